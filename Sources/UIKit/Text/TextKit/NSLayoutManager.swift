internal import CoreText
import Foundation

/// Lays out the text of a storage in containers, answers queries about the layout, and draws the text (Apple: NSLayoutManager).
///
/// The index of a glyph is that of its character, in UTF-16 units. The layout is computed when a query needs it. Not thread-safe.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { dropAll() } } }
  /// The containers, in the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { delegateChanged(from: oldValue) } }

  /// Stored; has no effect on Linux. Spaces, tabs and the ends of paragraphs have no glyphs to show.
  open var showsInvisibleCharacters = false
  /// Stored; has no effect on Linux, like `showsInvisibleCharacters`.
  open var showsControlCharacters = false
  /// Whether the line gap of fonts is added between lines. Default true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { dropLines(from: 0) } } }
  /// Stored; has no effect on Linux. Text is laid out from its start.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Stored; has no effect on Linux. Any text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated by the system's settings, in paragraphs without a factor of their own. Default false.
  open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { dropAll() } } }
  /// The hyphenation factor of paragraphs without one of their own, 0...1. Default 0.
  open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { dropAll() } } }

  /// Whether the delegate may change glyphs. The default implementation of its method, which changes none, sets this to false.
  var asksForGlyphs = true
  /// Whether the delegate may decide about control characters.
  var asksForActions = true
  /// The glyphs that the delegate is being asked about.
  var generation: GlyphWork?
  /// The frame with which `setLineFragmentRect` or `setExtraLineFragmentRect` was called for the line that is being laid out.
  var frameSetInLayout: (rect: CGRect, usedRect: CGRect)?
  /// The glyphs that a program hides, and those that it says reach out of their lines.
  var marked = MarkedGlyphs()

  // The layout, which the extensions compute.
  var paragraphs: [TextParagraph] = []
  var fragments: [LineFragment] = []
  var extra: (rect: CGRect, usedRect: CGRect, container: Int)?
  var isFilled = false
  var isFilling = false
  /// The interface style that colours were resolved for; nil for none or several.
  var look: UIUserInterfaceStyle?
  /// Returns the styled text of a range, for a text view; nil to use the attributes of the storage.
  var styler: ((NSRange) -> StyledText)?
  /// The surroundings of the text if it is one paragraph of a longer text, for TextKit 2; nil for a whole text.
  var paragraphContext: ParagraphContext?
  /// Whether the containers take no further lines. Set by `fill()`.
  var isFull = false
  /// Returns a line with the styles in which it is drawn, for TextKit 2; nil to draw the line as it was laid out.
  var restyle: ((LineFragment) -> LineFragment)?
  /// Called when lines must be drawn again, for the text view.
  var onDisplay: (() -> Void)?
  /// The run for which `showCGGlyphs` is being called.
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

  /// Lays out the text in a container that belongs to another layout manager.
  func borrow(_ container: NSTextContainer) {
    textContainers = [container]
    dropLines(from: 0)
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { dropLines(from: 0) }

  // MARK: Invalidation

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    let dropped = dropText(charRange)
    actualCharRange?.pointee = dropped
  }

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
    let dropped = dropText(charRange)
    actualCharRange?.pointee = dropped
    onDisplay?()
  }

  /// Causes the text of a range to be drawn again. Attachments are asked for their images again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    _ = dropText(charRange)
    onDisplay?()
  }

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// Called by the storage after an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { takeEdit(invalidatedCharRange, delta) }

  // MARK: Layout

  open func ensureGlyphs(forCharacterRange charRange: NSRange) { fill() }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { fill() }
  open func ensureLayout(forCharacterRange charRange: NSRange) { fill() }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { fill() }
  open func ensureLayout(for container: NSTextContainer) { fill() }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { fill() }

  /// Returns the first character without a line. After the layout, only text that does not fit the containers has no line.
  open func firstUnlaidCharacterIndex() -> Int { laidOutLength }
  open func firstUnlaidGlyphIndex() -> Int { laidOutLength }
  open func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
    charIndex?.pointee = laidOutLength
    glyphIndex?.pointee = laidOutLength
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Sets the glyphs of a range. Called by the delegate in `layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:
  /// forGlyphRange:)`, and by nobody else. Characters of the range that no index names are not shown. A further glyph of a character is
  /// ignored, since every character has one glyph on Linux.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) { take((0..<max(0, glyphRange.length)).map { (glyphs[$0], props[$0], charIndexes[$0]) }, for: glyphRange) }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(at: glyphIndex) }
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return glyph(at: glyphIndex)
  }
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(0, glyphIndex), numberOfGlyphs) }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(0, charIndex), numberOfGlyphs) }

  /// Returns the glyphs of a character range, widened to all characters that share a glyph.
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

  /// Returns the glyphs that a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange { range(in: container) }

  // MARK: Line fragments

  /// Returns the container of a glyph; nil if the glyph does not fit the containers.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
    container(at: glyphIndex, effectiveGlyphRange)
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { container(at: glyphIndex, effectiveGlyphRange) }

  /// Returns the bounding rectangle of all lines in a container, with their padding.
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

  /// The frame of the empty line in an empty text, or after a separator that ends the text.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine.map { textContainers[$0.container] } }

  /// Returns the origin of a glyph on the baseline, relative to its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { glyphLocation(at: glyphIndex) }
  /// Whether a glyph is not shown: a separator, or a glyph that an ellipsis replaces.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { marked.outside.contains(glyphIndex) }
  /// Returns the size of an attachment; (-1, -1) if there is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { pictureSize(at: glyphIndex) }
  /// Returns the range that an ellipsis replaces in a line; its location is `NSNotFound` if there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncatedRange(at: glyphIndex) }
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    fragment(at: glyphIndex, nil)?.range ?? NSRange(location: glyphIndex, length: 0)
  }

  // MARK: Setting

  /// Sets the frame of a line. The layout calls it for each line, so that subclasses can change the frame; it ends with the next layout.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
    setLine(fragmentRect, usedRect, glyphRange)
  }

  /// Sets the frame of the empty line after the text. The layout calls it too.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) {
    setExtraLine(fragmentRect, usedRect, container)
  }

  /// Sets whether a glyph is not drawn. It keeps its width.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) { mark(glyphIndex, flag, \.hidden) }
  /// Stored; has no effect on Linux, where all of a glyph is drawn.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) { mark(glyphIndex, flag, \.outside) }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { box(glyphRange, container) }
  /// Returns the glyphs of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { range(meeting: bounds, in: container) }
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
    range(meeting: bounds, in: container)
  }

  // MARK: Hit testing

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

  // MARK: Enumeration

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in lines(glyphRange) where !stop.boolValue {
      block(line.rect, line.usedRect, textContainers[line.container], line.range, &stop)
    }
  }

  /// Calls the block with the rectangles that enclose a range, one or more for each line. If a selection continues after a line, the
  /// rectangle reaches the end of the line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosing(glyphRange, selectedRange, textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  // MARK: Drawing into the current context (`origin` is the top left corner of the container)

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintBackground(glyphsToShow, origin) }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintGlyphs(glyphsToShow, origin) }

  /// Draws the glyphs of one run in the context's fill colour. `drawGlyphs` calls it for each run. Positions are in the user space of the
  /// context.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont, textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
  ) {
    showCGGlyphs(
      glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix, attributes: attributes, in: CGContext)
  }

  /// Draws the glyphs of one run, as `showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:)`, which calls it. For subclasses that
  /// override the method of iOS 7.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    matrix textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in graphicsContext: CGContext
  ) { show((0..<max(0, glyphCount)).map { (glyphs[$0], positions[$0]) }, in: graphicsContext) }

  /// Fills rectangles with a colour, which is already the context's fill colour.
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
  /// The properties of a glyph for the layout (Apple: NSLayoutManager.GlyphProperty).
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not drawn, because a preceding glyph stands for the character too.
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// White space, which may extend beyond the end of a line.
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }
}
