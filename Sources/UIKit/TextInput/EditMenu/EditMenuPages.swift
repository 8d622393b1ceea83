import CoreGraphics

/// The division of an edit menu's buttons into pages: as many buttons as fit beside the button that turns the page. Lengths are in points.
struct EditMenuPages: Equatable {
  /// The width of the button that turns the page.
  static let pageButtonWidth: CGFloat = 44

  let pages: [Range<Int>]

  init(widths: [CGFloat], available: CGFloat) {
    guard widths.reduce(0, +) > available else {
      pages = widths.isEmpty ? [] : [0..<widths.count]
      return
    }
    var pages: [Range<Int>] = [], start = 0, x = Self.pageButtonWidth
    for (index, width) in widths.enumerated() {
      if x + width > available, index > start {
        pages.append(start..<index)
        start = index
        x = Self.pageButtonWidth
      }
      x += width
    }
    pages.append(start..<widths.count)
    self.pages = pages
  }
}
