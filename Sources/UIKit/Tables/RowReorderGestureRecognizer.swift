/// Recognises a finger on the reorder control of a row. The row follows the finger at once.
final class RowReorderGestureRecognizer: UIGestureRecognizer {
  private weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    super.init(target: table, action: Selector("handleReorder:", UITableView.handleReorder(_:)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine.phase == .possible, let table, touches.count == 1, trackedTouches.count == 1, let touch = touches.first,
      table.rowToReorder(at: touch.location(in: table)) != nil
    else {
      if !machine.isActive { state = .failed }
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { if machine.isActive { state = .changed } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isActive, !trackedTouches.contains(where: \.isDown) { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
