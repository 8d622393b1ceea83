/// Runs animations alongside the appearance or disappearance of a context menu (Apple: UIContextMenuInteractionAnimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil if the view itself is lifted.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations alongside the commit of a preview (Apple: UIContextMenuInteractionCommitAnimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears. Default dismiss.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The disappearance of a preview after a tap (Apple: UIContextMenuInteractionCommitStyle).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its view.
  case dismiss
  /// The preview grows to the size of the window, as for a controller that is pushed.
  case pop
}

/// Collects and runs the animations of delegates.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController?

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, in an animation block.
  func animate() {
    let all = animations
    animations = []
    for change in all { change() }
  }

  /// Calls the completions, when the animation has ended.
  func complete() {
    let all = completions
    completions = []
    for end in all { end() }
  }

  func run(_ duration: TimeInterval) {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.animate()
    } completion: { _ in
      self.complete()
    }
  }
}
