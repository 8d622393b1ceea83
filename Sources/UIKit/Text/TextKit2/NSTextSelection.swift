import Foundation

/// A selection of one or more ranges of a document (Apple: NSTextSelection). An empty range is an insertion point.
open class NSTextSelection: NSObject {
  /// The units by which a selection grows (Apple: NSTextSelection.Granularity).
  public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }

  /// The line that an insertion point at a line break belongs to (Apple: NSTextSelection.Affinity).
  public enum Affinity: Int, Sendable {
    /// The line before the break.
    case upstream
    case downstream
  }

  public let textRanges: [NSTextRange]
  public let affinity: Affinity
  public let granularity: Granularity
  /// Whether the selection is not final, for example during a drag. Default false.
  open internal(set) var isTransient = false
  /// The distance from the left edge of the container that up and down aim at. Negative if it is not known. Default -1.
  open var anchorPositionOffset: CGFloat = -1
  /// Whether the ranges are in the order of the text, not of the picture. Default true.
  open var isLogical = true
  /// The location of the second insertion point between texts of different directions. Default nil.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of text that is typed. Default none.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The end that stays in place when the selection is extended; nil for the start.
  var anchor: (any NSTextLocation)?

  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Makes an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns a selection of other ranges with the same properties.
  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (copy.isTransient, copy.anchorPositionOffset, copy.isLogical) = (isTransient, anchorPositionOffset, isLogical)
    (copy.secondarySelectionLocation, copy.typingAttributes, copy.anchor) = (secondarySelectionLocation, typingAttributes, anchor)
    return copy
  }

  /// The ends of the whole selection.
  var span: NSTextRange? {
    textRanges.dropFirst().reduce(textRanges.first) { $0?.union($1) }
  }
}
