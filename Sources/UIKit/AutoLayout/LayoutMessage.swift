/// Descriptions of constraints in the format of Apple's messages.
@MainActor
enum LayoutMessage {
  static func text(of constraint: NSLayoutConstraint) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item else { return "gone" }
      return "\(type(of: item)):\(address(item)).\(attribute)"
    }
    let sign = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation] ?? "=="
    var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) "
    if constraint.secondAttribute == .notAnAttribute {
      text += number(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += side(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))" }
    }
    if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
    let name = constraint.identifier.map { "'\($0)' " } ?? ""
    return "<NSLayoutConstraint:\(address(constraint)) \(name)\(text) (\(constraint.isActive ? "active" : "inactive"))>"
  }

  /// Returns the message of Apple's UIKit about conflicting constraints.
  static func conflict(_ all: [String], breaking broken: String) -> String {
    """
    Unable to simultaneously satisfy constraints.
    Probably at least one of the constraints in the following list is one you don't want.
    (
    \(all.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)
    """
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }
}
