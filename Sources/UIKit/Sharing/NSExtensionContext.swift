public import Foundation

/// What the application that asked gave to an extension. Nothing starts extensions on Linux: a program makes one in its tests (Apple: NSExtensionContext).
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  /// The request ends; no application waits for the items.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension NSNotification.Name {
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name("NSExtensionHostWillEnterForegroundNotification")
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name("NSExtensionHostDidEnterBackgroundNotification")
  public static let NSExtensionHostWillResignActive = NSNotification.Name("NSExtensionHostWillResignActiveNotification")
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name("NSExtensionHostDidBecomeActiveNotification")
}
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// Apple: NSExtensionRequestHandling.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
