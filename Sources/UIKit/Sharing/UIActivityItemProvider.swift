import Foundation
import Synchronization

/// Makes what is shared on a thread beside the main one (Apple: UIActivityItemProvider). Override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  // Everything that changes is in `values`, behind its lock.
  private struct Values: @unchecked Sendable {
    var placeholder: Any?
    var type: UIActivity.ActivityType?
    var made: Any?
  }
  private let values: Mutex<Values>

  public init(placeholderItem: Any) {
    values = Mutex(Values(placeholder: placeholderItem))
    super.init()
  }

  open var placeholderItem: Any? { values.withLock { $0 }.placeholder }
  /// The activity that was chosen; nil before.
  open var activityType: UIActivity.ActivityType? { values.withLock { $0 }.type }
  /// Called on another thread, while the operation runs. The default is the placeholder.
  open var item: Any { placeholderItem ?? "" }

  open override func main() {
    guard !isCancelled else { return }
    let made = Values(made: item)
    values.withLock { $0.made = made.made }
  }

  func choose(_ type: UIActivity.ActivityType?) { values.withLock { $0.type = type } }

  @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }

  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { values.withLock { $0 }.made }

  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

extension UIActivityItemProvider: UIActivityItemSource {}
