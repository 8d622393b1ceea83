import CoreGraphics

/// The items of one section in lines, as a pure value. Lengths are in points. "Across" is the direction within a line, "along" the scroll
/// direction, from line to line.
package struct FlowSection: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var items: Range<Int>
    package var start: CGFloat
    package var thickness: CGFloat
    package var end: CGFloat { start + thickness }
  }

  /// The insets before and after all lines, and at the start and the end of each line.
  package var insetBefore: CGFloat = 0
  package var insetAfter: CGFloat = 0
  package var insetStart: CGFloat = 0
  package var insetEnd: CGFloat = 0
  package var header: CGFloat = 0
  package var footer: CGFloat = 0
  package private(set) var lines: [Line] = []
  /// The position of each item in its line and from the first edge of the section, and its size, in points.
  package private(set) var frames: [ItemFrame] = []
  /// The length from the first edge of the header to the last edge of the footer.
  package private(set) var length: CGFloat = 0

  package struct ItemFrame: Equatable, Sendable {
    package var across: CGFloat
    package var along: CGFloat
    package var width: CGFloat
    package var thickness: CGFloat
  }

  /// The size of an item: its length in the line, and its extent across the line.
  package struct ItemSize: Equatable, Sendable {
    package var width: CGFloat
    package var thickness: CGFloat

    package init(width: CGFloat, thickness: CGFloat) {
      self.width = width
      self.thickness = thickness
    }
  }

  package init() {}

  /// Arranges items in lines that are `lineLength` points long.
  package mutating func arrange(_ sizes: [ItemSize], lineLength: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, pixel: CGFloat) {
    lines = []
    frames = []
    frames.reserveCapacity(sizes.count)
    let width = max(0, lineLength - insetStart - insetEnd)
    var start = header + insetBefore
    var first = 0
    /// The spacing in the full lines if all items have the same size. The last line uses it too.
    var fullSpacing: CGFloat?
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    while first < sizes.count {
      var end = first, used: CGFloat = 0, thickness: CGFloat = 0
      while end < sizes.count {
        let next = (end > first ? spacing : 0) + sizes[end].width
        if end > first, used + next > width + 0.001 { break }
        used += next
        thickness = max(thickness, sizes[end].thickness)
        end += 1
      }
      let count = end - first
      let isLast = end == sizes.count
      var gap = spacing, offset: CGFloat = 0
      let content = used - spacing * CGFloat(count - 1)
      if !isLast {
        if count > 1 { gap = (width - content) / CGFloat(count - 1) } else { offset = max(0, (width - content) / 2) }
        if isUniform, count > 1 { fullSpacing = gap }
      } else if let fullSpacing {
        gap = fullSpacing
      } else if count == 1, isUniform, sizes.count > 1 {
        // If each line has one item, the last one is centred like the others.
        offset = max(0, (width - content) / 2)
      }
      var across = insetStart + offset
      for item in first..<end {
        let size = sizes[item]
        let middle = ((thickness - size.thickness) / 2 / pixel).rounded(.down) * pixel
        frames.append(
          ItemFrame(across: (across / pixel).rounded() * pixel, along: start + middle, width: size.width, thickness: size.thickness))
        across += size.width + gap
      }
      lines.append(Line(items: first..<end, start: start, thickness: thickness))
      start += thickness + (isLast ? 0 : lineSpacing)
      first = end
    }
    length = start + insetAfter + footer
  }

  /// Returns the items of the lines that overlap a range of distances from the section's first edge.
  package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (left, right) = (0, lines.count)
    while left < right {
      let middle = (left + right) / 2
      if lines[middle].end < low { left = middle + 1 } else { right = middle }
    }
    guard left < lines.count, lines[left].start <= high else { return 0..<0 }
    var last = left
    while last + 1 < lines.count, lines[last + 1].start <= high { last += 1 }
    return lines[left].items.lowerBound..<lines[last].items.upperBound
  }
}
