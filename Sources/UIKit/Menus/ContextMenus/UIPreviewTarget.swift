/// The container and position of a preview (Apple: UIPreviewTarget). Immutable.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  /// The center in the coordinates of the container.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
