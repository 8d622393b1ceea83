import Foundation

/// The delegate of a content storage (Apple: NSTextContentStorageDelegate). Every method is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns a paragraph with other attributes than those of the storage; nil for a paragraph with the attributes of the storage. Its text
  /// must be as long as the range.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
