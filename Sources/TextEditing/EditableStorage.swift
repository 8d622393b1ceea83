import Foundation

/// The storage of the text that a `TextEditor` changes. It also creates the attributed strings that the editor stores.
package protocol EditableStorage: AnyObject {
  var string: String { get }
  func replaceCharacters(in range: NSRange, with text: NSAttributedString)
  /// Returns a copy of a part of the text, with its attributes.
  func copy(of range: NSRange) -> NSMutableAttributedString
  func makeText(_ string: String, attributes: [NSAttributedString.Key: Any]) -> NSAttributedString
  func join(_ first: NSAttributedString, _ second: NSAttributedString) -> NSAttributedString
}
