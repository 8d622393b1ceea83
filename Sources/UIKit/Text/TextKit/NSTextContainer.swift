internal import CoreText
import Foundation

/// A region in which text is laid out: a rectangle without the areas of exclusion paths (Apple: NSTextContainer). Subclasses can have other
/// shapes.
open class NSTextContainer: NSObject {
  /// The size in points. A width or height of 0 or less, as by default, means no limit.
  open var size: CGSize { didSet { if size != oldValue { changed(from: oldValue) } } }
  /// The areas that lines do not cover, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
  /// The truncation of the last line that fits. Default word wrapping: the remaining text is omitted without an ellipsis.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// The padding between the ends of line fragments and their text, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The maximum number of lines. Default 0: no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// Whether the width follows that of the text view. Default false; a text view sets it for its own container.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { onChange?() } } }
  /// Whether the height follows that of the text view. Default false.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { onChange?() } } }

  /// The layout manager that fills the container.
  open weak var layoutManager: NSLayoutManager?
  /// The text layout manager that fills the container. Set by `NSTextLayoutManager.textContainer`.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Called when a property has changed, for the text view that shows the container.
  var onChange: (() -> Void)?
  /// Whether the text view is setting the size for measuring, which is not a change.
  var isMeasuring = false

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Replaces the layout manager by another one, with the same text and the same containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let (storage, containers) = (former.textStorage, former.textContainers)
    storage?.removeLayoutManager(former)
    for index in containers.indices.reversed() { former.removeTextContainer(at: index) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Whether the container is a plain rectangle. A subclass with lines of different widths returns false.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  /// Returns the frame of a line.
  /// - Parameters:
  ///   - proposedRect: the frame that the line would have without obstacles.
  ///   - remainingRect: receives the free part of the row after the line.
  /// - Returns: the frame; its width is 0 if no room is left.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    var rect = proposedRect
    remainingRect?.pointee = .zero
    let right = min(rect.maxX, limit.width)
    rect.origin.x = max(0, rect.minX)
    rect.size.width = max(0, right - rect.minX)
    guard !exclusionPaths.isEmpty, rect.width > 0, rect.height > 0 else { return rect }
    let bottom = exclusionPaths.reduce(0) { max($0, $1.bounds.maxY) }
    while rect.minY < bottom, rect.maxY <= limit.height {
      let free = freeSpans(in: rect)
      let isLeftToRight = baseWritingDirection != .rightToLeft
      if let span = isLeftToRight ? free.first : free.last {
        if free.count > 1 {
          let (low, high) = isLeftToRight ? (span.upperBound, rect.maxX) : (rect.minX, span.lowerBound)
          remainingRect?.pointee = CGRect(x: low, y: rect.minY, width: high - low, height: rect.height)
        }
        return CGRect(x: span.lowerBound, y: rect.minY, width: span.upperBound - span.lowerBound, height: rect.height)
      }
      rect.origin.y += 1
    }
    return rect
  }

  /// Returns the parts of a row that no path covers and that are wider than the padding.
  private func freeSpans(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    var free = [rect.minX...rect.maxX]
    for path in exclusionPaths {
      for span in path.cgPath.spans(from: rect.minY, to: rect.maxY) {
        free = free.flatMap { piece -> [ClosedRange<CGFloat>] in
          guard span.lowerBound < piece.upperBound, span.upperBound > piece.lowerBound else { return [piece] }
          var rest: [ClosedRange<CGFloat>] = []
          if span.lowerBound > piece.lowerBound { rest.append(piece.lowerBound...span.lowerBound) }
          if span.upperBound < piece.upperBound { rest.append(span.upperBound...piece.upperBound) }
          return rest
        }
      }
    }
    return free.filter { $0.upperBound - $0.lowerBound > 2 * lineFragmentPadding + 1 }
  }

  /// The size, with infinite dimensions where there is no limit.
  var limit: CGSize {
    func side(_ value: CGFloat) -> CGFloat { value > 0 && value < 1_000_000 ? value : .infinity }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  private func changed(from old: CGSize? = nil) {
    textLayoutManager?.containerChanged(tellsView: !isMeasuring && !widthTracksTextView)
    guard let layoutManager else {
      if !isMeasuring, old == nil || !widthTracksTextView { onChange?() }
      return
    }
    layoutManager.textContainerChangedGeometry(self)
    if let old { layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: old) }
    // A text view whose size the container tracks sets the size again.
    if !isMeasuring, old == nil || !widthTracksTextView { onChange?() }
  }
}
