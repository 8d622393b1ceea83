import Display
import UIKit

/// What a touch would hit.
package enum TouchFinding: Equatable {
  case nothing
  case target(TouchTarget)
  /// Something that moves by itself. What is there a frame later may be another view.
  case moving
}

extension TouchTarget {
  /// Returns what a touch at a point of the screen would hit. The views are asked by `hitTest(_:with:)`, as for a touch.
  @MainActor
  package static func find(at point: CGPoint, on screen: UIScreen) -> TouchFinding {
    let windows = screen.shownWindows
    var hit: UIView?
    for window in windows.reversed() where !window.isHidden && hit == nil {
      hit = window.hitTest(window.convertFromScreen(point), with: nil)
    }
    guard let hit else { return .nothing }
    let view = subject(of: hit)
    if isMoving(hit) { return .moving }
    guard let place = TreePlace.text(of: view, in: windows) else { return .nothing }
    return .target(
      TouchTarget(
        type: ClassNames.name(of: view).shortened(to: 200), label: label(of: view),
        identifier: view.accessibilityIdentifier?.shortened(to: 200), place: place))
  }

  /// Whether a view or one that contains it is animated, or is scrolled by itself.
  @MainActor
  private static func isMoving(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { view in
      if let scroll = view as? UIScrollView, scroll.isDecelerating || scroll.isZoomBouncing { return true }
      return view.layer.animationKeys()?.isEmpty == false
    }
  }

  /// Returns the control or the cell to which a view belongs; otherwise the view.
  @MainActor
  private static func subject(of view: UIView) -> UIView {
    var next: UIView? = view
    while let candidate = next {
      if isNamedByContent(candidate) { return candidate }
      next = candidate.superview
    }
    return view
  }

  /// Whether the texts within a view say what it is.
  @MainActor
  private static func isNamedByContent(_ view: UIView) -> Bool {
    view is UIControl || view is UITableViewCell || view is UICollectionViewCell
  }

  @MainActor
  private static func label(of view: UIView) -> String? {
    // What is typed into a field does not say which field it is.
    if view is any UITextInput {
      return view.accessibilityLabel?.shortened(to: 80) ?? (view as? UITextField)?.placeholder?.shortened(to: 80)
    }
    if let text = ShownText.of(view) { return text }
    if let label = view.accessibilityLabel, !label.isEmpty { return label.shortened(to: 80) }
    return isNamedByContent(view) ? firstText(in: view, depth: 6) : nil
  }

  @MainActor
  private static func firstText(in view: UIView, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    for subview in view.subviews where !subview.isHidden {
      if let text = ShownText.of(subview) ?? firstText(in: subview, depth: depth - 1) { return text }
    }
    return nil
  }
}
