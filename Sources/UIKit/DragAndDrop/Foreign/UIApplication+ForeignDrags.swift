import Display
import GestureMachines

/// Drags of other programs over the display. Each has a session, like the drags of this application.
extension UIApplication {
  package func display(_ display: any Display, foreignDragMoved drag: ForeignDrag) -> Bool {
    guard let screen = screen(of: display), !isIgnoringInteractionEvents else { return false }
    screen.timers.run(until: display.now)
    screen.touchRouter.flush()
    guard let session = session(of: drag, on: screen) else { return false }
    session.move(to: drag.location, distance: 0)
    return session.acceptsDrop
  }

  package func display(_ display: any Display, foreignDragLeft drag: ForeignDrag) {
    screen(of: display)?.timers.run(until: display.now)
    (drag.context as? DragSession)?.cancel()
    drag.context = nil
  }

  package func display(_ display: any Display, foreignDragDropped drag: ForeignDrag) -> Bool {
    screen(of: display)?.timers.run(until: display.now)
    guard let session = drag.context as? DragSession else { return false }
    drag.context = nil
    let isAccepted = session.acceptsDrop
    session.release()
    return isAccepted
  }

  /// Returns the session of a drag, which begins with its first position. A window has one drag at a time.
  private func session(of drag: ForeignDrag, on screen: UIScreen) -> DragSession? {
    if let known = drag.context as? DragSession { return known }
    guard let window = screen.hitTest(drag.location, with: nil)?.window ?? screen.shownWindows.last, window.dragSession == nil else {
      return nil
    }
    let items = drag.items.map { UIDragItem(itemProvider: NSItemProvider(of: $0)) }
    let session = DragSession(foreign: items, in: window, at: drag.location)
    drag.context = session
    return session
  }
}

extension DragSession {
  /// Whether a drop at the current position would be taken.
  fileprivate var acceptsDrop: Bool { machine.phase == .dragging && machine.target != nil && machine.operation.isDrop }
}
