import Hosting
import QuartzCore
import UIKit

extension Auditor {
  /// The recommended side of a touch target, in points (Apple: Human Interface Guidelines, "Buttons").
  private static let target: CGFloat = 44
  /// The minimum side of a touch target, in points (WCAG 2.2, 2.5.8, "Target Size").
  private static let smallestTarget: CGFloat = 24

  /// Returns the controls and views with tap recognizers that are too small. The area around a view is included if touches there reach it.
  func touchTargets() -> [AuditFinding] {
    subjects.filter { interactive($0) && !$0.isInBar && !Self.hasSystemSize($0.view) }.compactMap { subject in
      let size = touchSize(of: subject)
      let side = min(size.width, size.height)
      guard side < Self.target - 0.5 else { return nil }
      let severity: AuditFinding.Severity =
        side < Self.smallestTarget - 0.5 ? .error : Self.isAsHighAsItsTitle(subject.view) ? .note : .warning
      return finding(
        .touchTarget, severity, subject.view, frame: subject.frame,
        "It can be touched on \(Double(size.width).brief) x \(Double(size.height).brief) points. Fingers need 44 x 44.",
        suggestion: "Make it larger, or let point(inside:with:) answer for the area around it.")
    }
  }

  /// Whether UIKit determines the size of the control.
  private static func hasSystemSize(_ view: UIView) -> Bool {
    switch view {
    case is UISwitch, is UISegmentedControl, is UIStepper, is UISlider, is UIPageControl, is UIDatePicker, is UIRefreshControl: true
    // A field of one line is 34 points high.
    case is UITextField: view.bounds.height >= 30
    default: false
    }
  }

  /// Whether the view is one of UIKit's buttons with a title and its intrinsic height, at least 30 points, and is wide enough.
  private static func isAsHighAsItsTitle(_ view: UIView) -> Bool {
    guard let button = view as? UIButton, ClassNames.isOwn(type(of: button)), ShownText.of(button) != nil else { return false }
    let size = button.bounds.size
    return size.height >= 29.5 && size.width >= 43.5 && abs(size.height - button.intrinsicContentSize.height) < 1
  }

  /// Returns the size of the area in which touches reach a view: that of its frame, or 44 points along an axis if touches outside reach it.
  private func touchSize(of subject: AuditSubject) -> CGSize {
    let frame = subject.frame, center = CGPoint(x: frame.midX, y: frame.midY), half = Self.target / 2 - 0.5
    func gets(_ x: CGFloat, _ y: CGFloat) -> Bool {
      guard let hit = touched(CGPoint(x: center.x + x, y: center.y + y)) else { return false }
      return hit.isDescendant(of: subject.view)
    }
    var size = frame.size
    if size.width < Self.target, gets(-half, 0), gets(half, 0) { size.width = Self.target }
    if size.height < Self.target, gets(0, -half), gets(0, half) { size.height = Self.target }
    return size
  }

  /// Returns the controls and tappable views that touches, or screen readers, cannot reach.
  func unreachable() -> [AuditFinding] {
    let spoken = Set(inspector.windows.flatMap { AccessibilityTree.elements(of: $0) }.compactMap(\.view))
    return subjects.filter { interactive($0) && !$0.isInBar }.compactMap { covered($0) ?? unspoken($0, spoken) }
  }

  private func covered(_ subject: AuditSubject) -> AuditFinding? {
    let frame = subject.visible
    let parts: [CGFloat] = [0.5, 0.2, 0.8]
    let points = parts.flatMap { x in parts.map { CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * $0) } }
    var front: UIView?
    for point in points {
      guard let hit = touched(point) else { continue }
      if hit.isDescendant(of: subject.view) { return nil }
      front = front ?? hit
    }
    guard let front, !subject.view.isDescendant(of: front), front.window === subject.view.window, !(front is UIWindow) else { return nil }
    // A view of another controller covers it on purpose.
    guard controller(of: front) === controller(of: subject.view), ClassNames.isPublic(type(of: front)) else { return nil }
    return finding(
      .unreachable, .error, subject.view, frame: frame,
      "It cannot be touched: \(ClassNames.name(of: front)) (\(front.frame.brief)) lies in front of it and takes the touches.",
      suggestion: "Bring it to the front, or set isUserInteractionEnabled of the view in front to false.")
  }

  private func controller(of view: UIView) -> UIViewController? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.controller).first
  }

  private func unspoken(_ subject: AuditSubject, _ spoken: Set<ObjectIdentifier>) -> AuditFinding? {
    let view = subject.view
    guard !spoken.contains(ObjectIdentifier(view)) else { return nil }
    let ancestors = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }
    // It is hidden from screen readers on purpose, so there should be another way to do the same.
    guard !view.accessibilityElementsHidden, !ancestors.contains(where: \.accessibilityElementsHidden) else { return nil }
    if let element = ancestors.first(where: \.isAccessibilityElement) {
      guard element.accessibilityCustomActions?.isEmpty != false, !(element is UIControl), view is UIControl else { return nil }
      return finding(
        .unreachable, .warning, view, frame: subject.frame,
        "A screen reader does not get to it, since \(ClassNames.name(of: element)) around it is one accessibility element.",
        suggestion: "Give the element around it an accessibilityCustomActions entry, or set its isAccessibilityElement to false.")
    }
    guard !(view is UIControl), !hasElements(view, spoken) else { return nil }
    // A tap on a large area, such as one that ends typing, is rarely the only way to do something.
    let screen = inspector.screen.bounds
    guard subject.frame.width * subject.frame.height < 0.4 * screen.width * screen.height else { return nil }
    return finding(
      .unreachable, .warning, view, frame: subject.frame,
      "It can be tapped, but a screen reader does not get to it.",
      suggestion: "Set isAccessibilityElement to true, give it an accessibilityLabel and the trait button.")
  }

  private func hasElements(_ view: UIView, _ spoken: Set<ObjectIdentifier>) -> Bool {
    view.subviews.contains { spoken.contains(ObjectIdentifier($0)) || hasElements($0, spoken) }
  }
}
