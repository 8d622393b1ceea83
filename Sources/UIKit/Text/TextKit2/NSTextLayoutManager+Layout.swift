internal import CoreText
import Foundation
import Raster

// Lays out tiles, one by one.
extension NSTextLayoutManager {
  /// Whether the layout of a fragment depends on those above it, because of the shape or the limits of the container.
  var isContiguous: Bool {
    guard let container = textContainer else { return false }
    return !container.isSimpleRectangular || type(of: container) != NSTextContainer.self || container.maximumNumberOfLines > 0
      || container.limit.height.isFinite
  }

  /// Returns the height that a tile is expected to have, from the length of its text.
  func estimate(_ tile: TextTile) -> CGFloat {
    guard let content = textContentManager else { return 0 }
    let height = content.estimatedLineHeight
    let width = textContainer.map { $0.limit.width - 2 * $0.lineFragmentPadding } ?? .infinity
    // The mean width of a letter is about 0.4 of the height of a line.
    guard width.isFinite, height > 0 else { return height }
    return height * max(1, (CGFloat(tile.length) * 0.4 * height / max(width, height)).rounded(.up))
  }

  /// Returns the top of a tile in the container.
  func top(of index: Int) -> CGFloat {
    while tops.count <= index {
      tops.append(tops.isEmpty ? 0 : tops[tops.count - 1] + tiles[tops.count - 1].height)
    }
    return tops[index]
  }

  private var bottom: CGFloat { tiles.last.map { top(of: tiles.count - 1) + $0.height } ?? 0 }

  private func surroundings(of index: Int) -> TextTile.Surroundings { .init(isFirst: index == 0, isLast: index == tiles.count - 1) }

  private func isLaidOut(_ index: Int) -> Bool { tiles[index].laidOut == surroundings(of: index) }

  /// Lays out tiles.
  func layOut(_ indices: Range<Int>) {
    guard textContainer != nil, !indices.isEmpty else { return }
    let first = isContiguous ? 0 : indices.lowerBound
    for index in first..<min(indices.upperBound, tiles.count) where !isLaidOut(index) { layOut(index) }
  }

  private func layOut(_ index: Int) {
    guard let container = textContainer else { return }
    let tile = tiles[index], above = index > 0 ? tiles[index - 1] : nil
    tile.laidOut = surroundings(of: index)
    (tile.lines, tile.isFull) = (above?.lines ?? 0, isContiguous && above?.isFull == true)
    let former = tile.height
    tile.height = 0
    if let fragment = fragment(at: index) {
      layoutCount += 1
      let context = context(of: index, lines: tile.lines)
      let layout = tile.isFull ? nil : FragmentLayout(of: fragment, in: container, context: context, for: self)
      fragment.setLayout(layout)
      if let layout {
        tile.height = layout.height
        tile.lines += layout.lineCount
        tile.isFull = isContiguous && layout.isFull
      }
    }
    if tile.height != former { tops.removeSubrange(min(index + 1, tops.count)...) }
  }

  private func context(of index: Int, lines: Int) -> ParagraphContext {
    var context = ParagraphContext(offset: tiles[index].start, isFirst: index == 0, isLast: index == tiles.count - 1)
    guard isContiguous else { return context }
    (context.top, context.lines) = (top(of: index), lines)
    context.hasTextBelow = index + 1 < tiles.count
    context.nextHeight = { [weak self] in
      guard let self, index + 1 < tiles.count, let container = textContainer, let next = fragment(at: index + 1) else { return 0 }
      return FragmentLayout(of: next, in: container, context: ParagraphContext(offset: tiles[index + 1].start), for: self).firstLineHeight
    }
    return context
  }

  /// Lays out the tiles between two heights.
  /// - Returns: their indices.
  func layOutTiles(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    makeTiles()
    guard textContainer != nil, !tiles.isEmpty, top < bottom else { return 0..<0 }
    _ = self.top(of: tiles.count - 1)
    let first = max(0, tops.partitioningIndex { $0 > top } - 1)
    var next = first
    while next < tiles.count, self.top(of: next) < bottom {
      layOut(next..<next + 1)
      next += 1
    }
    return first..<next
  }

  /// The width and the left edge of the text that is laid out, and the height of the whole text.
  var usageBounds: CGRect {
    makeTiles()
    guard textContainer != nil else { return .zero }
    var bounds = CGRect(x: CGFloat.infinity, y: 0, width: 0, height: bottom)
    var right: CGFloat = 0
    for (index, tile) in tiles.enumerated() where isLaidOut(index) {
      guard let layout = tile.fragment?.layout, layout.lineCount > 0 else { continue }
      bounds.origin.x = min(bounds.minX, layout.left)
      right = max(right, layout.left + layout.width)
    }
    bounds.origin.x = bounds.minX.isFinite ? bounds.minX : 0
    bounds.size.width = right - bounds.minX
    return bounds
  }

  /// Returns the frame of a fragment in the container.
  func frame(of fragment: NSTextLayoutFragment) -> CGRect {
    makeTiles()
    guard let location = fragment.textElement?.elementRange?.location, let index = tileIndex(of: location),
      tiles[index].fragment === fragment
    else { return .zero }
    let (tile, layout) = (tiles[index], fragment.layout)
    return CGRect(x: layout?.left ?? 0, y: top(of: index), width: layout?.width ?? 0, height: tile.height)
  }

  /// Discards the layout of a fragment.
  func drop(_ fragment: NSTextLayoutFragment) {
    guard let index = tiles.firstIndex(where: { $0.fragment === fragment }) else { return }
    drop(index)
  }

  func containerChanged(tellsView: Bool) {
    dropLayout()
    if tellsView { onLayout?() }
  }
}
