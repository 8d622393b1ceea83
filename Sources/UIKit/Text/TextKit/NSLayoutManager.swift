internal import CoreText
import Foundation

/// Lays the text of a storage out in containers, says where everything stands, and draws it (Apple: NSLayoutManager).
///
/// A glyph's index is that of its character in UTF-16 units. Layout comes with the first question that needs it. Not for several threads at
/// once.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { dropAll() } } }
  /// In the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { dropLines(from: 0) } }

  /// Kept: spaces, tabs and ends of paragraphs have no glyphs to show.
  open var showsInvisibleCharacters = false
  /// Kept, as `showsInvisibleCharacters`.
  open var showsControlCharacters = false
  /// Whether lines stand apart as their fonts say. Default true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { dropLines(from: 0) } } }
  /// Kept: text is laid out from its start.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Kept: any text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Kept: words are not hyphenated.
  open var usesDefaultHyphenation = false
  /// Kept: words are not hyphenated.
  open var hyphenationFactor: CGFloat = 0

  // What is laid out; the extensions say how.
  var paragraphs: [TextParagraph] = []
  var fragments: [LineFragment] = []
  var extra: (rect: CGRect, usedRect: CGRect, container: Int)?
  var isFilled = false
  var isFilling = false
  /// What colours were resolved for; nil: for none, or for several.
  var look: UIUserInterfaceStyle?
  /// How a text view wants a stretch to look; nil: as the storage says.
  var styler: ((NSRange) -> StyledText)?
  /// The text view's, when lines are to be drawn anew.
  var onDisplay: (() -> Void)?
  /// What `showCGGlyphs` is called for.
  var shown: (run: GlyphRun, fragment: LineFragment, origin: CGPoint)?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    dropLines(from: 0)
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    dropLines(from: 0)
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { dropLines(from: 0) }

  // MARK: What changed

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
  ) { actualCharRange?.pointee = dropText(charRange) }

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
    actualCharRange?.pointee = dropText(charRange)
    onDisplay?()
  }

  /// What draws the text draws it anew; attachments are asked for their pictures again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    _ = dropText(charRange)
    onDisplay?()
  }

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// A storage tells so of an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { takeEdit(invalidatedCharRange, delta) }

  // MARK: Laying out

  open func ensureGlyphs(forCharacterRange charRange: NSRange) { fill() }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { fill() }
  open func ensureLayout(forCharacterRange charRange: NSRange) { fill() }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { fill() }
  open func ensureLayout(for container: NSTextContainer) { fill() }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { fill() }

  /// The first that has no line: all of the text has after a layout, but for what containers have no room for.
  open func firstUnlaidCharacterIndex() -> Int { laidOutLength }
  open func firstUnlaidGlyphIndex() -> Int { laidOutLength }
  open func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
    charIndex?.pointee = laidOutLength
    glyphIndex?.pointee = laidOutLength
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(at: glyphIndex) }
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return glyph(at: glyphIndex)
  }
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(0, glyphIndex), numberOfGlyphs) }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(0, charIndex), numberOfGlyphs) }

  /// Widened to all of the characters that share a glyph.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
    let range = whole(charRange)
    actualCharRange?.pointee = range
    return range
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = whole(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// What a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange { range(in: container) }

  // MARK: Where lines stand

  /// Nil: there is no room for the glyph.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
    container(at: glyphIndex, effectiveGlyphRange)
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { container(at: glyphIndex, effectiveGlyphRange) }

  /// Around all lines of a container, with their padding.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedBox(container) }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
  }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { fragment(at: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero }

  /// The empty line of an empty text, or behind a separator that ends the text.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine.map { textContainers[$0.container] } }

  /// Of a glyph's origin on the baseline, in its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(at: glyphIndex) }
  /// Separators and what an ellipsis stands for.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// (-1, -1) where there is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { pictureSize(at: glyphIndex) }
  /// What an ellipsis of a line stands for; the location is `NSNotFound` where there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncatedRange(at: glyphIndex) }
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    fragment(at: glyphIndex, nil)?.range ?? NSRange(location: glyphIndex, length: 0)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { box(glyphRange, container) }
  /// The lines that meet a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { range(meeting: bounds, in: container) }
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
    range(meeting: bounds, in: container)
  }

  // MARK: What stands at a point

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { nearest(point, container).index }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearest(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    nearest(point, container).fraction
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearest(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  // MARK: Enumerating

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in lines(glyphRange) where !stop.boolValue {
      block(line.rect, line.usedRect, textContainers[line.container], line.range, &stop)
    }
  }

  /// What shows a range, a rectangle or more a line. With a selection, a line that it goes on behind shows to its end.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosing(glyphRange, selectedRange, textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  // MARK: Drawing, into the current context; `origin` is where the container's top left corner is

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintBackground(glyphsToShow, origin) }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintGlyphs(glyphsToShow, origin) }

  /// Draws what `drawGlyphs` shows of a run, in the context's fill colour: called from there for each. Positions are in the context's user
  /// space.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont, textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
  ) { show((0..<max(0, glyphCount)).map { (glyphs[$0], positions[$0]) }, in: CGContext) }

  /// Fills with the colour, which is the context's fill colour already.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { fillBands((0..<max(0, rectCount)).map { rectArray[$0] }) }

  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paint(.underline, glyphRange, containerOrigin) }

  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset(glyphRange), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paint(.strikethrough, glyphRange, containerOrigin) }

  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset(glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}

extension NSLayoutManager {
  /// What a glyph is for layout (Apple: NSLayoutManager.GlyphProperty).
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not drawn: a part of a character that stands before.
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// White space that hangs past the end of a line.
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }
}
