extension UIView {
  /// What happens to the contents when the bounds change (Apple: UIView.ContentMode). The raw values are Apple's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched. The default.
    case scaleToFill
    /// As large as fits, the rest is clear.
    case scaleAspectFit
    /// As small as fills, the rest is outside.
    case scaleAspectFill
    /// Drawn again. The only mode that calls `draw(_:)`.
    case redraw
    /// The others keep the size and pin the contents.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// A layer's gravity of the same effect. UIKit's layers have y down, and `.top` is the edge of least y.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
