public import Foundation

/// The context of an app extension (Apple: NSExtensionContext). Nothing starts extensions on Linux; tests can create a context.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  /// Completes the request. The handler is called with false, because no host application receives the items.
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

/// Handles the request of an extension's host (Apple: NSExtensionRequestHandling).
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
