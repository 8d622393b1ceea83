extension UIViewController {
  /// The orientation of the screen on which the controller is shown (deprecated since iOS 8).
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIScreen.main.windowScene.interfaceOrientation
  }

  /// Calls the methods for rotation that preceded `viewWillTransition(to:with:)`. The default implementation of that method calls this one.
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
  /// Creates the orientation of a screen with a given size.
  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}
