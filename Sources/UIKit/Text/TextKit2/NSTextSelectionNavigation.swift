import Foundation

/// Finds out where selections move (Apple: NSTextSelectionNavigation). It asks its data source only, usually a text layout manager.
open class NSTextSelectionNavigation: NSObject {
  public enum Direction: Int, Sendable { case forward, backward, right, left, up, down }
  public enum Destination: Int, Sendable { case character, word, line, sentence, paragraph, container, document }
  public enum LayoutOrientation: Int, Sendable { case horizontal, vertical }
  public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }

  /// The modifier keys of a touch or a click (Apple: NSTextSelectionNavigation.Modifier).
  public struct Modifier: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The selection is extended to the point.
    public static let extend = Modifier(rawValue: 1)
    /// Not stored on Linux: ranges are in the order of the text.
    public static let visual = Modifier(rawValue: 2)
    /// The point begins another selection, if `allowsNonContiguousRanges` is true.
    public static let multiple = Modifier(rawValue: 4)
  }

  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether there may be several selections. Default false.
  open var allowsNonContiguousRanges = false
  /// Stored; has no effect on Linux. All text is horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Has no effect on Linux: nothing is cached.
  open func flushLayoutCache() {}

  /// Returns the selection after a movement.
  /// - Parameters:
  ///   - direction: left and right follow the writing direction of the paragraph. Up and down go from line to line for destinations that
  ///     are smaller than a paragraph.
  ///   - extending: whether the other end of the selection stays in place.
  ///   - confined: whether the movement stays in its paragraph.
  /// - Returns: nil if there is nowhere to go.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? { moved(textSelection, direction, destination, extending, confined) }

  /// Returns the selections after a touch or a click at a point in the container.
  /// - Parameters:
  ///   - anchors: the selections before. The point extends them with the modifier `extend`, and while `selecting` is true.
  ///   - selecting: whether the touch is moving.
  ///   - bounds: the visible area.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection], modifiers: Modifier,
    selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let position = position(at: point, containerLocation) else { return anchors }
    if selecting || modifiers.contains(.extend), let first = anchors.last,
      let extended = extended(first, to: position, selecting: selecting)
    {
      return anchors.dropLast() + [extended]
    }
    let made = NSTextSelection(position.location, affinity: position.affinity)
    made.isTransient = selecting
    return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [made] : [made]
  }

  /// Returns a selection widened to whole units.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    let ranges = textSelection.textRanges.map { widened($0, selectionGranularity) }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// Returns the selection of the unit at a point, as after a double click.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let character = character(at: point, location),
      let range = textSelectionDataSource?.textRange(for: selectionGranularity, enclosing: character)
    else { return nil }
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  /// Returns the location at which text of a writing direction is inserted: the start of the selection.
  open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: WritingDirection) -> (any NSTextLocation)? {
    textSelection.textRanges.first?.location
  }

  /// Returns the ranges that a delete key removes: the selected ones, or the text up to a destination.
  /// - Parameter allowsDecomposition: whether deleting a character backward removes only its last part, such as an accent.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    guard textSelection.textRanges.allSatisfy(\.isEmpty) else { return textSelection.textRanges.filter { !$0.isEmpty } }
    let isBackward = direction == .backward || direction == .left || direction == .up
    if allowsDecomposition, isBackward, destination == .character, let start = textSelection.textRanges.first?.location,
      let range = lastPart(before: start)
    {
      return [range]
    }
    let extended = destinationSelection(
      for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
    return extended?.textRanges.filter { !$0.isEmpty } ?? []
  }
}
