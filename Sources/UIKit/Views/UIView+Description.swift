import ObjectiveC

// Descriptions of views in UIKit's format: the properties that differ from those of a new view, then the layer.
extension UIView {
  /// `<UILabel: 0x55d0; frame = (16 20; 288 33.6667); text = 'Hello'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x55e0>>`
  var summary: String {
    var parts = [reference(to: self)]
    if let base = baseClass { parts.append("baseClass = \(base)") }
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
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    // The name of a label's layer class on Apple's systems.
    let kind = self is UILabel && type(of: layer) == CALayer.self ? "_UILabelLayer" : "\(type(of: layer))"
    parts.append("layer = <\(kind): \(address(of: layer))>")
    return "<\((parts + scrollSummary).joined(separator: "; "))>"
  }

  /// The class of UIKit that a program's class inherits from; nil for UIKit's own classes, and if it is `UIView`.
  private var baseClass: AnyClass? {
    guard !isOwn(type(of: self)) else { return nil }
    var next: AnyClass? = type(of: self)
    while let type = next, !isOwn(type) { next = _getSuperclass(type) }
    return next == UIView.self ? nil : next
  }

  /// The parts of a scroll view after the layer.
  private var scrollSummary: [String] {
    guard let view = self as? UIScrollView else { return [] }
    var parts = [
      "contentOffset: \(NSCoder.string(for: view.contentOffset))", "contentSize: \(NSCoder.string(for: view.contentSize))",
      "adjustedContentInset: \(NSCoder.string(for: view.adjustedContentInset))",
    ]
    func bracketed(_ object: AnyObject?) -> String { object.map { "<\(reference(to: $0))>" } ?? "(null)" }
    if let table = self as? UITableView { parts.append("dataSource: \(bracketed(table.dataSource))") }
    if let collection = self as? UICollectionView {
      parts += ["layout: \(bracketed(collection.collectionViewLayout))", "dataSource: \(bracketed(collection.dataSource))"]
    }
    return parts
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// Returns the description of the view and its descendants, one line for each view.
  func recursiveSummary(depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + summary
    return ([line] + subviews.map { $0.recursiveSummary(depth: depth + 1) }).joined(separator: "\n")
  }
}

// The method for `perform(Selector("recursiveDescription"))`.
extension UIView: NamedMethods {
  nonisolated package static var methodsByName: [String: ClassTable.Method] {
    ["recursiveDescription": { target, _ in (target as? UIView)?.recursiveSummary() }]
  }
}

extension UIView.AutoresizingMask {
  /// The abbreviations of the flexible parts, such as "W+H".
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"),
      (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// Whether a class is one of UIKit's.
private func isOwn(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

/// Returns the class and the address of an object. Classes of programs are named with their module, as on Apple's systems.
private func reference(to object: AnyObject) -> String {
  let type: AnyClass = type(of: object)
  return "\(isOwn(type) ? "\(type)" : String(reflecting: type)): \(address(of: object))"
}

/// Returns the address of an object in hexadecimal digits, such as "0x55d0".
func address(of object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }

/// Formats a number with six significant digits, as C's `%g` does.
private func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
