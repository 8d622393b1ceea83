import Raster

/// The rectangles that must be drawn when the pixels of an area are moved.
struct MovePlan {
  let move: ContentMove
  private(set) var rects: [PixelRect] = []

  /// Returns nil if more than three quarters of the area would have to be drawn.
  ///
  /// - Parameters:
  ///   - scene: the items of the frame in the area.
  ///   - range: the items that move; all others do not.
  ///   - stale: the rectangles of other changes, both the old and the new ones.
  init?(_ move: ContentMove, _ scene: Scene, _ range: Range<Int>, stale: [PixelRect]) {
    self.move = move
    for rect in stale { addStill(rect) }
    var start = 0
    var index = 0
    while index < range.lowerBound {
      if scene.items[index].isUniform(in: move.area), scene.items[index].opaque.contains(move.area) { start = scene.items[index].end }
      index = scene.items[index].end
    }
    index = start
    while index < scene.items.count {
      let item = scene.items[index]
      if range.contains(index) {
        if !MovePlan.movesExactly(scene, index) { add(item.rect) }
      } else if !item.isUniform(in: move.area) {
        addStill(item.rect)
      }
      index = item.end
    }
    var strip = Region(move.area)
    strip.subtract(move.target)
    rects += strip.rects
    guard Region(rects).area * 4 <= move.area.area * 3 else { return nil }
  }

  private mutating func add(_ rect: PixelRect) {
    let held = rect.intersection(move.area)
    if !held.isEmpty { rects.append(held) }
  }

  /// Adds the rectangle of an item that does not move, and the rectangle to which its pixels were copied.
  private mutating func addStill(_ rect: PixelRect) {
    let held = rect.intersection(move.area)
    add(held)
    add(held.offsetBy(dx: move.dx, dy: move.dy))
  }

  /// Whether the item's pixels stay the same when it is moved by whole pixels, because none of them is computed from its position.
  private static func movesExactly(_ scene: Scene, _ index: Int) -> Bool {
    let item = scene.items[index]
    guard item.clip < 0 else { return false }
    switch item.action {
    case .fill, .blit, .rounded, .stencil, .scaled: return true
    case .group, .masked, .dissolve:
      var part = index + 1
      while part < item.end {
        guard movesExactly(scene, part) else { return false }
        part = scene.items[part].end
      }
      return true
    default: return false
    }
  }
}

extension PaintItem {
  /// Whether the item has the same effect on every pixel of an area.
  fileprivate func isUniform(in area: PixelRect) -> Bool {
    guard case .fill = action else { return false }
    return clip < 0 && rect.contains(area)
  }
}
