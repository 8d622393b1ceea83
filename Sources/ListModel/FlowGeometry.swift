import CoreGraphics

/// The sections of a flow layout, one after the other along the scroll direction.
package struct FlowGeometry: Equatable, Sendable {
  package var sections: [FlowSection] = []
  package private(set) var starts: [CGFloat] = []
  package private(set) var length: CGFloat = 0
  /// Whether the layout scrolls horizontally.
  package var isHorizontal = false
  /// The length of the lines, in points.
  package var lineLength: CGFloat = 0

  package init() {}

  /// Computes the start of each section. Call it after `sections` has changed.
  package mutating func layOut() {
    starts = []
    starts.reserveCapacity(sections.count)
    length = 0
    for section in sections {
      starts.append(length)
      length += section.length
    }
  }

  package var size: CGSize { isHorizontal ? CGSize(width: length, height: lineLength) : CGSize(width: lineLength, height: length) }

  private func rect(across: CGFloat, along: CGFloat, width: CGFloat, thickness: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: thickness, height: width) : CGRect(x: across, y: along, width: width, height: thickness)
  }

  package func frame(_ section: Int, _ item: Int) -> CGRect {
    let frame = sections[section].frames[item]
    return rect(across: frame.across, along: starts[section] + frame.along, width: frame.width, thickness: frame.thickness)
  }

  package func headerFrame(_ section: Int) -> CGRect {
    rect(across: 0, along: starts[section], width: lineLength, thickness: sections[section].header)
  }

  package func footerFrame(_ section: Int) -> CGRect {
    let own = sections[section]
    return rect(across: 0, along: starts[section] + own.length - own.footer, width: lineLength, thickness: own.footer)
  }

  /// Returns the frame of a header that is pinned to `edge` while its section is visible.
  package func pinnedHeaderFrame(_ section: Int, edge: CGFloat) -> CGRect {
    let own = sections[section], start = starts[section]
    let last = start + own.length - own.footer - own.insetAfter - own.header
    return rect(across: 0, along: max(start, min(edge, last)), width: lineLength, thickness: own.header)
  }

  package func pinnedFooterFrame(_ section: Int, edge: CGFloat) -> CGRect {
    let own = sections[section], start = starts[section]
    let natural = start + own.length - own.footer
    let first = start + own.header + own.insetBefore
    return rect(across: 0, along: min(natural, max(edge - own.footer, first)), width: lineLength, thickness: own.footer)
  }

  /// Returns the sections between two positions along the scroll direction.
  package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (left, right) = (0, sections.count)
    while left < right {
      let middle = (left + right) / 2
      if starts[middle] + sections[middle].length < low { left = middle + 1 } else { right = middle }
    }
    var last = left
    while last < sections.count, starts[last] <= high { last += 1 }
    return left..<last
  }
}
