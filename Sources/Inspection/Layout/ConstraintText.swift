import UIKit

/// Writes constraints as text, such as "titleLabel.leading = superview.leading + 16".
@MainActor
struct ConstraintText {
  /// The view relative to which others are named, such as "superview"; nil to use their own names.
  let view: UIView?

  func text(of constraint: NSLayoutConstraint) -> String {
    let relation = [.lessThanOrEqual: "<=", .equal: "=", .greaterThanOrEqual: ">="][constraint.relation] ?? "="
    var text = side(constraint.firstItem, constraint.firstAttribute, constraint.firstOrigin) + " \(relation) "
    let constant = Double(constraint.constant)
    guard constraint.secondAttribute != .notAnAttribute else { return text + constant.brief }
    if constraint.multiplier != 1 { text += "\(Double(constraint.multiplier).brief) * " }
    text += side(constraint.secondItem, constraint.secondAttribute, constraint.secondOrigin)
    if constant != 0 { text += constant < 0 ? " - \((-constant).brief)" : " + \(constant.brief)" }
    return text
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ origin: ItemAttribute?) -> String {
    let text = "\(name(of: item)).\(attribute)"
    return origin.map { "(\(text) - \(name(of: $0.item)).\($0.attribute))" } ?? text
  }

  /// Returns the name of a view or a layout guide.
  func name(of item: AnyObject?) -> String {
    guard let item else { return "gone" }
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return "guide" }
      return "\(name(of: owner)).\(name(of: guide, in: owner))"
    }
    guard let other = item as? UIView else { return ClassNames.name(of: item).shortened(to: 100) }
    if let view, other === view.superview { return "superview" }
    return Self.name(of: other)
  }

  /// Returns the property that refers to a view, or its identifier, or its class.
  static func name(of view: UIView) -> String {
    if let name = OwnerNames.name(of: view), let end = name.range(of: " of ") {
      return String(name[..<end.lowerBound]).shortened(to: 100)
    }
    return (view.accessibilityIdentifier ?? ClassNames.name(of: view)).shortened(to: 100)
  }

  private func name(of guide: UILayoutGuide, in owner: UIView) -> String {
    if guide === owner.layoutMarginsGuide { return "layoutMargins" }
    if guide === owner.safeAreaLayoutGuide { return "safeArea" }
    if guide === owner.readableContentGuide { return "readableContent" }
    if let scroll = owner as? UIScrollView {
      if guide === scroll.contentLayoutGuide { return "content" }
      if guide === scroll.frameLayoutGuide { return "frame" }
    }
    return (guide.identifier.isEmpty ? "guide" : guide.identifier).shortened(to: 100)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a position or a length along the vertical axis.
  var isOnVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
    default: false
    }
  }

  var isLength: Bool { self == .width || self == .height }
}
