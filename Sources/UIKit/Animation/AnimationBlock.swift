import QuartzCore

/// What one animation block does with the changes that are made in it.
@MainActor
class AnimationBlock {
  /// Seconds.
  var duration: TimeInterval
  var curve: TimingCurve
  /// Of a block with key frames: those that both kinds have.
  var options: UIView.AnimationOptions

  init(duration: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.curve = curve
    self.options = options
  }

  var animates: Bool { duration > 0 }

  /// A property of a view's layer went from one value to another; the model has the new one already.
  func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {}

  /// A layer that was hidden shows until the block's changes have arrived.
  func keepShowing(_ layer: CALayer) {
    guard animates else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    animation.duration = duration
    layer.add(animation, forKey: "hidden")
  }
}

/// The action of a change in an animation block: remembers the value before, hands both to the block.
@MainActor
struct ViewChange: CAAction {
  let block: AnimationBlock
  let path: LayerKeyPath
  /// The model value before.
  let old: AnimatableValue
  /// What showed before, where animations made it another one.
  let shown: AnimatableValue

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = path.value(in: layer.properties) else { return }
    block.changed(self, of: layer, to: new)
  }
}
