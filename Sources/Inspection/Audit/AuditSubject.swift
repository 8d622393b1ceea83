import QuartzCore
import Raster
import UIKit

/// A view that an audit checks.
@MainActor
struct AuditSubject {
  let view: UIView
  let geometry: ViewGeometry
  /// The frame in points of the screen.
  let frame: CGRect
  /// The part of the frame that superviews and the screen do not clip, in points of the screen.
  let visible: CGRect

  /// Returns the views that can be seen and used now, superviews first: those of all windows, or only those of a presented controller.
  static func all(on screen: UIScreen) -> [AuditSubject] {
    let time = CACurrentMediaTime(), root = ViewGeometry(root: screen.host.rootLayer, at: time)
    var subjects: [AuditSubject] = []
    for window in screen.shownWindows {
      let presented = sequence(first: window.rootViewController, next: { $0?.presentedViewController }).compactMap { $0 }.last?.viewIfLoaded
      let isRoot = presented === window.rootViewController?.viewIfLoaded
      var waiting = [(view: window as UIView, geometry: ViewGeometry(window.layer, in: root, at: time), isInside: isRoot)]
      while let next = waiting.popLast() {
        guard !next.geometry.isHidden, next.geometry.opacity >= 0.01 else { continue }
        let isInside = next.isInside || next.view === presented
        if isInside { subjects.append(AuditSubject(next.view, next.geometry, screen: screen.bounds)) }
        for subview in next.view.subviews.reversed() {
          waiting.append((subview, next.geometry.of(subview, in: next.view, at: time), isInside))
        }
      }
    }
    return subjects
  }

  private init(_ view: UIView, _ geometry: ViewGeometry, screen: CGRect) {
    (self.view, self.geometry) = (view, geometry)
    frame = geometry.onScreen(view.bounds)
    let clip = geometry.clip
    let seen = CGRect(x: clip.minX, y: clip.minY, width: max(0, clip.maxX - clip.minX), height: max(0, clip.maxY - clip.minY))
    let rest = frame.intersection(seen).intersection(screen)
    visible = rest.isNull ? .zero : rest
  }

  /// Whether at least nine tenths of the view are visible. Views that are partly scrolled away cannot be judged.
  var isWhole: Bool { frame.width * frame.height > 0 && visible.width * visible.height >= 0.9 * frame.width * frame.height }

  /// Whether the view and all its superviews have user interaction enabled.
  var takesTouches: Bool { sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled) }

  /// Whether the view is in a bar, whose parts UIKit lays out.
  var isInBar: Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }

  /// Whether the view is an internal part of one of UIKit's controls, such as the label of a segment.
  var isInternal: Bool {
    guard ClassNames.isOwn(Swift.type(of: view)) else { return false }
    if !ClassNames.isPublic(Swift.type(of: view)) { return true }
    return sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }.contains {
      let type = Swift.type(of: $0)
      return $0 is UISegmentedControl || $0 is UIPickerView || $0 is UIDatePicker || $0 is UIStepper || $0 is UISlider
        || (ClassNames.isOwn(type) && !ClassNames.isPublic(type) && $0.controller == nil && Self.isWidget($0))
    }
  }

  /// Whether the view is an internal panel of UIKit: a menu, a keyboard or an alert.
  private static func isWidget(_ view: UIView) -> Bool {
    let name = ClassNames.name(of: view)
    return ["Menu", "Keyboard", "Alert", "Panel", "Picker", "Calendar", "Badge"].contains { name.contains($0) }
  }

  /// Whether the view or a superview is a highlighted control, whose appearance is temporary.
  var isPressed: Bool { sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isHighlighted == true } }

  /// Whether the view or a superview is a control that is not enabled.
  var isDisabled: Bool { sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false } }
}

extension ViewGeometry {
  /// Returns the bounding box on the screen of a rectangle in the layer's coordinates.
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
