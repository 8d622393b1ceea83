public import Foundation

/// There is no Safari whose content could be blocked: every request fails (Apple: SFContentBlockerManager).
open class SFContentBlockerManager: NSObject {
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, SFErrorDomainError.noExtensionFound) } }
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(SFErrorDomainError.noExtensionFound) } }
}
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open var isEnabled: Bool { false }
}
public let SFContentBlockerErrorDomain = "SFErrorDomain"
enum SFErrorDomainError: Int, Error, CustomNSError {
  case noExtensionFound = 1
  static var errorDomain: String { SFContentBlockerErrorDomain }
  var errorCode: Int { rawValue }
}
