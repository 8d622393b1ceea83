internal import CoreText
import Foundation
import TextEditing

/// The document of a text storage: one element for each paragraph (Apple: NSTextContentStorage).
///
/// A paragraph is an `NSTextParagraph`, unless the delegate returns another one. An empty text has one empty paragraph.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The text. Default: a new storage. Its edits are followed, whoever makes them.
  open var textStorage: NSTextStorage? = NSTextStorage() {
    didSet {
      guard textStorage !== oldValue else { return }
      if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      for manager in textLayoutManagers { manager.dropTiles() }
    }
  }

  public override init() {
    super.init()
    textStorage?.textStorageObserver = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textStorage?.textStorageObserver = self
  }

  /// The whole text. Setting it replaces the text of the storage.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { performEditingTransaction { textStorage?.setAttributedString(newValue ?? AttributedText(string: "")) } }
  }

  var length: Int { textStorage?.length ?? 0 }

  // MARK: Elements

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { (textElement as? NSTextParagraph)?.attributedString }
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? { NSTextParagraph(attributedString: attributedString) }

  override func makeTiles() -> [TextTile] { tiles(from: 0, through: length) }

  /// Returns the tiles of whole paragraphs.
  func tiles(from start: Int, through end: Int) -> [TextTile] {
    let made = NSLayoutManager.split(textStorage?.string ?? "", start, end, isEnd: false).map {
      TextTile(start: $0.range.location, length: $0.range.length)
    }
    return made.isEmpty && length == 0 ? [TextTile(start: 0, length: 0)] : made
  }

  override func makeElement(_ range: NSRange) -> NSTextElement? {
    guard let textStorage, range.location + range.length <= textStorage.length else { return nil }
    for manager in textLayoutManagers { if let made = manager.madeElement(range) { return made } }
    let element: NSTextElement
    if let other = delegate?.textContentManager(self, textElementAt: TextStorageLocation(range.location)) {
      element = other
    } else if let custom = (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range) {
      element = custom
    } else {
      let paragraph = NSTextParagraph(attributedString: textStorage.part(range))
      paragraph.isCustom = false
      element = paragraph
    }
    element.textContentManager = self
    element.elementRange = textRange(range)
    for manager in textLayoutManagers { manager.setElement(element, for: range) }
    return element
  }

  override var estimatedLineHeight: CGFloat {
    guard let textStorage, textStorage.length > 0 else { return super.estimatedLineHeight }
    let font = textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return font?.lineHeight ?? super.estimatedLineHeight
  }

  func textRange(_ range: NSRange) -> NSTextRange? {
    NSTextRange(location: TextStorageLocation(range.location), end: TextStorageLocation(range.location + range.length))
  }

  /// Returns the paragraph at an offset, with its separator.
  private func paragraph(at offset: Int, _ text: TextBoundaries) -> NSRange {
    let units = text.paragraphRange(at: min(max(0, offset), length), withSeparator: true)
    return NSRange(location: units.lowerBound, length: units.count)
  }

  // MARK: Editing

  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      textStorage?.beginEditing()
      transaction()
      textStorage?.endEditing()
    }
  }

  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction(transaction)
  }

  /// Called by the storage after an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    // The storage reports all edits of a transaction together. The text view, which is told next, lays out the new text.
    record(now: true) { $0.takeEdit(invalidatedCharRange, delta) }
  }

  // MARK: NSTextElementProvider

  open override var documentRange: NSTextRange { textRange(NSRange(location: 0, length: length)) ?? super.documentRange }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse), text = TextBoundaries(textStorage?.string ?? "")
    var at = (textLocation as? TextStorageLocation)?.offset ?? (isReverse ? length : 0)
    // At the end of a text that ends with a separator there is no paragraph: the last one is before it.
    if isReverse, at > 0, at == paragraph(at: at, text).location { at -= 1 }
    var edge: (any NSTextLocation)?
    while at >= 0, at < length || length == 0 || isReverse {
      let range = paragraph(at: at, text)
      guard let element = makeElement(range) else { return edge }
      if delegate?.textContentManager(self, shouldEnumerate: element, options: options) != false {
        guard block(element) else { return edge }
      }
      edge = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
      at = isReverse ? range.location - 1 : range.location + range.length
      if length == 0 { break }
    }
    return edge
  }

  /// Replaces a range by paragraphs. Their separators are part of their texts.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = MutableAttributedText(string: "")
    for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
    replace(range, with: text)
  }

  func replace(_ range: NSTextRange, with text: NSAttributedString) {
    let start = offset(from: documentRange.location, to: range.location)
    let part = NSIntersectionRange(
      NSRange(location: start, length: offset(from: range.location, to: range.endLocation)), NSRange(location: 0, length: length))
    let target = part.length > 0 ? part : NSRange(location: min(max(0, start), length), length: 0)
    performEditingTransaction { textStorage?.replaceCharacters(in: target, with: text) }
  }

  /// Returns the location at a distance in UTF-16 units; nil outside the text.
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextStorageLocation)?.offset, case let end = start + offset, end >= 0, end <= length else { return nil }
    return TextStorageLocation(end)
  }

  /// Returns a distance in UTF-16 units; `NSNotFound` for locations of another document.
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? TextStorageLocation, let to = to as? TextStorageLocation else { return NSNotFound }
    return to.offset - from.offset
  }

  /// Returns the range widened to whole characters.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    guard let low = textRange.location as? TextStorageLocation, let high = textRange.endLocation as? TextStorageLocation else { return nil }
    let units = TextBoundaries(textStorage?.string ?? "").snapped(low.offset..<max(low.offset, high.offset))
    return self.textRange(NSRange(location: units.lowerBound, length: units.count))
  }
}
