import Display

/// The shape of the pointer (Apple: UIPointerShape).
public enum UIPointerShape {
  /// The radius of rounded rectangles without their own, in points.
  public static var defaultCornerRadius: CGFloat { 8 }

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A text beam. The length in points has no effect on Linux.
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The appearance of the pointer (Apple: UIPointerStyle).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The shapes beside the pointer. Arrows to the left and right, to the top and bottom, or to the upper left and lower right, give the
  /// desktop's pointer for resizing; others have no effect on Linux. Default empty.
  open var accessories: [UIPointerAccessory] = []
  /// The cursor without accessories.
  private let plainCursor: CursorShape

  init(cursor: CursorShape) {
    plainCursor = cursor
    super.init()
  }

  /// The desktop's cursor for the shape and the accessories.
  var cursor: CursorShape {
    let angles = Set(accessories.filter(\.isArrow).map(\.position.angle))
    func point(_ first: UIPointerAccessory.Position, _ second: UIPointerAccessory.Position) -> Bool {
      angles == [first.angle, second.angle]
    }
    if point(.left, .right) { return .horizontalResize }
    if point(.top, .bottom) { return .verticalResize }
    return point(.topLeft, .bottomRight) ? .diagonalResize : plainCursor
  }

  /// Creates a style: the text beam for a vertical beam, the hand for all other shapes.
  /// - Parameter constrainedAxes: has no effect on Linux.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam: self.init(cursor: .text)
    default: self.init(cursor: .hand)
    }
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }
  /// Returns the arrow.
  open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }
}

/// Returns the cursor of the innermost interaction that supplies a style; nil if there is none.
@MainActor
func pointerShape(over view: UIView, at point: CGPoint) -> CursorShape? {
  var link: UIView? = view
  while let present = link {
    link = present.superview
    if let button = present as? UIButton, let style = button.pointerStyle { return style.cursor }
    for case let interaction as UIPointerInteraction in present.viewState.interactions {
      if let style = interaction.style(at: present.convert(point, from: nil)) { return style.cursor }
    }
  }
  return nil
}
