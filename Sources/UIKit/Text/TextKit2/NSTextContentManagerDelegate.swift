import Foundation

/// The delegate of a content manager (Apple: NSTextContentManagerDelegate). Every method is optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Returns an element instead of the manager's own at a location; nil for the manager's own.
  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
  /// Whether an element is enumerated, and thus laid out. Default true.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
