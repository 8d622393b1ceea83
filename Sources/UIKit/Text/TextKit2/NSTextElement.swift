import Foundation

/// The smallest unit of a document that is laid out (Apple: NSTextElement), such as a paragraph.
open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the document; nil until a content manager enumerates the element. The range moves with edits above it.
  open var elementRange: NSTextRange?

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements below this one. Default none.
  open var childElements: [NSTextElement] { [] }
  /// The element above this one. Default nil.
  open var parent: NSTextElement? { nil }
  /// Whether the element stands for text of the document. Default true.
  open var isRepresentedElement: Bool { true }

  /// The number of UTF-16 units that the element has in the document.
  var unitCount: Int { 0 }
}
