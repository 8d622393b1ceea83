import Foundation
import Synchronization

/// Creates a shared item on a background thread (Apple: UIActivityItemProvider). Override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  // All mutable state is in `values`, protected by its lock.
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
  /// The chosen activity; nil before the choice.
  open var activityType: UIActivity.ActivityType? { values.withLock { $0 }.type }
  /// The shared item. Called on a background thread while the operation runs. Default the placeholder.
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
