import Foundation

/// The origin of an unwind segue (Apple: UIStoryboardUnwindSegueSource). UIKit passes it to containers to ask which of their children may
/// be the destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The method that the destination must have.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?
  /// The controller that the segue leaves.
  public let source: UIViewController

  init(unwindAction: Selector, sender: Any?, source: UIViewController) {
    (self.unwindAction, self.sender, self.source) = (unwindAction, sender, source)
  }
}
