/// A protocol of connections (Apple: NWProtocolDefinition).
open class NWProtocolDefinition: Equatable, @unchecked Sendable {
  // Unchecked: it is constant.
  public let name: String
  init(name: String) { self.name = name }
  public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool { left.name == right.name }
}
/// Options of a protocol (Apple: NWProtocolOptions).
open class NWProtocolOptions: @unchecked Sendable {
  // Unchecked: options are set before a connection is started, as with Apple's class.
  init() {}
}
/// Facts about a message (Apple: NWProtocolMetadata).
open class NWProtocolMetadata: @unchecked Sendable {
  // Unchecked: it has no variables.
  init() {}
}
open class NWProtocol {}

/// TCP (Apple: NWProtocolTCP).
open class NWProtocolTCP: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "tcp")

  /// `noDelay`, `enableKeepalive` and `keepaliveIdle` are used; the other options are stored and have no effect on Linux.
  open class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: see NWProtocolOptions.
    open var noDelay = false
    open var noPush = false
    open var noOptions = false
    open var enableKeepalive = false
    open var keepaliveCount = 0
    /// Seconds; 0 for the system's value.
    open var keepaliveIdle = 0
    open var keepaliveInterval = 0
    open var maximumSegmentSize = 0
    open var connectionTimeout = 0
    open var persistTimeout = 0
    open var connectionDropTime = 0
    open var retransmitFinDrop = false
    open var disableAckStretching = false
    open var enableFastOpen = false
    open var disableECN = false
    public override init() { super.init() }
  }
}
/// UDP (Apple: NWProtocolUDP).
open class NWProtocolUDP: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "udp")

  open class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: see NWProtocolOptions.
    /// Stored; has no effect on Linux.
    open var preferNoChecksum = false
    public override init() { super.init() }
  }
}
/// TLS (Apple: NWProtocolTLS). Connections with it fail on Linux.
open class NWProtocolTLS: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "tls")

  open class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: see NWProtocolOptions.
    public override init() { super.init() }
  }
}

/// The protocols and the rules of a connection (Apple: NWParameters).
open class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
  // Unchecked: parameters are set before a connection is started, as with Apple's class.
  public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }

  /// The protocols, from the application's to the network's.
  open class ProtocolStack {
    open var applicationProtocols: [NWProtocolOptions] = []
    open var transportProtocol: NWProtocolOptions?
    init() {}
  }

  public let defaultProtocolStack = ProtocolStack()
  /// The local address of a listener or a connection; nil for any.
  open var requiredLocalEndpoint: NWEndpoint?
  /// Whether an address can be used again at once.
  open var allowLocalEndpointReuse = false
  // The following are stored and have no effect on Linux.
  open var requiredInterface: NWInterface?
  open var requiredInterfaceType = NWInterface.InterfaceType.other
  open var prohibitedInterfaces: [NWInterface]?
  open var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  open var prohibitExpensivePaths = false
  open var prohibitConstrainedPaths = false
  open var includePeerToPeer = false
  open var acceptLocalOnly = false
  open var preferNoProxies = false
  open var allowFastOpen = false
  open var serviceClass = ServiceClass.bestEffort
  open var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  open var multipathServiceType = MultipathServiceType.disabled

  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  open func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    (copy.requiredLocalEndpoint, copy.allowLocalEndpointReuse) = (requiredLocalEndpoint, allowLocalEndpointReuse)
    (copy.requiredInterface, copy.requiredInterfaceType) = (requiredInterface, requiredInterfaceType)
    (copy.prohibitedInterfaces, copy.prohibitedInterfaceTypes) = (prohibitedInterfaces, prohibitedInterfaceTypes)
    (copy.prohibitExpensivePaths, copy.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
    (copy.includePeerToPeer, copy.acceptLocalOnly) = (includePeerToPeer, acceptLocalOnly)
    (copy.preferNoProxies, copy.allowFastOpen, copy.serviceClass) = (preferNoProxies, allowFastOpen, serviceClass)
    (copy.expiredDNSBehavior, copy.multipathServiceType) = (expiredDNSBehavior, multipathServiceType)
    return copy
  }
  public var debugDescription: String { isDatagram ? "udp" : isStream ? "tcp" : "" }

  var isStream: Bool { defaultProtocolStack.transportProtocol is NWProtocolTCP.Options }
  var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
  /// Whether only protocols are used that work on Linux: TCP and UDP, with nothing above them.
  var isSupported: Bool { (isStream || isDatagram) && defaultProtocolStack.applicationProtocols.isEmpty }
}
