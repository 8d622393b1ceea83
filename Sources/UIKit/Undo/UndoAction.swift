/// One thing to do when undoing. Nothing happens once its target is gone.
final class UndoAction {
  weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  @MainActor
  func perform() {
    if let target { handler(target) }
  }
}
