internal import CoreText
import Foundation
import TextEditing
import Raster

// The paragraphs of the text, and their invalidation by edits.
extension NSLayoutManager {
  var length: Int { textStorage?.length ?? 0 }

  func dropAll() {
    paragraphs = []
    dropLines(from: 0)
  }

  /// Discards the lines from a paragraph on, or all lines if layout cannot resume in the middle of the text.
  func dropLines(from paragraph: Int) {
    guard !isFilling else { return }
    let resumes = paragraph > 0 && paragraph < paragraphs.count && canResume
    let start = resumes ? paragraphs[paragraph].range.location : 0
    fragments.removeSubrange((fragments.partitioningIndex { $0.range.location >= start })...)
    extra = nil
    marked.drop(from: start)
    guard isFilled else { return }
    isFilled = false
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Whether lines above an edit can be kept, because they do not depend on the text below.
  private var canResume: Bool {
    guard paragraphContext == nil, textContainers.count == 1, let container = textContainers.first else { return false }
    return container.isSimpleRectangular && type(of: container) == NSTextContainer.self && container.maximumNumberOfLines == 0
      && container.limit.height.isInfinite
  }

  /// Discards the shaped text of the paragraphs in a range. Returns the range of these paragraphs.
  func dropText(_ range: NSRange) -> NSRange {
    guard !paragraphs.isEmpty, !isFilling else { return NSRange(location: 0, length: length) }
    let first = paragraphIndex(at: range.location)
    var index = first
    repeat {
      paragraphs[index].typesetter = nil
      index += 1
    } while index < paragraphs.count && paragraphs[index].range.location < range.location + range.length
    dropLines(from: first)
    let start = paragraphs[first].range.location
    return NSRange(location: start, length: paragraphs[index - 1].range.location + paragraphs[index - 1].range.length - start)
  }

  func paragraphIndex(at offset: Int) -> Int { max(0, paragraphs.partitioningIndex { $0.range.location > offset } - 1) }

  /// Updates the paragraphs after an edit.
  /// - Parameter range: the edited range in the current text.
  func takeEdit(_ range: NSRange, _ delta: Int) {
    guard !paragraphs.isEmpty, let string = textStorage?.string else { return dropAll() }
    let formerEnd = max(range.location, range.location + range.length - delta)
    // The edit may have added or removed a separator, or joined it with the one before it.
    let first = paragraphIndex(at: max(0, range.location - 1))
    var next = first
    while next < paragraphs.count, paragraphs[next].range.location <= formerEnd { next += 1 }
    let start = paragraphs[first].range.location
    let until = next < paragraphs.count ? paragraphs[next].range.location + delta : length
    guard start <= until, until <= length else { return dropAll() }
    for index in next..<paragraphs.count { paragraphs[index].range.location += delta }
    paragraphs.replaceSubrange(first..<next, with: Self.split(string, start, until, isEnd: next == paragraphs.count))
    dropLines(from: first)
  }

  static func split(_ string: String, _ start: Int, _ until: Int, isEnd: Bool) -> [TextParagraph] {
    var pieces = TextBoundaries.paragraphs(in: string, from: start, through: until)
    if !isEnd, let last = pieces.last, last.end == last.range.lowerBound { pieces.removeLast() }
    return pieces.map {
      TextParagraph(range: NSRange(location: $0.range.lowerBound, length: $0.end - $0.range.lowerBound), textLength: $0.range.count)
    }
  }

  func typesetter(_ paragraph: TextParagraph, in container: NSTextContainer) -> TextTypesetter {
    let width = container.limit.width
    if let made = paragraph.typesetter, paragraph.width == nil || paragraph.width == width { return made }
    let range = NSRange(location: paragraph.range.location, length: paragraph.textLength)
    let present = UITraitCollection.current.userInterfaceStyle
    look = look == present || paragraphs.allSatisfy { $0.typesetter == nil } ? present : nil
    let plain = TextTypesetter(hyphenated(styler?(range) ?? styled(range, container)))
    let made = generated(plain, paragraph, in: container)
    paragraph.typesetter = made
    paragraph.width = plain.text.runs.contains { $0.style.attachment != nil } ? width : nil
    return made
  }

  /// Returns a text whose paragraphs without a hyphenation factor have that of the manager.
  private func hyphenated(_ text: StyledText) -> StyledText {
    let factor = hyphenationFactor > 0 ? min(hyphenationFactor, 1) : usesDefaultHyphenation ? 1 : 0
    guard factor > 0 else { return text }
    return text.mapStyles { if $0.paragraph.hyphenation == 0 { $0.paragraph.hyphenation = factor } }
  }

  private func styled(_ range: NSRange, _ container: NSTextContainer) -> StyledText {
    guard let storage = textStorage else { return StyledText("", style: .stringDefault) }
    if range.length > 0 {
      return StyledText(
        storage.part(range), default: .stringDefault, attachmentContext: AttachmentContext(container: container, offset: range.location))
    }
    // An empty line has the style of the separator that ends it, or of the one before it.
    guard storage.length > 0 else { return StyledText("", style: .stringDefault) }
    let attributes = storage.attributes(at: min(range.location, storage.length - 1), effectiveRange: nil)
    return StyledText("", style: TextStyle(attributes, default: .stringDefault))
  }
}
