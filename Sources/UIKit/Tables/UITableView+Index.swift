import CoreGraphics
import Foundation

extension UITableView {
  func updateIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard indexDisplayMode == .automatic, !titles.isEmpty, geometry.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView(frame: .zero)
    if view.superview == nil {
      addSubview(view)
      view.layer.zPosition = 1
      view.onTitle = { [weak self] in self?.jump(toIndexTitle: $0) }
    }
    indexView = view
    view.show(titles, color: sectionIndexColor, background: sectionIndexBackgroundColor)
    setNeedsLayout()
  }

  private func jump(toIndexTitle index: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(index), let dataSource else { return }
    if titles[index] == Self.indexSearch {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      return
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard hasSection(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }

  /// Keeps the index in place while the rows scroll.
  func layOutIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset, width = TableMetrics.indexWidth
    let frame = mirror(
      CGRect(
        x: bounds.maxX - width - safeAreaInsets.right, y: bounds.minY + inset.top, width: width,
        height: max(0, bounds.height - inset.top - inset.bottom)))
    if indexView.frame != frame { indexView.frame = frame }
  }
}
