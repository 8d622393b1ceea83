import CoreGraphics

/// Renders a range of a layout manager's text for the preview of a drag (Apple: UITextDragPreviewRenderer).
///
/// A range of several lines has up to three rectangles: that of its first line, that of its body, and that of its last line. A rectangle that
/// the range does not need is null. Rectangles are in the coordinates of the text container.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  public let layoutManager: NSLayoutManager
  private let glyphs: NSRange
  private var rects = [CGRect](repeating: .null, count: 3)
  private var isAdjusted = false

  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }

  /// - Parameters:
  ///   - range: a range of characters.
  ///   - unifyRects: whether one rectangle, that of the body, contains all lines.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    let whole = NSRange(location: 0, length: layoutManager.textStorage?.length ?? 0)
    glyphs = layoutManager.glyphRange(forCharacterRange: NSIntersectionRange(range, whole), actualCharacterRange: nil)
    super.init()
    var lines: [CGRect] = []
    layoutManager.enumerateLineFragments(forGlyphRange: glyphs) { [glyphs] _, _, container, line, _ in
      let part = NSIntersectionRange(line, glyphs)
      if part.length > 0 { lines.append(layoutManager.boundingRect(forGlyphRange: part, in: container)) }
    }
    guard let first = lines.first, let last = lines.last else { return }
    if unifyRects {
      rects[1] = lines.dropFirst().reduce(first) { $0.union($1) }
    } else {
      rects[0] = first
      let body = lines.dropFirst().dropLast()
      rects[1] = body.dropFirst().reduce(body.first ?? .null) { $0.union($1) }
      if lines.count > 1 { rects[2] = last }
    }
  }

  /// The rectangles after the adjustment by a subclass, which happens once.
  private var adjusted: [CGRect] {
    if !isAdjusted {
      isAdjusted = true
      var (first, body, last) = (rects[0], rects[1], rects[2])
      adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
      rects = [first, body, last]
    }
    return rects
  }

  open var firstLineRect: CGRect { adjusted[0] }
  open var bodyRect: CGRect { adjusted[1] }
  open var lastLineRect: CGRect { adjusted[2] }

  /// Adjusts the rectangles before they are used. A subclass overrides it; the default changes nothing.
  /// - Parameter origin: the point of the container's origin.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>,
    textOrigin origin: CGPoint
  ) {}

  /// The text in the rectangles, as large as their union.
  open var image: UIImage {
    let parts = adjusted.filter { !$0.isNull }
    let all = parts.dropFirst().reduce(parts.first ?? .null) { $0.union($1) }
    guard !all.isNull, all.width > 0, all.height > 0 else { return UIImage() }
    return UIGraphicsImageRenderer(size: all.size).image { _ in
      layoutManager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: -all.minX, y: -all.minY))
    }
  }
}
