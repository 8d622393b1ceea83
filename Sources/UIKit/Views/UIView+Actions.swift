import QuartzCore

extension UIView {
  /// Returns the action for a change of the layer: an animation inside an animation block, no animation outside.
  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return AnimationContext.action(for: layer, forKey: event)
  }
}
