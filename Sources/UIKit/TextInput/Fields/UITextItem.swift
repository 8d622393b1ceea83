import Foundation

/// A link or an attachment in a text view that reacts to taps (Apple: UITextItem).
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of an item (Apple: UITextItem.Content).
  public enum Content: Sendable {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `textItemTag`.
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

  /// The menu that a long press on an item opens (Apple: UITextItem.MenuConfiguration).
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The preview beside the menu (Apple: UITextItem.MenuConfiguration.Preview).
    public enum Preview {
      /// The item.
      case `default`
      case view(UIView)
    }

    /// The preview; nil for none.
    let preview: Preview?
    let menu: UIMenu

    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }
}
