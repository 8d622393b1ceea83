internal import CoreText
import Foundation
import Raster

/// The lines of one element. A `NSLayoutManager` of its own lays them out and draws them, so that TextKit 1 and 2 have the same lines.
///
/// Coordinates are those of the lines unless they are called local; local ones begin at the top left corner of the fragment.
final class FragmentLayout {
  let manager = NSLayoutManager()
  let text: NSAttributedString
  private let storage: NSTextStorage
  private let container: NSTextContainer
  private let context: ParagraphContext
  /// The left edge of the fragment in the container, and its size.
  private(set) var left: CGFloat = 0
  private(set) var (width, height): (CGFloat, CGFloat) = (0, 0)
  /// The top left corner of the fragment in the coordinates of the lines.
  private(set) var origin = CGPoint.zero
  /// The distance by which the lines are moved to the right in the container.
  private(set) var shift: CGFloat = 0

  /// Lays out a text of one line, without a container.
  init(_ text: NSAttributedString) {
    self.text = text
    storage = NSTextStorage(attributedString: text)
    container = NSTextContainer()
    container.lineFragmentPadding = 0
    context = ParagraphContext(isLast: text.length == 0)
    fill()
  }

  init(of fragment: NSTextLayoutFragment, in container: NSTextContainer, context: ParagraphContext, for owner: NSTextLayoutManager) {
    let paragraph = fragment.textElement as? NSTextParagraph
    text = paragraph?.attributedString ?? AttributedText(string: "")
    storage = NSTextStorage(attributedString: text)
    self.context = context
    let (leading, trailing) = (fragment.leadingPadding, fragment.trailingPadding)
    // Padding makes the container narrower. With another shape or limits, the fragment has the whole container.
    if leading + trailing > 0, !owner.isContiguous {
      self.container = NSTextContainer(size: CGSize(width: max(1, container.limit.width - leading - trailing), height: 0))
      self.container.lineFragmentPadding = container.lineFragmentPadding
      self.container.lineBreakMode = container.lineBreakMode
    } else {
      self.container = container
    }
    manager.usesFontLeading = owner.usesFontLeading
    manager.usesDefaultHyphenation = owner.usesHyphenation
    if owner.delegate != nil { manager.delegate = owner.breaks }
    manager.styler = { [weak owner, unowned self] range in styled(range, paragraph?.isCustom == false ? owner : nil, owner) }
    fill()
    let isRightToLeft = manager.fragments.first?.line.isRightToLeft ?? false
    shift = isRightToLeft ? trailing : leading
    let used = manager.fragments.map(\.usedRect) + (manager.extra.map { [$0.usedRect] } ?? [])
    let low = used.map(\.minX).min() ?? 0, high = used.map(\.maxX).max() ?? 0
    (left, width) = (low, high - low + leading + trailing)
    let bottom = max(manager.fragments.map(\.rect.maxY).max() ?? context.top, manager.extra?.rect.maxY ?? context.top)
    height = bottom - context.top + (used.isEmpty ? 0 : fragment.topMargin + fragment.bottomMargin)
    origin = CGPoint(x: low - shift, y: context.top - fragment.topMargin)
    manager.restyle = { [weak owner, weak fragment, unowned self] line in
      guard let owner, let fragment else { return line }
      return restyled(line, owner, fragment)
    }
  }

  private func fill() {
    manager.paragraphContext = context
    storage.addLayoutManager(manager)
    manager.borrow(container)
    manager.fill()
  }

  /// Returns the text of a range of the paragraph with its styles.
  private func styled(_ range: NSRange, _ viewed: NSTextLayoutManager?, _ owner: NSTextLayoutManager?) -> StyledText {
    if let styler = viewed?.styler { return styler(NSRange(location: context.offset + range.location, length: range.length)) }
    if range.length > 0 {
      let offset = context.offset
      let attachmentContext = AttachmentContext(container: container, offset: offset + range.location) { [weak owner] in
        owner?.location(at: $0)
      }
      return StyledText(storage.part(range), default: .stringDefault, attachmentContext: attachmentContext)
    }
    guard storage.length > 0 else { return StyledText("", style: .stringDefault) }
    let attributes = storage.attributes(at: min(range.location, storage.length - 1), effectiveRange: nil)
    return StyledText("", style: TextStyle(attributes, default: .stringDefault))
  }

  /// Returns a line with the rendering attributes of its text.
  private func restyled(_ line: LineFragment, _ owner: NSTextLayoutManager, _ fragment: NSTextLayoutFragment) -> LineFragment {
    var text = line.layout.text
    var isChanged = false
    func apply(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
      let drawn = attributes.filter { RenderingAttributes.drawn.contains($0.key) }
      guard !drawn.isEmpty, !range.isEmpty else { return }
      isChanged = true
      text = text.mapStyle(of: range) { style in
        let (attachment, font) = (style.attachment, style.font)
        style = TextStyle(drawn, default: style)
        (style.attachment, style.font) = (attachment, font)
      }
    }
    if owner.styler == nil {
      storage.enumerateAttribute(.link, in: line.range) { link, range, _ in
        guard let link, let location = owner.location(at: fragment.start + range.location) else { return }
        apply(line.local(range), owner.renderingAttributes(forLink: link, at: location))
      }
    }
    let start = fragment.start
    for part in owner.rendering.parts(of: start + line.range.location..<start + line.range.location + line.range.length) {
      apply(line.local(NSRange(location: part.range.lowerBound - start, length: part.range.count)), part.attributes)
    }
    guard isChanged else { return line }
    var copy = line
    copy.layout = line.layout.restyled(text)
    return copy
  }

