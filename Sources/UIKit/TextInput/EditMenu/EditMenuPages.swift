import CoreGraphics

/// The division of an edit menu's buttons into pages: as many buttons as fit beside the button that turns the page. Lengths are in points.
struct EditMenuPages: Equatable {
  /// The width of the button that turns the page.
  static let turner: CGFloat = 44

  let pages: [Range<Int>]

  init(widths: [CGFloat], room: CGFloat) {
    guard widths.reduce(0, +) > room else {
      pages = widths.isEmpty ? [] : [0..<widths.count]
      return
    }
    var pages: [Range<Int>] = [], start = 0, x = Self.turner
    for (index, width) in widths.enumerated() {
      if x + width > room, index > start {
        pages.append(start..<index)
        start = index
        x = Self.turner
      }
      x += width
    }
    pages.append(start..<widths.count)
    self.pages = pages
  }
}
