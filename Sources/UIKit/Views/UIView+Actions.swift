extension UIView {
  /// What a change of the layer runs: nothing outside of animation blocks.
  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return NSNull()
  }
}
