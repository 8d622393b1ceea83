public import Foundation

/// The servers for names (Apple: NEDNSSettings).
open class NEDNSSettings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  open var dnsProtocol: NEDNSProtocol { .cleartext }
  public init(servers: [String]) { self.servers = servers }
}
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var serverURL: URL?
  open var identityReference: Data?
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
}
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var serverName: String?
  open var identityReference: Data?
  open override var dnsProtocol: NEDNSProtocol { .TLS }
}
public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }

/// The settings for names of the whole system, which a program on Linux cannot set: they are kept in memory, and saving fails (Apple:
/// NEDNSSettingsManager).
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let only = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { only }
  open var dnsSettings: NEDNSSettings?
  open var localizedDescription: String?
  open var onDemandRules: [NEOnDemandRule]?
  open var isEnabled: Bool { false }
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open func loadFromPreferences() async throws {}
  open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(NEVPNError(.configurationReadWriteFailed)) }
  }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open func removeFromPreferences() async throws {}
}
