@_exported import FoundationCompatibility

/// The homes of the user, of which there are none: access is denied, and requests fail (Apple: HMHomeManager).
open class HMHomeManager: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  /// Told once that the homes are known.
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      guard oldValue == nil, delegate != nil, !wasAnnounced else { return }
      wasAnnounced = true
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.homeManagerDidUpdateHomes(self)
        delegate?.homeManager(self, didUpdate: authorizationStatus)
      }
    }
  }
  private var wasAnnounced = false
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
  open func addHome(withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion(nil, HMError.unavailable) }
  }
  open func addHome(named homeName: String) async throws -> HMHome { throw HMError.unavailable }
  open func removeHome(_ home: HMHome, completionHandler completion: @escaping Done) { fail(completion) }
  open func removeHome(_ home: HMHome) async throws { throw HMError.unavailable }
  open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping Done) { fail(completion) }
  public typealias Done = @Sendable ((any Error)?) -> Void
}
func fail(_ completion: @escaping @Sendable ((any Error)?) -> Void) { DispatchQueue.main.async { completion(HMError.unavailable) } }

/// Apple: HMHomeManagerAuthorizationStatus.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}
/// Apple: HMHomeManagerDelegate.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}
extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}
/// Searches for accessories and finds none (Apple: HMAccessoryBrowser).
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open weak var delegate: (any HMAccessoryBrowserDelegate)?
  open var discoveredAccessories: [HMAccessory] { [] }
  open func startSearchingForNewAccessories() {}
  open func stopSearchingForNewAccessories() {}
}
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}
extension HMAccessoryBrowserDelegate {
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

public let HMErrorDomain = "HMErrorDomain"
/// Apple: HMError.
public struct HMError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unexpectedError = -1, alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic
    case writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied
    case objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome, accessoryIsBusy, operationInProgress
    case accessoryOutOfResources, insufficientPrivileges, accessoryPairingFailed, invalidDataFormatSpecified, nilParameter
    case operationCancelled = 23, homeAccessNotAuthorized = 47, notAuthorizedForMicrophoneAccess = 91, missingEntitlement = 80
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? HMError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HMErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .homeAccessNotAuthorized ? "Access to home data is not authorized" : "\(code)" }
  static var unavailable: HMError { HMError(.homeAccessNotAuthorized) }
}
