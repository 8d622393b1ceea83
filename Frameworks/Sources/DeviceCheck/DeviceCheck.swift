@_exported import FoundationCompatibility

/// A device without identification (Apple: DCDevice).
open class DCDevice: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class var current: DCDevice { shared }
  private static let shared = DCDevice()
  open var isSupported: Bool { false }
  open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion(nil, DCError(.featureUnsupported)) }
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Apple: DCAppAttestService.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class var shared: DCAppAttestService { service }
  private static let service = DCAppAttestService()
  open var isSupported: Bool { false }
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) } }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) } }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Apple: DCError.
public struct DCError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }
}
