import QuartzCore

/// An animation block: decides how the changes made inside it are animated.
@MainActor
class AnimationBlock {
  /// The duration in seconds.
  var duration: TimeInterval
  var curve: TimingCurve
  /// The options of the block. A key frame block keeps only the options that both kinds of blocks share.
  var options: UIView.AnimationOptions

  init(duration: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.curve = curve
    self.options = options
  }

  var animates: Bool { duration > 0 }

  /// Called after a property of a view's layer has changed. The model layer already has the new value.
  func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {}

  /// Keeps a hidden layer visible until the animations of the block have ended.
  func keepShowing(_ layer: CALayer) {
    guard animates else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    animation.duration = duration
    layer.add(animation, forKey: "hidden")
  }
}

/// The layer action of a change in an animation block. Stores the previous value and passes both values to the block.
@MainActor
struct ViewChange: CAAction {
  let block: AnimationBlock
  let path: LayerKeyPath
  /// The model value before the change.
  let old: AnimatableValue
  /// The presented value before the change. Differs from `old` while an animation of the property is in flight.
  let shown: AnimatableValue

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = path.value(in: layer.properties) else { return }
    block.changed(self, of: layer, to: new)
  }
}
