import CoreGraphics

/// A size of a screen in pixels (Apple: UIScreenMode).
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel divided by its height: 1, since pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}
