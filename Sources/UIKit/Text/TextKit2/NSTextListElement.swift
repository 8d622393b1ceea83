internal import CoreText
import Foundation

/// An item of a list, with its marker and the items below it (Apple: NSTextListElement).
open class NSTextListElement: NSTextParagraph {
  public let textList: NSTextList
  /// The text of the item without its marker; nil for an item that only groups others.
  public let contents: NSAttributedString?
  public let markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var owner: NSTextListElement?
  private var number = 1

  /// - Parameter parentElement: the item above; nil at the top of the list.
  public init(
    parent parentElement: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]?, children: [NSTextListElement]?
  ) {
    (self.textList, self.contents, self.markerAttributes) = (textList, contents, markerAttributes)
    self.children = children ?? []
    owner = parentElement
    number = textList.startingItemNumber
    super.init(attributedString: contents)
    for (index, child) in self.children.enumerated() {
      child.owner = self
      child.number = child.textList.startingItemNumber + index
    }
  }

  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList, children: [NSTextListElement]?
  ) { self.init(parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, children: children) }

  /// Makes an item without text that groups others.
  /// - Returns: nil if there are no children.
  public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
    guard !children.isEmpty else { return nil }
    self.init(parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: children)
  }

  open override var childElements: [NSTextElement] { children }
  open override var parent: NSTextElement? { owner }
  open override var isRepresentedElement: Bool { contents != nil }

  /// The marker between two tabs, and the text of the item.
  open override var attributedString: NSAttributedString {
    guard let contents else { return AttributedText(string: "") }
    let attributes = markerAttributes ?? (contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:])
    let text = MutableAttributedText(string: "\t\(textList.marker(forItemNumber: number))\t", attributes: attributes)
    text.append(contents)
    return text
  }
}
