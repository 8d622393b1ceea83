import FoundationCompatibility

/// The store of the names for which a program has passwords. It is disabled, as on a device whose user has not chosen the program to fill in
/// passwords (Apple: ASCredentialIdentityStore).
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  // Sendable, since it has no state.
  private static let store = ASCredentialIdentityStore()
  open class var shared: ASCredentialIdentityStore { store }

  open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
  }
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }

  open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws { throw Self.disabled }
  open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws { throw Self.disabled }
  open func removeAllCredentialIdentities() async throws { throw Self.disabled }
  open func replaceCredentialIdentities(_ newCredentials: [any ASCredentialIdentity]) async throws { throw Self.disabled }

  private static let disabled = ASCredentialIdentityStoreError(.storeDisabled)

  private func refuse(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
    guard let completion else { return }
    DispatchQueue.global().async { completion(false, Self.disabled) }
  }
}

/// Apple: ASCredentialIdentityStoreState.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  // Sendable, since it has no state.
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}

public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Apple: ASCredentialIdentityStoreError.
public struct ASCredentialIdentityStoreError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case internalError, storeDisabled, storeBusy }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var internalError: Code { .internalError }
  public static var storeDisabled: Code { .storeDisabled }
  public static var storeBusy: Code { .storeBusy }
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  public var errorCode: Int { code.rawValue }
}
