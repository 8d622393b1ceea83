/// An item of a drag (Apple: UIDragItem).
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// An object for use within the application.
  open var localObject: Any?
  /// Returns the preview that replaces the lifted view when the drag begins; nil keeps the lifted view. Default nil.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has no effect: the preview of a drop is requested only once.
  open func setNeedsDropPreviewUpdate() {}
}
