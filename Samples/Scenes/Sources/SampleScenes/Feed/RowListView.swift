import UIKit

/// A scroll view of rows with known heights. It keeps the visible rows and reuses those that leave the screen.
final class RowListView: UIScrollView {
  var makeRow: (() -> UIView)?
  var configureRow: ((UIView, Int) -> Void)?
  /// The heights of the rows in points.
  var heights: [CGFloat] = [] { didSet { heightsChanged() } }

  private var tops: [CGFloat] = []
  private var visible: [Int: UIView] = [:]
  private var spare: [UIView] = []

  private func heightsChanged() {
    tops = []
    tops.reserveCapacity(heights.count)
    var y: CGFloat = 0
    for height in heights {
      tops.append(y)
      y += height
    }
    for (_, row) in visible { retire(row) }
    visible = [:]
    contentSize = CGSize(width: 0, height: y)
  }

  private func retire(_ row: UIView) {
    row.removeFromSuperview()
    spare.append(row)
  }

  /// Returns the index of the row at a y coordinate.
  private func index(at y: CGFloat) -> Int {
    var low = 0, high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + heights[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = index(at: bounds.minY)
    var last = first
    while last < tops.count, tops[last] < bounds.maxY { last += 1 }
    let shown = first..<last
    for (index, row) in visible where !shown.contains(index) {
      retire(row)
      visible[index] = nil
    }
    for index in shown {
      let row = visible[index] ?? insertRow(index)
      row.frame = CGRect(x: 0, y: tops[index], width: bounds.width, height: heights[index])
    }
  }

  private func insertRow(_ index: Int) -> UIView {
    let row = spare.popLast() ?? makeRow?() ?? UIView()
    configureRow?(row, index)
    visible[index] = row
    insertSubview(row, at: 0)
    return row
  }
}
