internal import CoreText
import Foundation

/// The glyphs that a program marks in a layout manager.
struct MarkedGlyphs {
  var hidden = IndexSet()
  var outside = IndexSet()

  /// Forgets the glyphs from one on.
  mutating func drop(from glyph: Int) {
    hidden.remove(integersIn: glyph..<Int.max)
    outside.remove(integersIn: glyph..<Int.max)
  }
}

// What programs set in a layout: frames of lines, and marks of glyphs.
extension NSLayoutManager {
  func delegateChanged(from old: (any NSLayoutManagerDelegate)?) {
    (asksForGlyphs, asksForActions) = (true, true)
    guard delegate !== old else { return }
    dropAll()
    onDisplay?()
  }

  /// Takes over the frame of a line that is being laid out, or moves a line.
  func setLine(_ rect: CGRect, _ usedRect: CGRect, _ range: NSRange) {
    guard Self.isUsable(rect), Self.isUsable(usedRect) else {
      return UIKitLog.refused("the frame of a line is not finite; the line keeps its frame")
    }
    guard !isFilling else { return frameSetInLayout = (rect, usedRect) }
    guard let index = fragmentIndex(at: range.location) else { return }
    let old = fragments[index].rect
    fragments[index].layout = fragments[index].layout.moved(by: CGPoint(x: rect.minX - old.minX, y: rect.minY - old.minY))
    (fragments[index].rect, fragments[index].usedRect) = (rect, usedRect)
    onDisplay?()
  }

  func setExtraLine(_ rect: CGRect, _ usedRect: CGRect, _ container: NSTextContainer) {
    guard Self.isUsable(rect), Self.isUsable(usedRect) else {
      return UIKitLog.refused("the frame of a line is not finite; the line keeps its frame")
    }
    guard !isFilling else { return frameSetInLayout = (rect, usedRect) }
    fill()
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
    extra = (rect, usedRect, index)
  }

  private static func isUsable(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }

  func mark(_ glyph: Int, _ flag: Bool, _ path: WritableKeyPath<MarkedGlyphs, IndexSet>) {
    guard glyph >= 0, glyph < length else { return }
    if flag { marked[keyPath: path].insert(glyph) } else { marked[keyPath: path].remove(glyph) }
    if !isFilling { onDisplay?() }
  }

  /// Returns the parts of a range that are drawn.
  func visible(_ range: NSRange) -> [NSRange] {
    guard !marked.hidden.isEmpty, let all = Range(range) else { return [range] }
    return IndexSet(integersIn: all).subtracting(marked.hidden).rangeView.map { NSRange($0) }
  }
}
