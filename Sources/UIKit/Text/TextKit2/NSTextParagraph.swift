internal import CoreText
import Foundation
import TextEditing

/// A paragraph with its separator (Apple: NSTextParagraph).
open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString
  /// Whether a delegate has made the paragraph, which may then show other attributes than the storage has.
  var isCustom = true

  /// - Parameter attributedString: the text with its separator; nil for an empty paragraph.
  public init(attributedString: NSAttributedString?) {
    text = attributedString.map { AttributedText(attributedString: $0) } ?? AttributedText(string: "")
    super.init(textContentManager: nil)
  }

  open var attributedString: NSAttributedString { text }
  override var unitCount: Int { attributedString.length }

  /// The range of the text without the separator; nil if the paragraph is in no document.
  open var paragraphContentRange: NSTextRange? { part(upTo: true) }
  /// The range of the separator; nil if there is none, or if the paragraph is in no document.
  open var paragraphSeparatorRange: NSTextRange? { separatorLength == 0 ? nil : part(upTo: false) }

  var separatorLength: Int {
    let units = Array(attributedString.string.utf16.suffix(2))
    guard let last = units.last, TextBoundaries.isSeparator(last) else { return 0 }
    return units == [0x0d, 0x0a] ? 2 : 1
  }

  private func part(upTo isContent: Bool) -> NSTextRange? {
    guard let elementRange, let manager = textContentManager,
      let middle = manager.location(elementRange.location, offsetBy: attributedString.length - separatorLength)
    else { return nil }
    return isContent
      ? NSTextRange(location: elementRange.location, end: middle) : NSTextRange(location: middle, end: elementRange.endLocation)
  }
}
