import Raster

/// What must be drawn again when the pixels of an area are moved.
struct MovePlan {
  let move: ContentMove
  private(set) var rects: [PixelRect] = []

  /// - Parameters:
  ///   - scene: what the frame shows in the area.
  ///   - range: the items that move; all others stand still.
  ///   - stale: what changed besides, at its old and its new place.
  /// nil where little would be left to move.
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

  /// The pixels of what stands still were moved too.
  private mutating func addStill(_ rect: PixelRect) {
    let held = rect.intersection(move.area)
    add(held)
    add(held.offsetBy(dx: move.dx, dy: move.dy))
  }

  /// Whether an item has the same pixels wherever whole pixels move it: nothing in it is computed from its place.
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
  /// Whether the item does the same to every pixel of an area.
  fileprivate func isUniform(in area: PixelRect) -> Bool {
    guard case .fill = action else { return false }
    return clip < 0 && rect.contains(area)
  }
}
