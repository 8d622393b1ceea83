internal import CoreText
import Foundation

/// A line of a layout fragment (Apple: NSTextLineFragment). Indices are those of `attributedString`, in UTF-16 units.
open class NSTextLineFragment: NSObject {
  /// The text that the line is a part of: that of its paragraph.
  open var attributedString: NSAttributedString { source }
  /// The range of the line in that text, with the separator. The line after a separator that ends the document has an empty range.
  public let characterRange: NSRange
  private let source: NSAttributedString
  private let layout: FragmentLayout
  private let number: Int
  /// The index of the first character of the layout.
  private let base: Int

  /// Makes a line that is in no layout fragment. It does not wrap.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
    (source, characterRange, number, base) = (attributedString, whole, 0, whole.location)
    layout = FragmentLayout(attributedString.part(whole))
    super.init()
  }

  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: AttributedText(string: string, attributes: attributes), range: range)
  }

  public required init?(coder: NSCoder) { nil }

  init(_ layout: FragmentLayout, line number: Int) {
    let range = layout.range(ofLine: number)
    (source, self.layout, self.number, base) = (layout.text, layout, number, 0)
    characterRange = NSRange(location: range.lowerBound, length: range.count)
    super.init()
  }

  /// The frame of the text in the layout fragment, without padding and spacing. In points.
  open var typographicBounds: CGRect { layout.bounds(ofLine: number) }

  /// The left end of the baseline, relative to the top left corner of `typographicBounds`.
  open var glyphOrigin: CGPoint {
    let bounds = typographicBounds
    return CGPoint(x: 0, y: layout.baseline(ofLine: number) - bounds.minY)
  }

  /// Draws the line with the top left corner of its typographic bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    let bounds = typographicBounds, units = layout.range(ofLine: number)
    layout.draw(
      NSRange(location: units.lowerBound, length: units.count), at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY), in: context
    )
  }

  /// Returns the origin of a character on the baseline, relative to the top left corner of `typographicBounds`.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let units = layout.range(ofLine: number)
    let unit = min(max(index - base, units.lowerBound), units.upperBound)
    return CGPoint(x: layout.caretX(at: unit, line: number) - typographicBounds.minX, y: glyphOrigin.y)
  }

  /// Returns the character nearest to a point; the start of the line if it has none.
  open func characterIndex(for point: CGPoint) -> Int {
    base + (layout.character(nearX: point.x + typographicBounds.minX, line: number)?.unit ?? layout.range(ofLine: number).lowerBound)
  }

  /// Returns the fraction of the character under a point that lies before it, 0...1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    layout.character(nearX: point.x + typographicBounds.minX, line: number)?.fraction ?? 0
  }
}
