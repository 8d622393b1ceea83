public import Foundation

// The classes of an extension that carries the packets of a network. The system starts none on Linux.

/// Apple: NEProvider.
open class NEProvider: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public override init() {}
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func sleep() async {}
  open func wake() {}
  open func displayMessage(_ message: String, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}

/// Apple: NETunnelProvider.
open class NETunnelProvider: NEProvider, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
  open var appRules: [NEOnDemandRule]? { nil }
  open var reasserting = false
  /// Fails.
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(NEVPNError(.configurationInvalid)) }
  open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {
    throw NEVPNError(.configurationInvalid)
  }
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
  open func handleAppMessage(_ messageData: Data) async -> Data? { nil }
}

/// Apple: NEPacketTunnelProvider.
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let packetFlow = NEPacketTunnelFlow()
  open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEVPNError(.connectionFailed))
  }
  open func startTunnel(options: [String: NSObject]? = nil) async throws { throw NEVPNError(.configurationInvalid) }
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
  open func stopTunnel(with reason: NEProviderStopReason) async {}
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// A flow without packets (Apple: NEPacketTunnelFlow).
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  /// Never calls the handler: no packets come.
  open func readPackets(completionHandler: @escaping @Sendable ([Data], [NSNumber]) -> Void) {}
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

public enum NEProviderStopReason: Int, Sendable {
  case none = 0
  case userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled
  case configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed
  case sleep, appUpdate, internalError
}

/// Apple: NETunnelNetworkSettings.
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
/// Apple: NEPacketTunnelNetworkSettings.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var tunnelOverheadBytes: NSNumber?
  open var mtu: NSNumber?
}
/// Apple: NEIPv4Settings.
open class NEIPv4Settings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let addresses: [String]
  public let subnetMasks: [String]
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) { (self.addresses, self.subnetMasks) = (addresses, subnetMasks) }
}
open class NEIPv4Route: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let destinationAddress: String
  public let destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress address: String, subnetMask: String) {
    (destinationAddress, destinationSubnetMask) = (address, subnetMask)
  }
  open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}
/// Apple: NEIPv6Settings.
open class NEIPv6Settings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let addresses: [String]
  public let networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
  }
}
open class NEIPv6Route: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let destinationAddress: String
  public let destinationNetworkPrefixLength: NSNumber
  open var gatewayAddress: String?
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
  }
  open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
/// Apple: NEProxySettings.
open class NEProxySettings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var autoProxyConfigurationEnabled = false
  open var proxyAutoConfigurationURL: URL?
  open var httpEnabled = false
  open var httpsEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsServer: NEProxyServer?
  open var excludeSimpleHostnames = false
  open var exceptionList: [String]?
  open var matchDomains: [String]?
}
open class NEProxyServer: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let address: String
  public let port: Int
  open var authenticationRequired = false
  open var username: String?
  open var password: String?
  public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
