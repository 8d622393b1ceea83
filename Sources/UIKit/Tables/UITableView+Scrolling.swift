import CoreGraphics
import Foundation
import ListModel

extension UITableView {
  /// The maximum number of times that the target is measured again on the way to a distant row.
  private static let rounds = 4

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if path.count == 2, path.row == NSNotFound, hasSection(path.section) {
      return move(to: geometry.span(ofSection: path.section), position, section: path.section, animated: animated)
    }
    guard hasRow(path) else {
      return UIKitLog.refused("attempt to scroll to row \(Array(path)), which the table does not have")
    }
    let part = TableGeometry.Part.row(section: path.section, row: path.row)
    if animated {
      move(to: geometry.span(of: part), position, section: path.section, animated: true)
      return
    }
    // Rows around the target are measured when they enter the bounds, which can move the target.
    for _ in 0..<Self.rounds {
      let before = contentOffset
      move(to: geometry.span(of: part), position, section: path.section, animated: false)
      guard bounds.width > 0 else { return }
      showWhatIsInBounds()
      if contentOffset == before { return }
    }
  }

  private func move(to span: TableGeometry.Span, _ position: ScrollPosition, section: Int, animated: Bool) {
    let inset = adjustedContentInset
    // A pinned header covers the top of the rows.
    let covered = isGrouped ? 0 : geometry.span(of: .header(section)).length
    let top = bounds.minY + inset.top + covered, bottom = bounds.maxY - inset.bottom
    var offset = contentOffset
    switch position {
    case .top: offset.y = span.start - covered - inset.top
    case .middle: offset.y = span.start + span.length / 2 - (inset.top + bounds.height - inset.bottom) / 2
    case .bottom: offset.y = span.end + inset.bottom - bounds.height
    case .none:
      if span.start < top {
        offset.y += span.start - top
      } else if span.end > bottom {
        offset.y += min(span.end - bottom, span.start - top)
      }
    }
    offset.y = onPixels(offset.y)
    updateContentSize()
    offset = machine.geometry.clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}
