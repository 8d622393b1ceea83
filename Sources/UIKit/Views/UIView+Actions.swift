import QuartzCore

extension UIView {
  /// What a change of the layer runs: an animation inside of animation blocks, nothing outside.
  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return AnimationContext.action(for: layer, forKey: event)
  }
}
