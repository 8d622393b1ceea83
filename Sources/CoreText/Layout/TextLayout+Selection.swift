import CoreGraphics
import Foundation

// Carets and selections. The end of a line is the start of the next one: `upstream` tells which of the two shows a caret there.
extension TextLayout {
  /// Returns the index of the line that shows a caret.
  /// - Parameter upstream: at a line break, whether the line that ends there is meant instead of the one that begins there.
  package func lineIndex(at index: Int, upstream: Bool) -> Int {
    var (low, high) = (0, max(0, lines.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    if upstream, low > 0, lines[low].range.lowerBound == index { low -= 1 }
    return low
  }

  /// Returns the index of the line at a height, or of the nearest line.
  package func lineIndex(atHeight y: CGFloat) -> Int {
    lines.firstIndex { y < $0.top + $0.height } ?? max(0, lines.count - 1)
  }

  /// Returns the x position of a caret in a line, from the left edge of the box.
  package func caretX(at index: Int, line: Int) -> CGFloat {
    guard lines.indices.contains(line) else { return 0 }
    let line = lines[line]
    guard !line.clusters.isEmpty else { return line.origin.x }
    if let cluster = line.clusters.first(where: { $0.start <= index && index < $0.end }) {
      return line.origin.x + CGFloat(cluster.x(of: index))
    }
    guard let last = line.clusters.max(by: { $0.end < $1.end }) else { return line.origin.x }
    return line.origin.x + CGFloat(last.isRightToLeft ? last.x : last.x + last.width)
  }

  /// Returns the position between characters of a line nearest to a distance from the left.
  package func index(nearX x: CGFloat, line: Int) -> Int {
    guard lines.indices.contains(line) else { return 0 }
    let line = lines[line]
    let x = Double(x - line.origin.x)
    var best = (distance: Double.infinity, index: line.range.lowerBound)
    guard x.isFinite else { return best.index }
    for cluster in line.clusters {
      // Joined letters can share a glyph.
      let stops = cluster.isRightToLeft ? Array(cluster.start...cluster.end) : [cluster.start, cluster.end]
      for stop in stops where abs(cluster.x(of: stop) - x) < best.distance {
        best = (abs(cluster.x(of: stop) - x), stop)
      }
    }
    return best.index
  }

  /// Returns the spans of a line that show a range, from left to right. There are several if directions are mixed.
  package func stretches(of range: Range<Int>, line: Int) -> [(x: CGFloat, width: CGFloat)] {
    guard lines.indices.contains(line) else { return [] }
    let line = lines[line]
    var stretches: [(x: CGFloat, width: CGFloat)] = []
    for cluster in line.clusters.sorted(by: { $0.x < $1.x }) {
      let low = max(range.lowerBound, cluster.start), high = min(range.upperBound, cluster.end)
      guard low < high else { continue }
      let (a, b) = (cluster.x(of: low), cluster.x(of: high))
      let x = line.origin.x + CGFloat(min(a, b)), width = CGFloat(abs(a - b))
      if let last = stretches.last, x - (last.x + last.width) < 0.01 {
        stretches[stretches.count - 1].width = max(last.width, x + width - last.x)
      } else {
        stretches.append((x, width))
      }
    }
    return stretches
  }
}

extension TextLine.Cluster {
  /// Returns the x position of an index inside or at an end of the cluster.
  fileprivate func x(of index: Int) -> Double {
    let part = Double(index - start) / Double(max(1, end - start))
    return isRightToLeft ? x + width * (1 - part) : x + width * part
  }
}
