/// A push or a pop that is under way. It ends once: when its animation does, or when the next one begins.
@MainActor
final class NavigationTransition {
  private var body: (() -> Void)?
  init(_ body: @escaping () -> Void) { self.body = body }

  func end() {
    let last = body
    body = nil
    last?()
  }
}
