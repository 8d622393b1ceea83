@_exported import FoundationCompatibility

/// A context without Face ID and passcode: every policy fails with `biometryNotAvailable` (Apple: LAContext).
open class LAContext: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  open func invalidate() {}
}
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
  public static var LABiometryNone: LABiometryType { .none }
}
/// Apple: LAError.
public struct LAError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
    case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
}
