extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    viewState.gestureRecognizers.append(recognizer)
    viewState.hadGestureRecognizers = true
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    if let environment = recognizer.environment { environment.remove(recognizer) }
    viewState.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  func exchangeRecognizers(_ list: [UIGestureRecognizer]) {
    for recognizer in viewState.gestureRecognizers where !list.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in list { addGestureRecognizer(recognizer) }
    // Adopt the order of the list also for recognisers that were attached before.
    viewState.gestureRecognizers = list.filter { $0.attachedView === self }
  }
}