  // MARK: Lines

  var lineCount: Int { manager.fragments.count + (manager.extra == nil ? 0 : 1) }
  var isFull: Bool { manager.isFull }
  var padding: CGFloat { container.lineFragmentPadding }
  var firstLineHeight: CGFloat { manager.fragments.first?.line.height ?? manager.extra?.usedRect.height ?? 0 }

  /// Returns the number of the line of a unit of the paragraph; that of the extra line is the number of the other lines.
  func lineNumber(at unit: Int, upstream: Bool) -> Int? {
    manager.fill()
    let fragments = manager.fragments
    guard lineCount > 0 else { return nil }
    if unit >= text.length, manager.extra != nil { return fragments.count }
    guard !fragments.isEmpty else { return nil }
    var number = max(0, fragments.partitioningIndex { $0.range.location > unit } - 1)
    if upstream, number > 0, fragments[number].range.location == unit { number -= 1 }
    return number
  }

  /// Returns the range of a line in the paragraph, with its separator.
  func range(ofLine number: Int) -> Range<Int> {
    guard manager.fragments.indices.contains(number) else { return text.length..<text.length }
    let range = manager.fragments[number].range
    return range.location..<range.location + range.length
  }

  /// Returns the local frame of the text of a line.
  func bounds(ofLine number: Int) -> CGRect {
    let isExtra = !manager.fragments.indices.contains(number)
    guard let used = isExtra ? manager.extra?.usedRect : manager.fragments[number].usedRect else { return .zero }
    return CGRect(
      x: used.minX + padding - origin.x, y: used.minY - origin.y, width: max(0, used.width - 2 * padding), height: used.height)
  }

  /// Returns the local frame of a line from side to side, with the space above and below.
  func rect(ofLine number: Int) -> CGRect {
    let isExtra = !manager.fragments.indices.contains(number)
    let rect = isExtra ? manager.extra?.rect ?? .zero : manager.fragments[number].rect
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the local y of the baseline of a line.
  func baseline(ofLine number: Int) -> CGFloat {
    guard manager.fragments.indices.contains(number) else {
      // The extra line has no text of its own: its baseline is that of an empty line of its style.
      let bounds = bounds(ofLine: number)
      let style = styled(NSRange(location: text.length, length: 0), nil, nil)
      return bounds.minY + min(bounds.height, TextLayout(style, width: .infinity).firstBaseline)
    }
    return manager.fragments[number].line.origin.y - origin.y
  }

  func isRightToLeft(line number: Int) -> Bool {
    manager.fragments.indices.contains(number) ? manager.fragments[number].line.isRightToLeft : false
  }

  /// Returns the local x of a caret.
  func caretX(at unit: Int, line number: Int) -> CGFloat {
    guard manager.fragments.indices.contains(number) else { return bounds(ofLine: number).minX }
    let line = manager.fragments[number]
    return line.layout.caretX(at: min(unit - line.origin, line.line.range.upperBound), line: 0) - origin.x
  }

  /// Returns the local spans of a line that show a range, from left to right.
  func stretches(of range: Range<Int>, line number: Int) -> [(x: CGFloat, width: CGFloat)] {
    guard manager.fragments.indices.contains(number) else { return [] }
    let line = manager.fragments[number]
    let local = line.local(NSRange(location: range.lowerBound, length: range.count))
    return line.layout.stretches(of: local, line: 0).map { ($0.x - origin.x, $0.width) }
  }

  /// Returns the character nearest to a local x, and the fraction of it before that point in the direction of its text.
  func character(nearX x: CGFloat, line number: Int) -> (unit: Int, fraction: CGFloat)? {
    guard manager.fragments.indices.contains(number) else { return nil }
    let line = manager.fragments[number]
    return line.layout.cluster(nearX: x + origin.x, line: 0).map { (line.origin + $0.range.lowerBound, $0.fraction) }
  }

  /// Returns the size of the attachment at a unit; nil if there is none.
  func pictureSize(at unit: Int) -> CGSize? {
    let size = manager.attachmentSize(forGlyphAt: unit)
    return size.width < 0 ? nil : size
  }

  // MARK: Drawing

  /// Draws a range with the top left corner of the fragment at a point.
  func draw(_ range: NSRange, at point: CGPoint, in context: CGContext) {
    guard point.x.isFinite, point.y.isFinite else { return }
    UIGraphicsPushContext(context)
    let start = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    manager.drawBackground(forGlyphRange: range, at: start)
    manager.drawGlyphs(forGlyphRange: range, at: start)
    UIGraphicsPopContext()
  }
}
