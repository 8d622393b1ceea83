@_exported import FoundationCompatibility

/// Attribution, which is not available (Apple: AAAttribution).
open class AAAttribution: NSObject {
  /// Throws `platformNotSupported`.
  open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
/// Apple: AAAttributionError.
public struct AAAttributionError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case networkError = 1, internalError, platformNotSupported }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.ap.adservices.attributionError" }
  public var errorCode: Int { code.rawValue }
}
