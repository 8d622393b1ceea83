import FoundationCompatibility

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The longest time for which an unlocked device may stand for an authentication, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Apple: LAError.
public struct LAError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
    case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, companionNotAvailable = -11
    case biometryNotPaired = -12, biometryDisconnected = -13, invalidDimensions = -14, notInteractive = -1004
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var watchNotAvailable: Code { .companionNotAvailable }

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? LAError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
}

// The names of C, which older programs compare with the code of an error.
public let kLAErrorAuthenticationFailed = LAError.Code.authenticationFailed.rawValue
public let kLAErrorUserCancel = LAError.Code.userCancel.rawValue
public let kLAErrorUserFallback = LAError.Code.userFallback.rawValue
public let kLAErrorSystemCancel = LAError.Code.systemCancel.rawValue
public let kLAErrorPasscodeNotSet = LAError.Code.passcodeNotSet.rawValue
public let kLAErrorBiometryNotAvailable = LAError.Code.biometryNotAvailable.rawValue
public let kLAErrorBiometryNotEnrolled = LAError.Code.biometryNotEnrolled.rawValue
public let kLAErrorBiometryLockout = LAError.Code.biometryLockout.rawValue
public let kLAErrorAppCancel = LAError.Code.appCancel.rawValue
public let kLAErrorInvalidContext = LAError.Code.invalidContext.rawValue
