/// A connected region of differing pixels.
package struct ChangedRegion: Codable, Equatable, Sendable {
  /// The bounds in pixels.
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// The number of differing pixels in the region.
  package var pixels: Int
  /// The names of the views that draw there, the one with the most pixels first.
  package var owners: [String] = []
  /// Some differing pixels, spread over the region, for which the owners are looked up. They are not stored.
  package var samples: [Sample] = []

  package struct Sample: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  private enum CodingKeys: String, CodingKey { case x, y, width, height, pixels, owners }

  package init(x: Int, y: Int, width: Int, height: Int, pixels: Int, samples: [Sample] = []) {
    (self.x, self.y, self.width, self.height, self.pixels, self.samples) = (x, y, width, height, pixels, samples)
  }

  /// The side in pixels of the squares that form regions.
  package static let side = 8
  /// The maximum number of samples in a region.
  static let maximumSamples = 400

  /// Returns the regions of a comparison, the largest number of pixels first.
  package static func all(in comparison: PictureComparison) -> [ChangedRegion] {
    var squares = Squares(comparison)
    return squares.regions().sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
  }
}

/// The squares of a picture in which pixels differ.
private struct Squares {
  private struct Square {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var pixels = 0
    var samples: [ChangedRegion.Sample] = []
  }

  private let columns: Int
  private let rows: Int
  /// The squares by index: the row times the number of columns, plus the column.
  private var squares: [Int: Square] = [:]

  init(_ comparison: PictureComparison) {
    let side = ChangedRegion.side
    columns = comparison.width / side + 1
    rows = comparison.height / side + 1
    for (y, ranges) in comparison.spans {
      for range in ranges {
        var x = range.lowerBound
        while x < range.upperBound {
          let end = min(range.upperBound, (x / side + 1) * side)
          add(x..<end, y: y)
          x = end
        }
      }
    }
  }

  private mutating func add(_ range: Range<Int>, y: Int) {
    let squareIndex = y / ChangedRegion.side * columns + range.lowerBound / ChangedRegion.side
    var square = squares[squareIndex] ?? Square(minX: range.lowerBound, minY: y, maxX: range.upperBound, maxY: y + 1)
    (square.minX, square.maxX) = (min(square.minX, range.lowerBound), max(square.maxX, range.upperBound))
    (square.minY, square.maxY) = (min(square.minY, y), max(square.maxY, y + 1))
    square.pixels += range.count
    square.samples.append(.init(x: range.lowerBound, y: y))
    squares[squareIndex] = square
  }

  mutating func regions() -> [ChangedRegion] {
    var regions: [ChangedRegion] = []
    for start in squares.keys.sorted() where squares[start] != nil {
      var waiting = [start], found: [Square] = []
      while let squareIndex = waiting.popLast() {
        guard let square = squares.removeValue(forKey: squareIndex) else { continue }
        found.append(square)
        let (row, column) = (squareIndex / columns, squareIndex % columns)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { waiting.append(y * columns + x) }
        }
      }
      regions.append(Self.region(of: found))
    }
    return regions
  }

  private static func region(of squares: [Square]) -> ChangedRegion {
    let minX = squares.map(\.minX).min()!, minY = squares.map(\.minY).min()!
    let maxX = squares.map(\.maxX).max()!, maxY = squares.map(\.maxY).max()!
    let samples = squares.flatMap(\.samples).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    let step = max(1, samples.count / ChangedRegion.maximumSamples)
    return ChangedRegion(
      x: minX, y: minY, width: maxX - minX, height: maxY - minY, pixels: squares.reduce(0) { $0 + $1.pixels },
      samples: stride(from: 0, to: samples.count, by: step).map { samples[$0] })
  }
}
