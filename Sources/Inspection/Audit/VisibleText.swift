import QuartzCore
import UIKit

/// A visible text.
@MainActor
struct VisibleText {
  let subject: AuditSubject
  /// The rectangle of the text's lines, in points of the screen.
  let frame: CGRect
  /// The color and the font of each part of the text.
  let styles: [(color: UIColor, font: UIFont)]

  /// Returns the views that draw the text of a label, a text field or a text view.
  static func drawers(of view: UIView) -> [UIView] {
    if view is UILabel { return [view] }
    guard view is UITextField || view is UITextView else { return [] }
    var found: [UIView] = [], waiting = view.subviews
    while let next = waiting.popLast() {
      if next is UILabel || ClassNames.name(of: next) == "TextDrawingView" { found.append(next) }
      waiting += next.subviews
    }
    return found
  }

  /// - Returns: nil if the view shows no text, or if the color of its text is unknown.
  init?(_ subject: AuditSubject) {
    self.subject = subject
    switch subject.view {
    case let label as UILabel:
      guard !(label.superview is UITextField), let text = label.attributedText, text.length > 0 else { return nil }
      frame = subject.geometry.onScreen(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines))
      if label.isHighlighted, let color = label.highlightedTextColor {
        styles = [(color, label.font)]
      } else {
        guard let styles = Self.styles(of: text, (label.textColor, label.font)) else { return nil }
        self.styles = styles
      }
    case let field as UITextField:
      guard let text = field.text, !text.isEmpty else { return nil }
      frame = subject.geometry.onScreen(field.textRect(forBounds: field.bounds))
      styles = [(field.textColor ?? .label, field.font ?? .systemFont(ofSize: 17))]
    case let view as UITextView:
      guard let text = view.attributedText, text.length > 0,
        let styles = Self.styles(of: text, (view.textColor ?? .label, view.font ?? .systemFont(ofSize: 12)))
      else { return nil }
      frame = subject.frame
      self.styles = styles
    default: return nil
    }
  }

  /// - Returns: nil if a part has a background color, which is drawn together with the text.
  private static func styles(of text: NSAttributedString, _ usual: (UIColor, UIFont)) -> [(color: UIColor, font: UIFont)]? {
    var styles: [(color: UIColor, font: UIFont)] = []
    var isPlain = true
    let words = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if attributes[.backgroundColor] != nil || attributes[.attachment] != nil { isPlain = false }
      guard !words.substring(with: range).allSatisfy(\.isWhitespace) else { return }
      styles.append((attributes[.foregroundColor] as? UIColor ?? usual.0, attributes[.font] as? UIFont ?? usual.1))
    }
    return isPlain && !styles.isEmpty ? styles : nil
  }
}
