/// A view that follows the touches of its subviews before they get them, and may take them away.
@MainActor package protocol TouchObserver: UIView {
  /// `touches` changed to `phase`, inside this view. True takes them: the views that have them are sent `touchesCancelled`,
  /// and nothing more of these touches.
  func observe(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) -> Bool
}
