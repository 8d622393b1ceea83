import Foundation
import TextEditing
internal import CoreText

extension NSTextStorage: EditableStorage {
  package func copy(of range: NSRange) -> NSMutableAttributedString { part(range) }

  package func makeText(_ string: String, attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    AttributedText(string: string, attributes: attributes)
  }

  package func join(_ first: NSAttributedString, _ second: NSAttributedString) -> NSAttributedString {
    let sum = MutableAttributedText(attributedString: first)
    sum.append(second)
    return sum
  }
}
