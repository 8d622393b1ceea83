import Foundation

/// Interactive transitions from one layout to another.
extension UICollectionView {
  /// Called at the end of an interactive transition, with whether the final animation ran to its end, and whether the new layout was
  /// adopted.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = collectionViewLayout as? UICollectionViewTransitionLayout {
      UIKitLog.refused("an interactive layout transition begins during another one, which continues")
      return running
    }
    let old = collectionViewLayout
    let transition =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    for view in shown.cells.values { view.willTransition(from: old, to: layout) }
    transitionCompletion = completion
    collectionViewLayout = transition
    layout.prepareForTransition(from: old)
    return transition
  }

  /// - Parameter isFinished: whether the new layout is kept; otherwise the old one is restored.
  func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
      return UIKitLog.refused("there is no interactive layout transition to end")
    }
    let completion = transitionCompletion
    let (old, new) = (transition.currentLayout, transition.nextLayout)
    let goal = isFinished ? new : old
    transitionCompletion = nil
    collectionViewLayout = goal
    guard bounds.width > 0, bounds.height > 0 else {
      completion?(true, isFinished)
      return
    }
    move(animated: window != nil && UIView.areAnimationsEnabled, origins: nil, also: {}) { [weak self] completed in
      for view in self?.shown.cells.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: goal) }
      new.finalizeLayoutTransition()
      completion?(completed, isFinished)
    }
  }
}
