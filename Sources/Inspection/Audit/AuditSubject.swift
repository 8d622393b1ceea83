import QuartzCore
import Raster
import UIKit

/// A view of the screen as an audit looks at it.
@MainActor
struct AuditSubject {
  let view: UIView
  let place: ViewPlace
  /// In points of the screen.
  let frame: CGRect
  /// What superviews and the screen leave visible of it.
  let visible: CGRect

  /// Returns what can be seen and used now, superviews first: the views of all windows, or of a presented controller alone.
  static func all(on screen: UIScreen) -> [AuditSubject] {
    let time = CACurrentMediaTime(), root = ViewPlace(root: screen.host.rootLayer, at: time)
    var subjects: [AuditSubject] = []
    for window in screen.shownWindows {
      let presented = sequence(first: window.rootViewController, next: { $0?.presentedViewController }).compactMap { $0 }.last?.viewIfLoaded
      let isRoot = presented === window.rootViewController?.viewIfLoaded
      var waiting = [(view: window as UIView, place: ViewPlace(window.layer, in: root, at: time), isInside: isRoot)]
      while let next = waiting.popLast() {
        guard !next.place.isHidden, next.place.opacity >= 0.01 else { continue }
        let isInside = next.isInside || next.view === presented
        if isInside { subjects.append(AuditSubject(next.view, next.place, screen: screen.bounds)) }
        for subview in next.view.subviews.reversed() {
          waiting.append((subview, next.place.of(subview, in: next.view, at: time), isInside))
        }
      }
    }
    return subjects
  }

  private init(_ view: UIView, _ place: ViewPlace, screen: CGRect) {
    (self.view, self.place) = (view, place)
    frame = place.onScreen(view.bounds)
    let clip = place.clip
    let seen = CGRect(x: clip.minX, y: clip.minY, width: max(0, clip.maxX - clip.minX), height: max(0, clip.maxY - clip.minY))
    let rest = frame.intersection(seen).intersection(screen)
    visible = rest.isNull ? .zero : rest
  }

  /// Whether at least nine tenths of it are seen: of what is scrolled half away, nothing can be said.
  var isWhole: Bool { frame.width * frame.height > 0 && visible.width * visible.height >= 0.9 * frame.width * frame.height }

  /// Whether touches may get to it as far as it and its superviews are concerned.
  var takesTouches: Bool { sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled) }

  /// Whether it belongs to a bar, whose parts are UIKit's.
  var isInBar: Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }

  /// Whether it is a part that UIKit made of one of its controls, such as the label of a segment.
  var isInternal: Bool {
    guard ClassNames.isOwn(Swift.type(of: view)) else { return false }
    if !ClassNames.isPublic(Swift.type(of: view)) { return true }
    return sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }.contains {
      let type = Swift.type(of: $0)
      return $0 is UISegmentedControl || $0 is UIPickerView || $0 is UIDatePicker || $0 is UIStepper || $0 is UISlider
        || (ClassNames.isOwn(type) && !ClassNames.isPublic(type) && $0.controller == nil && Self.isWidget($0))
    }
  }

  /// Panels of UIKit whose contents are not the project's: menus, keyboards, alerts.
  private static func isWidget(_ view: UIView) -> Bool {
    let name = ClassNames.name(of: view)
    return ["Menu", "Keyboard", "Alert", "Panel", "Picker", "Calendar", "Badge"].contains { name.contains($0) }
  }

  /// Whether the view or a superview is a control that a finger holds: it looks like this for a moment.
  var isPressed: Bool { sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isHighlighted == true } }

  /// Whether the view or a superview is a control that is not enabled.
  var isDisabled: Bool { sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false } }
}

extension ViewPlace {
  /// The bounds on the screen of a rectangle in the layer's coordinates.
  func onScreen(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { onScreen($0) as CGPoint }
    let x = corners.map(\.x), y = corners.map(\.y)
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(),
      [left, right, top, bottom].allSatisfy(\.isFinite)
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
