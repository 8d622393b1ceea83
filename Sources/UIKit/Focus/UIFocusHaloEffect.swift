import CoreGraphics
import QuartzCore

/// A ring of a given shape around the focused item (Apple: UIFocusHaloEffect).
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The side of the outline on which the ring is drawn.
  public enum Position: Int, Sendable {
    /// Outside, or inside if the view clips its contents.
    case automatic
    case outside, inside
  }

  /// The outline, in the coordinates of the focused item; nil for its bounds.
  let outline: UIBezierPath?
  /// The view that the ring moves with. Default nil: the focused item.
  open weak var referenceView: UIView?
  /// The view that contains the ring. Default nil: the reference view.
  open weak var containerView: UIView?
  open var position = Position.automatic

  /// Makes a ring around the item's bounds.
  public override init() {
    outline = nil
    super.init()
  }
  public init(rect: CGRect) {
    outline = UIBezierPath(rect: rect)
    super.init()
  }
  /// Creates a ring around a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    if curve == .continuous {
      let path = CGMutablePath(), r = cornerRadius
      path.addContinuousRect(rect, topLeft: r, topRight: r, bottomRight: r, bottomLeft: r)
      outline = UIBezierPath(cgPath: path)
    } else {
      outline = UIBezierPath(circularRect: rect, radius: cornerRadius)
    }
    super.init()
  }
  public init(path: UIBezierPath) {
    outline = path.copy() as? UIBezierPath
    super.init()
  }

  override func duplicate() -> UIFocusEffect {
    let copy = outline.map { UIFocusHaloEffect(path: $0) } ?? UIFocusHaloEffect()
    copy.referenceView = referenceView
    copy.containerView = containerView
    copy.position = position
    return copy
  }
}
