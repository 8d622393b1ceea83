import Display

/// The outline of the pointer (Apple: UIPointerShape).
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// Points; the desktop's text beam has a length of its own.
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How the pointer looks (Apple: UIPointerStyle).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let cursor: CursorShape

  init(cursor: CursorShape) {
    self.cursor = cursor
    super.init()
  }

  /// A text beam for a vertical one; other outlines are the desktop's hand.
  /// - Parameter constrainedAxes: kept by nobody: a desktop's pointer goes where the hand moves it.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam: self.init(cursor: .text)
    default: self.init(cursor: .hand)
    }
  }

  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }
  /// The arrow.
  open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }
}

/// What the innermost interaction that has a style says.
@MainActor
func pointerShape(over view: UIView, at point: CGPoint) -> CursorShape? {
  var link: UIView? = view
  while let present = link {
    link = present.superview
    for case let interaction as UIPointerInteraction in present.viewState.interactions {
      if let style = interaction.style(at: present.convert(point, from: nil)) { return style.cursor }
    }
  }
  return nil
}
