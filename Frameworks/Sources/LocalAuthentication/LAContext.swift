@_exported import FoundationCompatibility

/// A context without Face ID and passcode: every policy fails with `biometryNotAvailable` (Apple: LAContext).
open class LAContext: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var maxBiometryFailures: NSNumber?
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

  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}
