/// A set of pixels as disjoint rectangles in bands. The rectangles of a band have the same top and bottom and are sorted from left to right
/// without touching. The bands are sorted from top to bottom without overlapping, and adjacent bands with the same columns are merged. Each
/// set of pixels has exactly one such form, so equal sets are equal values.
package struct Region: Equatable, Sendable {
  package private(set) var rects: [PixelRect] = []

  package init() {}

  package init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  package init(_ list: some Sequence<PixelRect>) {
    for rect in list { formUnion(rect) }
  }

  package init(banded: [PixelRect]) { rects = banded }

  package var isEmpty: Bool { rects.isEmpty }
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package var bounds: PixelRect {
    guard let first = rects.first, let last = rects.last else { return .empty }
    var (x0, x1) = (first.minX, first.maxX)
    for rect in rects {
      x0 = min(x0, rect.minX)
      x1 = max(x1, rect.maxX)
    }
    return PixelRect(minX: x0, minY: first.minY, maxX: x1, maxY: last.maxY)
  }

  package mutating func formUnion(_ rect: PixelRect) {
    if rect.isEmpty { return }
    if rects.isEmpty { rects = [rect]; return }
    if rects.count == 1 {
      if rects[0].contains(rect) { return }
      if rect.contains(rects[0]) { rects[0] = rect; return }
    }
    rects = Self.combine(rects, [rect]) { $0 || $1 }
  }

  package mutating func formUnion(_ other: Region) {
    if other.rects.isEmpty || other.rects == rects { return }
    rects = rects.isEmpty ? other.rects : Self.combine(rects, other.rects) { $0 || $1 }
  }

  package mutating func subtract(_ rect: PixelRect) { subtract(Region(rect)) }

  package mutating func subtract(_ other: Region) {
    guard !rects.isEmpty, !other.rects.isEmpty, bounds.intersects(other.bounds) else { return }
    rects = Self.combine(rects, other.rects) { $0 && !$1 }
  }

  package func intersection(_ rect: PixelRect) -> Region { intersection(Region(rect)) }

  package func intersection(_ other: Region) -> Region {
    guard bounds.intersects(other.bounds) else { return Region() }
    return Region(banded: Self.combine(rects, other.rects) { $0 && $1 })
  }

  package func contains(x: Int, y: Int) -> Bool { rects.contains { $0.contains(x: x, y: y) } }

  package func contains(_ rect: PixelRect) -> Bool {
    rect.isEmpty || rects.contains { $0.contains(rect) } || intersection(rect).area == rect.area
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    if rect.isEmpty { return false }
    // The bands are sorted: start at the first one that is not above the rectangle, and stop at the last one that is not below.
    var index = rects.partitioningIndex { $0.maxY > rect.minY }
    while index < rects.count, rects[index].minY < rect.maxY {
      if rects[index].maxX > rect.minX, rects[index].minX < rect.maxX { return true }
      index += 1
    }
    return false
  }

  package func offsetBy(dx: Int, dy: Int) -> Region { Region(banded: rects.map { $0.offsetBy(dx: dx, dy: dy) }) }

  /// Returns a region of at most `maximumRects` rectangles that contains this one. The pairs whose
  /// union wastes the smallest area are merged.
  package func simplified(maximumRects: Int) -> Region {
    let maximum = max(1, maximumRects)
    guard rects.count > maximum else { return self }
    // With more rectangles than this, comparing pairs would cost too much.
    guard rects.count <= 256 else { return Region(bounds) }
    var list = rects
    while true {
      while list.count > maximum {
        var best = (waste: Int.max, i: 0, j: 1)
        for i in list.indices.dropLast() {
          for j in (i + 1)..<list.count {
            let waste = list[i].union(list[j]).area - list[i].area - list[j].area
            if waste < best.waste { best = (waste, i, j) }
          }
        }
        list[best.i] = list[best.i].union(list[best.j])
        list.remove(at: best.j)
      }
      // Merged rectangles may overlap, which can split them into more rectangles.
      let region = Region(list)
      if region.rects.count <= maximum { return region }
      if list.count == 1 { return Region(bounds) }
      list =
        region.rects.count <= list.count ? region.rects : [PixelRect](list.dropLast(2)) + [list[list.count - 2].union(list[list.count - 1])]
    }
  }

  // MARK: Bands

  /// Sweeps both lists from top to bottom, band by band, and keeps the pixels for which `includes` (in a, in b) returns true.
  private static func combine(_ a: [PixelRect], _ b: [PixelRect], includes: (Bool, Bool) -> Bool) -> [PixelRect] {
    var edges: [Int] = []
    edges.reserveCapacity((a.count + b.count) * 2)
    for rect in a { edges.append(rect.minY); edges.append(rect.maxY) }
    for rect in b { edges.append(rect.minY); edges.append(rect.maxY) }
    edges.sort()
    var out: [PixelRect] = []
    var (ia, ib) = (0, 0)
    var previous = 0..<0  // the previous band, as indices of `out`
    var top = edges[0]
    for bottom in edges where bottom > top {
      defer { top = bottom }
      while ia < a.count, a[ia].maxY <= top { ia += 1 }
      while ib < b.count, b[ib].maxY <= top { ib += 1 }
      let start = out.count
      appendBand(a, ia, b, ib, top, bottom, includes, &out)
      let band = start..<out.count
      if !band.isEmpty, band.count == previous.count, out[previous.lowerBound].maxY == top,
        zip(previous, band).allSatisfy({ out[$0].minX == out[$1].minX && out[$0].maxX == out[$1].maxX })
      {
        for i in previous {
          out[i] = PixelRect(minX: out[i].minX, minY: out[i].minY, maxX: out[i].maxX, maxY: bottom)
        }
        out.removeSubrange(band)
      } else {
        previous = band
      }
    }
    return out
  }

  private static func appendBand(
    _ a: [PixelRect], _ firstA: Int, _ b: [PixelRect], _ firstB: Int, _ top: Int, _ bottom: Int,
    _ includes: (Bool, Bool) -> Bool, _ out: inout [PixelRect]
  ) {
    var (i, j) = (firstA, firstB)
    var (inA, inB, inside) = (false, false, false)
    var start = 0
    while true {
      let xa = i < a.count && a[i].minY <= top ? (inA ? a[i].maxX : a[i].minX) : Int.max
      let xb = j < b.count && b[j].minY <= top ? (inB ? b[j].maxX : b[j].minX) : Int.max
      let x = min(xa, xb)
      if x == Int.max { return }
      if xa == x {
        if inA { i += 1 }
        inA.toggle()
      }
      if xb == x {
        if inB { j += 1 }
        inB.toggle()
      }
      let now = includes(inA, inB)
      if now == inside { continue }
      if now {
        start = x
      } else if x > start {
        out.append(PixelRect(minX: start, minY: top, maxX: x, maxY: bottom))
      }
      inside = now
    }
  }
}
