import Foundation

/// A link or an attachment in a text view that reacts to taps (Apple: UITextItem).
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of an item (Apple: UITextItem.Content).
  public enum Content: Sendable {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `uiTextItemTag`.
    case tag(String)
  }

  public let content: Content
  /// The range in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
