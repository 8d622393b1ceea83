extension UIViewController {
  /// The orientation of the screen that shows the controller (deprecated since iOS 8).
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIScreen.main.windowScene.interfaceOrientation
  }

  /// Called by the default `viewWillTransition(to:with:)`: the methods for rotation that iOS had before it.
  func announceRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let coordinator = coordinator as? TransitionCoordinator, let rotation = coordinator.rotation else { return }
    willRotate(to: rotation.to, duration: coordinator.transitionDuration)
    _ = coordinator.animate { [weak self] context in
      self?.willAnimateRotation(to: rotation.to, duration: context.transitionDuration)
    } completion: { [weak self] _ in
      self?.didRotate(from: rotation.from)
    }
  }
}

extension UIInterfaceOrientation {
  /// Of a screen with that size.
  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}
