internal import CoreText
import Foundation

/// The layout of an element: its lines below each other (Apple: NSTextLayoutFragment).
///
/// The delegate of a layout manager can return a subclass. It overrides `draw(at:in:)`, and the paddings and margins to have more space.
open class NSTextLayoutFragment: NSObject {
  /// How much of the layout is known (Apple: NSTextLayoutFragment.State).
  public enum State: UInt, Sendable {
    case none
    /// The frame is an estimate.
    case estimatedUsageBounds
    case calculatedUsageBounds
    /// The lines are there.
    case layoutAvailable
  }

  /// Options for enumerating fragments (Apple: NSTextLayoutFragment.EnumerationOptions).
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Has no effect on Linux: frames that are not known are always estimated.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// Has no effect on Linux: the last fragment always has the line after a separator that ends the text.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) weak var textElement: NSTextElement?
  /// Keeps the element while the layout manager keeps the fragment.
  private var retainedElement: NSTextElement?
  private let givenRange: NSTextRange?
  /// Stored; has no effect on Linux. Layout happens where it is asked for.
  open var layoutQueue: OperationQueue?

  var layout: FragmentLayout?
  private var lines: [NSTextLineFragment]?
  private var providers: [NSTextAttachmentViewProvider]?
  /// Whether the validator of the layout manager has set the rendering attributes.
  var isValidated = false

  /// - Parameter rangeInElement: the range of the document that the fragment shows; nil for the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (self.textElement, retainedElement, givenRange) = (textElement, textElement, rangeInElement)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  func adopt(_ element: NSTextElement, _ manager: NSTextLayoutManager) {
    (textElement, retainedElement, textLayoutManager) = (element, element, manager)
  }

  func setLayout(_ layout: FragmentLayout?) { (self.layout, lines, providers) = (layout, nil, nil) }

  /// The offset of the element in the document, in UTF-16 units.
  var start: Int { textElement?.elementRange.flatMap { textLayoutManager?.offset(of: $0.location) } ?? 0 }

  /// The range of the document that the fragment shows: that of its element.
  open var rangeInElement: NSTextRange {
    textElement?.elementRange ?? givenRange ?? NSTextRange(location: TextStorageLocation(0))
  }

  // MARK: Lines

  /// The lines; none before the layout.
  open var textLineFragments: [NSTextLineFragment] {
    guard let layout else { return [] }
    let made = lines ?? (0..<layout.lineCount).map { NSTextLineFragment(layout, line: $0) }
    lines = made
    return made
  }

  /// Returns the line at a distance from the top of the fragment.
  /// - Parameter requiresExactMatch: whether to return nil above and below the lines, instead of the nearest line.
  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? {
    guard let layout else { return nil }
    let rects = (0..<layout.lineCount).map { layout.rect(ofLine: $0) }
    if let hit = rects.firstIndex(where: { $0.minY <= verticalOffset && verticalOffset < $0.maxY }) { return textLineFragments[hit] }
    guard !requiresExactMatch, !rects.isEmpty else { return nil }
    return verticalOffset < rects[0].minY ? textLineFragments.first : textLineFragments.last
  }

  /// Returns the line of a location.
  /// - Parameter isUpstreamAffinity: whether a location at a line break belongs to the line before it.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    guard let layout, let offset = textLayoutManager?.offset(of: textLocation), offset >= start, offset <= start + layout.text.length,
      let number = layout.lineNumber(at: offset - start, upstream: isUpstreamAffinity)
    else { return nil }
    return textLineFragments[number]
  }

  // MARK: Layout

  open var state: State { layout != nil ? .layoutAvailable : textLayoutManager != nil ? .estimatedUsageBounds : .none }

  open func invalidateLayout() {
    textLayoutManager?.drop(self)
    setLayout(nil)
  }

  /// The frame in the container: as high as the lines with their spacing, as wide as the text with its padding.
  open var layoutFragmentFrame: CGRect { textLayoutManager?.frame(of: self) ?? .zero }

  /// The area that is drawn, relative to the origin of the frame. Includes glyphs that extend beyond their lines by up to half a line.
  open var renderingSurfaceBounds: CGRect {
    let frame = CGRect(origin: .zero, size: layoutFragmentFrame.size)
    guard let layout, layout.lineCount > 0 else { return frame }
    let overhang = layout.firstLineHeight / 2
    return frame.insetBy(dx: -overhang, dy: -overhang)
  }

  /// The space between the leading edge of the fragment and its lines, in points, for subclasses to override. Default 0.
  open var leadingPadding: CGFloat { 0 }
  /// The space between the lines and the trailing edge of the fragment. Default 0.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the first line. Default 0; the spacing of the paragraph style is added.
  open var topMargin: CGFloat { 0 }
  /// The space below the last line. Default 0; the spacing of the paragraph style is added.
  open var bottomMargin: CGFloat { 0 }

  // MARK: Drawing

  /// Draws the fragment with the origin of its frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let layout else { return }
    if !isValidated, let manager = textLayoutManager {
      isValidated = true
      manager.renderingAttributesValidator?(manager, self)
    }
    layout.draw(NSRange(location: 0, length: layout.text.length), at: point, in: context)
  }

  // MARK: Attachments

  /// The providers of the views of attachments that have one.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    if let providers { return providers }
    guard let layout, let manager = textLayoutManager else { return [] }
    var made: [NSTextAttachmentViewProvider] = []
    layout.text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: layout.text.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment, let location = manager.location(at: start + range.location),
        let provider = attachment.viewProvider(for: manager.parentView, location: location, textContainer: manager.textContainer)
      else { return }
      provider.textLayoutManager = manager
      made.append(provider)
    }
    providers = made
    return made
  }

  /// Returns the frame of the attachment at a location, relative to the origin of the frame; zero if there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let layout, let offset = textLayoutManager?.offset(of: location), case let unit = offset - start, unit >= 0,
      unit < layout.text.length, let size = layout.pictureSize(at: unit), let number = layout.lineNumber(at: unit, upstream: false),
      let attachment = layout.text.attribute(.attachment, at: unit, effectiveRange: nil) as? NSTextAttachment,
      let x = layout.stretches(of: unit..<unit + 1, line: number).first?.x
    else { return .zero }
    return CGRect(x: x, y: layout.baseline(ofLine: number) - attachment.bounds.minY - size.height, width: size.width, height: size.height)
  }
}
