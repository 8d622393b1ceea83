import QuartzCore

/// One property of one layer that an animator moves.
@MainActor
final class AnimatorTrack {
  let layer: CALayer
  let path: LayerKeyPath
  let start: AnimatableValue
  var end: AnimatableValue
  /// The fraction of the animator at which the track sets off.
  let delay: Double
  let animationKey: String

  init(layer: CALayer, path: LayerKeyPath, start: AnimatableValue, end: AnimatableValue, delay: Double, animationKey: String) {
    self.layer = layer
    self.path = path
    self.start = start
    self.end = end
    self.delay = min(max(delay, 0), 0.999)
    self.animationKey = animationKey
  }

  /// The track's own progress at a fraction of the animator.
  private func progress(at fraction: Double) -> Double { min(max((fraction - delay) / (1 - delay), 0), 1) }

  private func value(at progress: Double) -> AnimatableValue { start.interpolated(to: end, progress: CGFloat(progress)) }

  /// Holds the track at a fraction, without pacing.
  func pose(at fraction: Double) {
    let value = value(at: progress(at: fraction))
    let animation = CABasicAnimation(keyPath: path.rawValue)
    animation.fromValue = value.object(as: path.rawValue)
    animation.toValue = animation.fromValue
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: animationKey)
  }

  /// Runs the track's part of a way, from `elapsed` seconds into it.
  func follow(_ run: AnimatorPhase.Run, at now: TimeInterval, delegate: (any CAAnimationDelegate)?) {
    let animation = CABasicAnimation(keyPath: path.rawValue)
    let first = progress(at: run.start)
    let last = progress(at: run.target)
    animation.fromValue = value(at: first).object(as: path.rawValue)
    animation.toValue = value(at: last).object(as: path.rawValue)
    animation.customCurve = run.curve
    // The part of the way on which this track moves, in shares of it.
    let length = abs(run.target - run.start)
    let ahead = length > 0 ? max(0, (run.target > run.start ? delay - run.start : 0)) / length : 0
    let behind = length > 0 ? max(0, (run.target > run.start ? 0 : delay - run.target)) / length : 0
    let lead = run.duration * min(ahead, 1)
    animation.duration = max(run.duration * max(1 - ahead - behind, 0), 0.0001)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    // Before a delayed begin the time is negative, and the first value shows.
    let elapsed = (run.isWaiting(at: now) ? now - run.begin : run.elapsed(at: now)) - lead
    if run.frozen != nil {
      animation.speed = 0
    } else {
      animation.speed = run.isBackwards ? -1 : 1
    }
    animation.beginTime = layer.convertTime(now, from: nil)
    animation.timeOffset = elapsed
    animation.delegate = delegate
    layer.add(animation, forKey: animationKey)
  }

  func removeAnimation() { layer.removeAnimation(forKey: animationKey) }

  /// Sets the model value, without an animation.
  func setModel(to value: AnimatableValue) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if path == .backgroundColor, let view = layer.delegate as? UIView, case .color(let color) = value {
      view.backgroundColor = color.map { UIColor(cgColor: $0) }
    } else {
      layer.setValue(value.object(as: path.rawValue), forKeyPath: path.rawValue)
    }
    CATransaction.commit()
  }

  /// What shows now.
  var shown: AnimatableValue {
    path.value(in: layer.presentedProperties(at: CACurrentMediaTime())) ?? end
  }
}
