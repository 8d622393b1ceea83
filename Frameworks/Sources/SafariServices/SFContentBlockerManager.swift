public import Foundation

/// A manager whose requests fail, since there is no Safari with content to block (Apple: SFContentBlockerManager).
open class SFContentBlockerManager: NSObject {
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, SFErrorDomainError.noExtensionFound) } }
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(SFErrorDomainError.noExtensionFound) } }
}
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var isEnabled: Bool { false }
}
public let SFContentBlockerErrorDomain = "SFErrorDomain"
enum SFErrorDomainError: Int, Error, CustomNSError {
  case noExtensionFound = 1
  static var errorDomain: String { SFContentBlockerErrorDomain }
  var errorCode: Int { rawValue }
}
