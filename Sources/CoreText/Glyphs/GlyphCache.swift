/// Caches drawn glyphs within a budget in bytes. Glyphs unused for the longest time are removed first. Used under `TextEngine.lock`.
///
/// A doubly linked list in an array, most recent first: finding, inserting and removing take constant time.
struct GlyphCache {
  private struct Entry {
    var key: GlyphKey
    var image: GlyphImage
    var newer: Int
    var older: Int
  }

  private static let none = -1
  /// The size of an entry in bytes, without its pixels.
  private static let overhead = 128

  let byteBudget: Int
  private var index: [GlyphKey: Int] = [:]
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var newest = none
  private var oldest = none
  private var bytes = 0
  private var hits = 0
  private var misses = 0

  init(byteBudget: Int) { self.byteBudget = byteBudget }

  var counts: GlyphStatistics.Counts {
    .init(hits: hits, misses: misses, glyphs: index.count, bytes: bytes, byteBudget: byteBudget)
  }

  mutating func image(_ key: GlyphKey, make: () -> GlyphImage) -> GlyphImage {
    if let position = index[key] {
      hits += 1
      if position != newest {
        unlink(position)
        link(position)
      }
      return entries[position].image
    }
    misses += 1
    let image = make()
    let cost = image.byteCount + Self.overhead
    guard cost <= byteBudget else { return image }
    while bytes + cost > byteBudget, oldest != Self.none { drop(oldest) }
    let entry = Entry(key: key, image: image, newer: Self.none, older: Self.none)
    let position: Int
    if let reused = free.popLast() {
      position = reused
      entries[position] = entry
    } else {
      position = entries.count
      entries.append(entry)
    }
    index[key] = position
    bytes += cost
    link(position)
    return image
  }

  mutating func purge() {
    while oldest != Self.none { drop(oldest) }
  }

  private mutating func drop(_ position: Int) {
    unlink(position)
    bytes -= entries[position].image.byteCount + Self.overhead
    index[entries[position].key] = nil
    entries[position].image = .empty
    free.append(position)
  }

  private mutating func link(_ position: Int) {
    entries[position].newer = Self.none
    entries[position].older = newest
    if newest != Self.none { entries[newest].newer = position }
    newest = position
    if oldest == Self.none { oldest = position }
  }

  private mutating func unlink(_ position: Int) {
    let (newer, older) = (entries[position].newer, entries[position].older)
    if newer != Self.none { entries[newer].older = older } else { newest = older }
    if older != Self.none { entries[older].newer = newer } else { oldest = newer }
  }
}
