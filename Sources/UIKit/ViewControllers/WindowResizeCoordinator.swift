/// Coordinates the change of a window's size, which takes no time.
final class WindowResizeCoordinator: UIViewControllerTransitionCoordinator {
  private var alongside: [((any UIViewControllerTransitionCoordinator)) -> Void] = []
  private var completions: [((any UIViewControllerTransitionCoordinator)) -> Void] = []

  let isAnimated = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: (((any UIViewControllerTransitionCoordinator)) -> Void)?,
    completion: (((any UIViewControllerTransitionCoordinator)) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs `change` with what was asked for alongside and after it.
  func run(_ change: () -> Void) {
    change()
    for block in alongside { block(self) }
    for block in completions { block(self) }
  }
}
