import UIKit

/// A text storage that implements its own storage, and highlights the text when it is edited.
final class CodeStorage: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")

  override var string: String { text.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    let paragraphs = (string as NSString).paragraphRange(for: editedRange)
    removeAttribute(.backgroundColor, range: paragraphs)
    addAttribute(.foregroundColor, value: UIColor.label, range: paragraphs)
    colour("\\b(func|let|return)\\b", .systemPink, in: paragraphs)
    colour("\\bString\\b", .systemTeal, in: paragraphs)
    colour("//.*", .secondaryLabel, in: paragraphs)
    for match in matches("`[^`]*`", in: paragraphs) {
      addAttribute(.backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.35), range: match)
    }
    super.processEditing()
  }

  private func colour(_ pattern: String, _ color: UIColor, in range: NSRange) {
    for match in matches(pattern, in: range) { addAttribute(.foregroundColor, value: color, range: match) }
  }

  private func matches(_ pattern: String, in range: NSRange) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: string, range: range).map(\.range)
  }
}
