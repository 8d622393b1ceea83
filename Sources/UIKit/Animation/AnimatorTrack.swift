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
    stopPacing()
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
    stopPacing()
    let animation = CABasicAnimation(keyPath: path.rawValue)
    let first = progress(at: run.start)
    let last = progress(at: run.target)
    animation.fromValue = value(at: first).object(as: path.rawValue)
    animation.toValue = value(at: last).object(as: path.rawValue)
    animation.customCurve = run.curve
    let (ahead, behind) = rests(in: run)
    let lead = run.duration * ahead
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

  /// The shares of a way for which this track rests, at its beginning and at its end.
  private func rests(in run: AnimatorPhase.Run) -> (ahead: Double, behind: Double) {
    let length = abs(run.target - run.start)
    guard length > 0 else { return (0, 0) }
    let rest = min(max(0, delay - min(run.start, run.target)) / length, 1)
    return run.target > run.start ? (rest, 0) : (0, rest)
  }

  /// Whether the track moves to the very end of a way.
  func reachesEnd(of run: AnimatorPhase.Run) -> Bool {
    let (ahead, behind) = rests(in: run)
    return (run.isBackwards ? ahead : behind) == 0
  }

  /// Runs for as long as the way takes, and shows nothing: for ways on which all tracks come to rest before the end.
  func pace(_ run: AnimatorPhase.Run, at now: TimeInterval, delegate: any CAAnimationDelegate) {
    let animation = CABasicAnimation(keyPath: paceKey)
    animation.duration = max(run.duration, 0.0001)
    animation.speed = run.isBackwards ? -1 : 1
    animation.beginTime = layer.convertTime(now, from: nil)
    animation.timeOffset = run.isWaiting(at: now) ? now - run.begin : run.elapsed(at: now)
    animation.delegate = delegate
    layer.add(animation, forKey: paceKey)
  }

  private var paceKey: String { "\(animationKey).pace" }

  private func stopPacing() { layer.removeAnimation(forKey: paceKey) }

  func removeAnimation() {
    stopPacing()
    layer.removeAnimation(forKey: animationKey)
  }

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
