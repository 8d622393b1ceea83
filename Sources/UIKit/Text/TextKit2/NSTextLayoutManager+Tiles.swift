internal import CoreText
import Foundation
import Raster

// The column of tiles: which element is where, and which ones are laid out.
extension NSTextLayoutManager {
  // MARK: Places in the document

  func offset(of location: any NSTextLocation) -> Int? {
    guard let content = textContentManager else { return nil }
    let offset = content.offset(from: content.documentRange.location, to: location)
    return offset == NSNotFound || offset < 0 ? nil : offset
  }

  func location(at offset: Int) -> (any NSTextLocation)? {
    guard let content = textContentManager else { return nil }
    return content.location(content.documentRange.location, offsetBy: offset)
  }

  func textRange(_ units: Range<Int>) -> NSTextRange? {
    guard let low = location(at: units.lowerBound), let high = location(at: units.upperBound) else { return nil }
    return NSTextRange(location: low, end: high)
  }

  func units(_ range: NSTextRange) -> Range<Int> {
    guard let low = offset(of: range.location), let high = offset(of: range.endLocation) else { return 0..<0 }
    return low..<max(low, high)
  }

  // MARK: Tiles

  func makeTiles() {
    guard !hasTiles, let content = textContentManager else { return }
    hasTiles = true
    var former: [ObjectIdentifier: TextTile] = [:]
    for tile in tiles { if let element = tile.element { former[ObjectIdentifier(element)] = tile } }
    tiles = content.makeTiles()
    tops = []
    for tile in tiles {
      tile.height = estimate(tile)
      guard let element = tile.element, let known = former[ObjectIdentifier(element)], known.length == tile.length else { continue }
      (tile.fragment, tile.height, tile.laidOut) = (known.fragment, known.height, isContiguous ? nil : known.laidOut)
    }
  }

  /// Forgets the tiles.
  /// - Parameter keepingElements: whether elements that are enumerated again keep their fragments.
  func dropTiles(keepingElements: Bool = false, keepingFragments: Bool = true) {
    if !keepingElements { tiles = [] }
    if !keepingFragments {
      for tile in tiles {
        tile.drop()
        tile.fragment = nil
      }
      // The elements stay, so the tiles do.
      tops = []
      return changed()
    }
    hasTiles = false
    tops = []
    changed()
  }

  private func changed() { onLayout?() }

  /// Discards the layout of all fragments, but not the fragments.
  func dropLayout() {
    for tile in tiles {
      tile.drop()
      tile.height = estimate(tile)
    }
    tops = []
  }

  func drop(_ index: Int) {
    for tile in isContiguous ? tiles[index...] : tiles[index...index] { tile.drop() }
    tops.removeSubrange(min(index, tops.count)...)
  }

  /// Returns the index of the tile that contains an offset; the last one at the end of the text.
  func tileIndex(at offset: Int) -> Int { max(0, tiles.partitioningIndex { $0.start > offset } - 1) }

  func tileIndex(of location: any NSTextLocation) -> Int? {
    makeTiles()
    guard let offset = offset(of: location), let last = tiles.last, offset <= last.end else { return nil }
    return tileIndex(at: offset)
  }

  func tileIndices(of range: NSTextRange) -> Range<Int> {
    makeTiles()
    guard !tiles.isEmpty else { return 0..<0 }
    let units = units(range)
    let first = tileIndex(at: units.lowerBound)
    return first..<max(first + 1, tiles.partitioningIndex { $0.start >= units.upperBound })
  }

  /// Returns an element that has been made for a range.
  func madeElement(_ range: NSRange) -> NSTextElement? {
    guard hasTiles, !tiles.isEmpty else { return nil }
    let tile = tiles[tileIndex(at: range.location)]
    return tile.range == range ? tile.element : nil
  }

  /// Stores an element that was made for a range in the tile of that range, unless the tile has one.
  func setElement(_ element: NSTextElement, for range: NSRange) {
    guard hasTiles, !tiles.isEmpty, case let tile = tiles[tileIndex(at: range.location)], tile.range == range else { return }
    tile.element = tile.element ?? element
  }

  /// Returns the fragment of a tile, made on first use; nil if the element is not to be shown.
  func fragment(at index: Int) -> NSTextLayoutFragment? {
    let tile = tiles[index]
    if let made = tile.fragment { return made }
    guard let content = textContentManager else { return nil }
    tile.element = tile.element ?? content.makeElement(tile.range)
    guard let element = tile.element, content.delegate?.textContentManager(content, shouldEnumerate: element, options: []) != false,
      let range = element.elementRange
    else { return nil }
    let made =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: range)
    made.adopt(element, self)
    tile.fragment = made
    return made
  }

  func eachFragment(
    from location: (any NSTextLocation)?, _ options: NSTextLayoutFragment.EnumerationOptions, _ block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    makeTiles()
    let isReverse = options.contains(.reverse)
    var index = isReverse ? tiles.count - 1 : 0
    if let location {
      guard let found = tileIndex(of: location) else { return nil }
      index = found
    }
    var edge: (any NSTextLocation)?
    while tiles.indices.contains(index) {
      if options.contains(.ensuresLayout) { layOut(index..<index + 1) }
      let tile = tiles[index]
      if let fragment = fragment(at: index) {
        edge = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
        guard block(fragment) else { break }
      }
      // The block may have edited the text.
      index = tiles.indices.contains(index) && tiles[index] === tile ? index : tileIndex(at: tile.start)
      index += isReverse ? -1 : 1
    }
    return edge
  }

  // MARK: Edits

  /// Follows an edit of a text storage. Only the paragraphs that it touches lose their layout.
  /// - Parameter range: the edited range in the current text.
  func takeEdit(_ range: NSRange, _ delta: Int) {
    rendering.takeEdit(range, delta)
    guard hasTiles, let content = textContentManager as? NSTextContentStorage, !tiles.isEmpty else { return dropTiles() }
    let formerEnd = max(range.location, range.location + range.length - delta)
    // The edit may have added or removed a separator, or joined it with the one before it.
    let first = tileIndex(at: max(0, range.location - 1))
    let next = max(first + 1, tiles.partitioningIndex { $0.start > formerEnd })
    let start = tiles[first].start
    let until = next < tiles.count ? tiles[next].start + delta : content.length
    guard start <= until, until <= content.length else { return dropTiles() }
    for tile in tiles[next...] { tile.move(by: delta, in: content) }
    var made = content.tiles(from: start, through: until)
    // A paragraph that ends before the edit, or begins after it, is the same as before.
    if let before = made.first, tiles[first].range == before.range, before.end <= range.location, before.end < content.length {
      made[0] = tiles[first]
    }
    if let after = made.last, let former = tiles[first..<next].last, former.start >= formerEnd, after.start == former.start + delta,
      after.length == former.length
    {
      former.move(by: delta, in: content)
      made[made.count - 1] = former
    }
    for tile in made where tile.fragment == nil { tile.height = estimate(tile) }
    tiles.replaceSubrange(first..<next, with: made)
    if isContiguous { for tile in tiles[min(first, tiles.count)...] { tile.drop() } }
    tops.removeSubrange(min(first, tops.count)...)
  }
}
