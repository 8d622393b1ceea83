internal import CoreText
import Foundation

/// Lays out the elements of a document as fragments below each other in a container, and only those that are needed (Apple:
/// NSTextLayoutManager). Not thread-safe, like `NSLayoutManager`.
///
/// Elements that are not laid out have estimated heights. Positions of fragments below them are estimates too, until `ensureLayout(for:)`.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { dropTiles(keepingElements: true, keepingFragments: false) } }
  /// The document. Set by `NSTextContentManager.addTextLayoutManager(_:)`.
  open internal(set) weak var textContentManager: NSTextContentManager? {
    didSet { if textContentManager !== oldValue { dropTiles() } }
  }
  /// The container. Default nil: nothing is laid out.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      dropLayout()
    }
  }
  /// Whether the line gap of fonts is added between lines. Default true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { dropLayout() } } }
  /// Stored; has no effect on Linux. Any text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated, in paragraphs without a hyphenation factor of their own. Default false.
  open var usesHyphenation = false { didSet { if usesHyphenation != oldValue { dropLayout() } } }
  /// Stored; has no effect on Linux. Layout happens where it is asked for.
  open var layoutQueue: OperationQueue?

  /// The controller that lays out the visible part of the text.
  open var textViewportLayoutController: NSTextViewportLayoutController {
    let made = viewport ?? NSTextViewportLayoutController(textLayoutManager: self)
    viewport = made
    return made
  }
  private var viewport: NSTextViewportLayoutController?

  /// The selected ranges. Default none.
  open var textSelections: [NSTextSelection] = []
  /// The object that moves selections.
  open var textSelectionNavigation: NSTextSelectionNavigation {
    get {
      let made = navigation ?? NSTextSelectionNavigation(dataSource: self)
      navigation = made
      return made
    }
    set { navigation = newValue }
  }
  private var navigation: NSTextSelectionNavigation?

  /// Sets rendering attributes of a fragment before it is drawn for the first time, and after `invalidateRenderingAttributes(for:)`.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  // The layout, which the extensions compute.
  var tiles: [TextTile] = []
  var hasTiles = false
  /// The tops of the first tiles; those of the others are not known yet.
  var tops: [CGFloat] = []
  /// The number of layouts of fragments so far. For tests.
  var layoutCount = 0
  var rendering = RenderingAttributes()
  /// Returns the styled text of a range, for a text view; nil to use the attributes of the elements.
  var styler: ((NSRange) -> StyledText)?
  /// The text view that shows the text, which is passed to the providers of attachments' views.
  weak var parentView: UIView?
  /// Called when the text must be laid out again, and when it must only be drawn again. For the text view.
  var onLayout: (() -> Void)?
  var onDisplay: (() -> Void)?
  private(set) lazy var breaks = LineBreakForwarder(self)

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Moves the manager to another document.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard textContentManager !== self.textContentManager else { return }
    let former = self.textContentManager
    let others = former?.textLayoutManagers ?? [self]
    for manager in others { textContentManager.addTextLayoutManager(manager) }
  }

  // MARK: Layout

  /// The bounds of all fragments. Estimated where the text is not laid out.
  open var usageBoundsForTextContainer: CGRect { usageBounds }

  open func ensureLayout(for range: NSTextRange) { layOut(tileIndices(of: range)) }

  /// Lays out the fragments that touch a rectangle in the container.
  open func ensureLayout(for bounds: CGRect) { _ = layOutTiles(from: bounds.minY, to: bounds.maxY) }

  open func invalidateLayout(for range: NSTextRange) {
    for index in tileIndices(of: range) { drop(index) }
    onLayout?()
  }

  // MARK: Fragments

  /// Returns the fragment at a point in the container, laid out; nil above, below or beside the text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard position.x.isFinite, position.y.isFinite, position.y >= 0 else { return nil }
    let found = layOutTiles(from: position.y, to: position.y.nextUp).compactMap { fragment(at: $0) }
    return found.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  /// Returns the fragment that contains a location, laid out; at the end of the text, the last one.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let index = tileIndex(of: location) else { return nil }
    layOut(index..<index + 1)
    return fragment(at: index)
  }

  /// Calls the block with fragments until it returns false.
  /// - Parameters:
  ///   - location: the location in whose fragment the enumeration begins; nil for the start, or the end if it is reversed.
  ///   - options: `ensuresLayout` lays out each fragment first. Otherwise some may have estimated frames and no lines.
  /// - Returns: the edge of the last fragment that the block was called with.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { eachFragment(from: location, options, block) }

  // MARK: Rendering attributes

  /// Calls the block with the rendering attributes of ranges that have some, until it returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let offset = offset(of: location) else { return }
    for run in rendering.runs(from: offset, reverse: reverse) {
      guard let range = textRange(run.range), block(self, run.attributes, range) else { return }
    }
  }

  /// Sets the attributes that a range is drawn with, over those of the text. Colours, lines, backgrounds and shadows have an effect; the
  /// layout does not change. An empty dictionary removes the attributes.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    rendering.change(units(textRange)) { $0 = renderingAttributes }
    onDisplay?()
  }

  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
    rendering.change(units(textRange)) { $0[renderingAttribute] = value }
    onDisplay?()
  }

  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    rendering.change(units(textRange)) { $0[renderingAttribute] = nil }
    onDisplay?()
  }

  /// Removes the rendering attributes of a range. The validator is asked again before the next drawing.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    rendering.change(units(textRange)) { $0 = [:] }
    for index in tileIndices(of: textRange) { tiles[index].fragment?.isValidated = false }
    onDisplay?()
  }

  /// The attributes of links. Default: the link colour and an underline.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// Returns the attributes that a link is drawn with. A text view has its own instead: `UITextView.linkTextAttributes`.
  open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
    let standard = type(of: self).linkRenderingAttributes
    guard let delegate else { return standard }
    return delegate.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
  }

  // MARK: Segments

  /// The purpose of segments (Apple: NSTextLayoutManager.SegmentType).
  public enum SegmentType: Int, Sendable {
    /// The text itself, as high as its lines.
    case standard
    /// A selection: as high as the lines with their spacing, and up to the edge of lines after which the range goes on.
    case selection
    /// A highlight, as high as the lines with their spacing.
    case highlight
  }

  /// Options of segments (Apple: NSTextLayoutManager.SegmentOptions).
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block receives nil instead of ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Only the first and the last segment are enumerated.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// The first segment begins at the leading edge of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// The last segment reaches the trailing edge of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// An empty range at a line break belongs to the line before it.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }

  /// Calls the block with the rectangles of a range, one or more for each line, until it returns false. An empty range has one rectangle
  /// with a width of 0.
  /// - Parameter block: receives the range, the rectangle in the container, and the distance of the baseline from its top.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    for segment in segments(of: textRange, type, options) {
      let range = options.contains(.rangeNotRequired) ? nil : self.textRange(segment.range)
      guard block(range, segment.rect, segment.baseline, textContainer) else { return }
    }
  }

  // MARK: Editing

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    guard let content = textContentManager else { return }
    content.performEditingTransaction { content.replaceContents(in: range, with: textElements) }
  }

  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let content = textContentManager else { return }
    if let storage = content as? NSTextContentStorage { return storage.replace(range, with: attributedString) }
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: NSTextSelectionDataSource

  open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(location: TextStorageLocation(0)) }

  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    eachSubstring(from: location, options) { text, range, enclosing in
      block(text, range, enclosing, &stop)
      return !stop.boolValue
    }
  }

  open func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? {
    unit(selectionGranularity, at: location)
  }

  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { textContentManager?.offset(from: from, to: to) ?? 0 }

  open func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    isRightToLeft(at: location) ? .rightToLeft : .leftToRight
  }

  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for caret in carets(inLineAt: location) where !stop.boolValue { block(caret.x, caret.location, caret.isLeading, &stop) }
  }

  open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? { lineRange(at: point) }
}
