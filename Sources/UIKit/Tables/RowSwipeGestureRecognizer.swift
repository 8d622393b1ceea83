import CoreGraphics

/// The pan recogniser for rows with actions. It begins with horizontal movements only.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    super.init(target: table, action: Selector("handleSwipe:", UITableView.handleSwipe(_:)))
    maximumNumberOfTouches = 1
  }

  override func verdict(way: CGVector) -> GestureVerdict {
    guard abs(way.dx) >= PanProgress.hysteresis || abs(way.dy) >= PanProgress.hysteresis else { return .wait }
    guard abs(way.dx) > abs(way.dy), let table, table.beginsSwipe(at: progress.start, towardsLeft: way.dx < 0) else { return .fail }
    return .recognise
  }
}
