import ObjectiveC

// Views as text, in the form that UIKit has for them: what differs from a new view, then the layer.
extension UIView {
  /// `<UILabel: 0x55d0; frame = (16 20; 288 33.6667); text = 'Hello'; userInteractionEnabled = NO; layer = <CALayer: 0x55e0>>`
  var summary: String {
    var parts = ["\(type(of: self)): \(address(of: self))"]
    let frame = layer.frame
    parts.append("frame = (\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) \(short(frame.height)))")
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(short)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = shownText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if gestureRecognizers != nil { parts.append("gestureRecognizers = <NSArray: \(address(of: self))>") }
    parts.append("layer = <\(type(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// The view with all below, a line a view.
  func recursiveSummary(depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + summary
    return ([line] + subviews.map { $0.recursiveSummary(depth: depth + 1) }).joined(separator: "\n")
  }
}

// What `perform(Selector("recursiveDescription"))` calls.
extension UIView: NamedMethods {
  nonisolated package static var methodsByName: [String: ClassTable.Method] {
    ["recursiveDescription": { target, _ in (target as? UIView)?.recursiveSummary() }]
  }
}

extension UIView.AutoresizingMask {
  /// "W+H": the letters of the parts that are flexible.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"),
      (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// "0x55d0".
func address(of object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }

/// Six digits, as C's `%g` writes a number.
private func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
