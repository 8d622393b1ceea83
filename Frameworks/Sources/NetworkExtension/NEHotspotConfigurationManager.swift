public import Foundation

/// Joins wireless networks, which programs on Linux may not: requests fail (Apple: NEHotspotConfigurationManager).
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = NEHotspotConfigurationManager()
  open class var shared: NEHotspotConfigurationManager { only }
  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(NEHotspotConfigurationError.systemConfiguration) }
  }
  open func apply(_ configuration: NEHotspotConfiguration) async throws { throw NEHotspotConfigurationError.systemConfiguration }
  open func removeConfiguration(forSSID SSID: String) {}
  open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  open func configuredSSIDs() async -> [String] { [] }
}
/// Apple: NEHotspotConfiguration.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let ssid: String
  open var joinOnce = false
  open var hidden = false
  open var lifeTimeInDays: NSNumber = 0
  public init(ssid: String) { self.ssid = ssid }
  public convenience init(ssid: String, passphrase: String, isWEP: Bool) { self.init(ssid: ssid) }
  public convenience init(ssidPrefix: String) { self.init(ssid: ssidPrefix) }
  public convenience init(ssidPrefix: String, passphrase: String, isWEP: Bool) { self.init(ssid: ssidPrefix) }
}
public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
/// Apple: NEHotspotConfigurationError.
public enum NEHotspotConfigurationError: Int, Error, CustomNSError, Sendable {
  case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
  case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated
  case applicationIsNotInForeground, invalidSSIDPrefix
  public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
  public var errorCode: Int { rawValue }
}
/// A wireless network. The present one is not found (Apple: NEHotspotNetwork).
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }
}
