/// Collects the animations and completions that a delegate adds to those of a drag, and runs them.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes, in an animation block.
  func animate() {
    let all = animations
    animations = []
    for change in all { change() }
  }

  /// Calls the completions, once.
  /// - Parameter position: `start` if the animation was reversed.
  func complete(at position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for end in all { end(position) }
  }
}
