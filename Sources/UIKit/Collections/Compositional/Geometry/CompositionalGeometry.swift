import CoreGraphics

/// The sections of a compositional layout, one after the other, between the headers and footers of the layout.
struct CompositionalGeometry {
  var axis = LayoutAxis.vertical
  var bounds = CGSize.zero
  var spacing: CGFloat = 0
  var sections: [CompositionalSection] = []
  var boundaries: [BoundaryPlan] = []
  var measuredBoundaries: [Int: CGSize] = [:]
  var pixel: CGFloat = 1
  private(set) var boundary: BoundaryLayout?
  private(set) var size = CGSize.zero
  /// The greatest distance by which a view extends beyond its section.
  private var overhang: CGFloat = 0

  /// Computes the starts of the sections. Call it after a section has changed.
  mutating func layOut() {
    var length: CGFloat = 0, breadth = axis.other.of(bounds)
    for index in sections.indices {
      if index > 0 { length += spacing }
      sections[index].start = length
      length += sections[index].length
      breadth = max(breadth, sections[index].breadth)
    }
    overhang = sections.reduce(0) { max($0, $1.rows.overhang) }
    boundary = nil
    if !boundaries.isEmpty {
      let made = BoundaryLayout(
        boundaries, measured: measuredBoundaries, axis: axis, length: length, container: bounds, insets: .zero, pixel: pixel)
      boundary = made
      for index in sections.indices { sections[index].start += made.before }
      length = made.before + made.length + made.after
    }
    size = axis.size(length.rounded(to: pixel), breadth.rounded(to: pixel))
  }

  func boundaryFrame(_ index: Int) -> CGRect {
    guard let boundary else { return .zero }
    return boundary.items[index].frame.moved(by: axis.point(boundary.before, 0))
  }

  func pinned(_ index: Int) -> ClosedRange<CGFloat>? {
    guard let boundary else { return nil }
    return boundary.items[index].pinned.map { $0.lowerBound + boundary.before...$0.upperBound + boundary.before }
  }

  /// Returns the sections that may be visible in a rectangle. Pinned headers are always within their sections.
  func sections(in rect: CGRect) -> Range<Int> {
    let low = axis.start(rect) - overhang, high = axis.end(rect) + overhang
    var (left, right) = (0, sections.count)
    while left < right {
      let middle = (left + right) / 2
      if sections[middle].start + sections[middle].length < low { left = middle + 1 } else { right = middle }
    }
    var last = left
    while last < sections.count, sections[last].start <= high { last += 1 }
    return left..<last
  }
}
