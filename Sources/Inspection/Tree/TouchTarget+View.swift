import Display
import UIKit

/// The result of looking for the view that a touch would hit.
package enum TouchTargetResult: Equatable {
  case nothing
  case target(TouchTarget)
  /// A view that moves. One frame later, another view may be there.
  case moving
}

extension TouchTarget {
  /// Returns the view that a touch at a point of the screen would hit, found by `hitTest(_:with:)`.
  @MainActor
  package static func find(at point: CGPoint, on screen: UIScreen) -> TouchTargetResult {
    let windows = screen.shownWindows
    var hit: UIView?
    for window in windows.reversed() where !window.isHidden && hit == nil {
      hit = window.hitTest(window.convertFromScreen(point), with: nil)
    }
    guard let hit else { return .nothing }
    let view = subject(of: hit)
    if isMoving(hit) { return .moving }
    guard let path = ViewPath.text(of: view, in: windows) else { return .nothing }
    return .target(
      TouchTarget(
        type: ClassNames.name(of: view).shortened(to: 200), label: label(of: view),
        identifier: view.accessibilityIdentifier?.shortened(to: 200), path: path))
  }

  /// Whether a view or a superview is animated, or scrolls by itself.
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

  /// Whether the texts inside of a view can name it.
  @MainActor
  private static func isNamedByContent(_ view: UIView) -> Bool {
    view is UIControl || view is UITableViewCell || view is UICollectionViewCell
  }

  @MainActor
  private static func label(of view: UIView) -> String? {
    // The text in a field does not identify the field.
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
