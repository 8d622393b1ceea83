extension UIView {
  /// How the contents adapt to new bounds (Apple: UIView.ContentMode). The raw values are Apple's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretches the contents to the bounds. The default.
    case scaleToFill
    /// Scales the contents to the largest size that fits, with the aspect ratio kept; the rest of the bounds is clear.
    case scaleAspectFit
    /// Scales the contents to the smallest size that fills the bounds, with the aspect ratio kept; parts can lie outside the bounds.
    case scaleAspectFill
    /// Redraws the contents. The only mode that calls `draw(_:)`.
    case redraw
    /// These keep the size of the contents and align them with the centre, an edge or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The layer gravity with the same effect. In UIKit's layers y points down, and `.top` is the edge with the smallest y.
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
