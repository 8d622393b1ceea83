import Foundation

@testable import TextEditing

/// A storage over Foundation's attributed string.
final class PlainStorage: EditableStorage {
  private let text = NSMutableAttributedString(string: "")

  var string: String { text.string }
  func replaceCharacters(in range: NSRange, with new: NSAttributedString) { text.replaceCharacters(in: range, with: new) }
  func copy(of range: NSRange) -> NSMutableAttributedString {
    NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
  }
  func makeText(_ string: String, attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }
  func join(_ first: NSAttributedString, _ second: NSAttributedString) -> NSAttributedString {
    let sum = NSMutableAttributedString(attributedString: first)
    sum.append(second)
    return sum
  }
}
