/// An action that undoes a change. It does nothing after its target was deallocated.
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
