/// An item of a drag (Apple: UIDragItem). No drag starts on Linux.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// An object for use within the application.
  open var localObject: Any?
  /// Never called.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open func setNeedsDropPreviewUpdate() {}
}
