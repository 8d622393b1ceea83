import UIKit

/// The text that a view shows.
@MainActor
enum ShownText {
  /// Returns the text that a view shows, on one line and shortened; nil if there is none.
  static func of(_ view: UIView) -> String? {
    guard let text = text(of: view), !text.isEmpty else { return nil }
    return String(text.shortened(to: 80).map { $0.isNewline ? " " : $0 })
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
    case let field as UITextField: field.text?.isEmpty == false ? (field.isSecureTextEntry ? "•••" : field.text) : field.placeholder
    case let view as UITextView: view.isSecureTextEntry ? "•••" : view.text
    case let bar as UISearchBar: bar.text?.isEmpty == false ? bar.text : bar.placeholder
    case let control as UISegmentedControl:
      (0..<min(control.numberOfSegments, 20)).compactMap { control.titleForSegment(at: $0) }.joined(separator: " | ")
    default: nil
    }
  }
}
