import QuartzCore

/// One property of one layer that an animator animates.
@MainActor
final class AnimatorTrack {
  /// The effect of a track on the value that the tracks before it produce for the same property.
  enum Joining {
    /// Replaces the value.
    case replaces
    /// Adds the completed part of the difference between `start` and `end`.
    case adds
    /// Interpolates from the value to `end`, for types of values that cannot be added.
    case takesOver
  }

  let layer: CALayer
  let path: LayerKeyPath
  private(set) var start: AnimatableValue
  var end: AnimatableValue
  /// The fraction of the animator's duration at which the track begins.
  let delay: Double
  let animationKey: String
  /// Key frames from `start` to `end`; nil for a plain animation.
  var frames: Keyframes?
  var touchRule = TouchRule.shown
  /// The model value before the change.
  private let old: AnimatableValue
  private var joining = Joining.replaces

  init(
    layer: CALayer, path: LayerKeyPath, start: AnimatableValue, end: AnimatableValue, old: AnimatableValue, delay: Double,
    animationKey: String
  ) {
    self.layer = layer
    self.path = path
    self.start = start
    self.end = end
    self.old = old
    self.delay = min(max(delay, 0), 0.999)
    self.animationKey = animationKey
  }

  /// Returns the track's own progress at a fraction of the animator.
  private func progress(at fraction: Double) -> Double { min(max((fraction - delay) / (1 - delay), 0), 1) }

  /// Returns the value of the track's animation; for a track that adds, the completed part of the difference.
  private func value(at progress: Double) -> AnimatableValue {
    if let value = frames?.value(at: progress) { return value }
    guard joining == .adds else { return start.interpolated(to: end, progress: CGFloat(progress)) }
    let difference = end.subtracting(start)
    return difference.zero.interpolated(to: difference, progress: CGFloat(progress))
  }

  /// Makes the track run alongside the earlier tracks of the same property. It starts at the model value before the change.
  func runAlongside() {
    start = old
    joining = frames == nil && end.canAddUp(to: start) ? .adds : .takesOver
  }

  /// Holds the track at a fraction and removes its pacing animation.
  func pose(at fraction: Double) {
    stopPacing()
    layer.removeAnimation(forKey: verticalKey)
    let progress = progress(at: fraction)
    let animation = CABasicAnimation(keyPath: path.rawValue)
    animation.duration = 1
    animation.speed = 0
    if joining == .takesOver {
      // At the start there is no animation, so that the value of the earlier tracks shows.
      if frames != nil, progress == 0 { return layer.removeAnimation(forKey: animationKey) }
      animation.toValue = (frames?.value(at: progress) ?? end).object(as: path.rawValue)
      if frames != nil { animation.fromValue = animation.toValue }
      animation.customCurve = .linear
      animation.timeOffset = progress
    } else {
      animation.fromValue = value(at: progress).object(as: path.rawValue)
      animation.toValue = animation.fromValue
      animation.isAdditive = joining == .adds
    }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.touchRule = touchRule
    layer.add(animation, forKey: animationKey)
  }

  /// Starts the track's part of a run, from the time elapsed in that run.
  func follow(_ run: AnimatorPhase.Run, at now: TimeInterval, delegate: (any CAAnimationDelegate)?) {
    stopPacing()
    layer.removeAnimation(forKey: verticalKey)
    let first = progress(at: run.start)
    let last = progress(at: run.target)
    if let frames {
      let animation = CAKeyframeAnimation(keyPath: path.rawValue)
      animation.adopt(frames.part(from: first, to: last), as: path)
      return add(animation, curve: run.curve, key: animationKey, run, at: now, delegate: delegate)
    }
    if joining == .takesOver {
      let animation = CABasicAnimation(keyPath: path.rawValue)
      animation.toValue = end.object(as: path.rawValue)
      let curve = first == 0 && last == 1 ? run.curve : .part(run.curve, from: first, to: last)
      return add(animation, curve: curve, key: animationKey, run, at: now, delegate: delegate)
    }
    let (from, to) = (value(at: first), value(at: last))
    if let vertical = run.curveY, path == .position, case .point(let from) = from, case .point(let to) = to {
      add(
        basicAnimation("position.x", .number(from.x), .number(to.x)), curve: run.curve, key: animationKey, run, at: now, delegate: delegate)
      return add(
        basicAnimation("position.y", .number(from.y), .number(to.y)), curve: vertical, key: verticalKey, run, at: now, delegate: nil)
    }
    add(basicAnimation(path.rawValue, from, to), curve: run.curve, key: animationKey, run, at: now, delegate: delegate)
  }

  private func basicAnimation(_ keyPath: String, _ from: AnimatableValue, _ to: AnimatableValue) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from.object(as: keyPath)
    animation.toValue = to.object(as: keyPath)
    return animation
  }

  private func add(
    _ animation: CAPropertyAnimation, curve: TimingCurve, key: String, _ run: AnimatorPhase.Run, at now: TimeInterval,
    delegate: (any CAAnimationDelegate)?
  ) {
    animation.customCurve = curve
    let (ahead, behind) = rests(in: run)
    let lead = run.duration * ahead
    animation.duration = max(run.duration * max(1 - ahead - behind, 0), 0.0001)
    // A track that takes over shows nothing before its beginning, so that the earlier tracks show.
    animation.fillMode = joining == .takesOver ? .forwards : .both
    animation.isAdditive = joining == .adds
    animation.isRemovedOnCompletion = false
    animation.touchRule = touchRule
    // Before a delayed beginning the elapsed time is negative, and the first value is presented.
    let elapsed = (run.isWaiting(at: now) ? now - run.begin : run.elapsed(at: now)) - lead
    if run.frozen != nil {
      animation.speed = 0
    } else {
      animation.speed = run.isBackwards ? -1 : 1
    }
    animation.beginTime = layer.convertTime(now, from: nil)
    animation.timeOffset = elapsed
    animation.delegate = delegate
    layer.add(animation, forKey: key)
  }

  /// Returns the shares of a run during which this track rests, at the beginning and at the end of the run.
  private func rests(in run: AnimatorPhase.Run) -> (ahead: Double, behind: Double) {
    let length = abs(run.target - run.start)
    guard length > 0 else { return (0, 0) }
    let rest = min(max(0, delay - min(run.start, run.target)) / length, 1)
    return run.target > run.start ? (rest, 0) : (0, rest)
  }

  /// Returns whether the track moves until the very end of a run.
  func reachesEnd(of run: AnimatorPhase.Run) -> Bool {
    let (ahead, behind) = rests(in: run)
    return (run.isBackwards ? ahead : behind) == 0
  }

  /// Adds an animation without visible effect that lasts as long as the run. Needed if all tracks come to rest before the run ends.
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

  /// The key of the vertical animation of a position, for curves that differ by direction.
  private var verticalKey: String { "\(animationKey).y" }

  private func stopPacing() { layer.removeAnimation(forKey: paceKey) }

  func removeAnimation() {
    stopPacing()
    layer.removeAnimation(forKey: verticalKey)
    layer.removeAnimation(forKey: animationKey)
  }

  /// Sets the model value without an animation.
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

  /// The presented value.
  var shown: AnimatableValue {
    path.value(in: layer.presentedProperties(at: CACurrentMediaTime())) ?? end
  }
}

extension Keyframes {
  /// Returns the key frames between two fractions as separate key frames, reversed if the second fraction is less than the first.
  fileprivate func part(from first: Double, to last: Double) -> Keyframes {
    if first == 0, last == 1 { return self }
    let (low, high) = (min(first, last), max(first, last))
    var times = [low] + keyTimes.filter { $0 > low && $0 < high } + [high]
    if mode == .cubic || mode == .cubicPaced {
      // Cubic curves depend on neighboring key frames, so a part of them is approximated by 64 straight pieces.
      let pieces = (1..<64).map { low + (high - low) * Double($0) / 64 }
      times = (times + pieces).sorted()
    }
    var stations = times.compactMap { time in value(at: time).map { (time, $0) } }
    if mode == .discrete {
      // A discrete value holds until the next key frame. Two key frames for each value keep the steps at their times.
      stations = zip(times, times.dropFirst()).flatMap { a, b in
        value(at: (a + b) / 2).map { [(a, $0), (b, $0)] } ?? []
      }
    }
    if last < first { stations.reverse() }
    let length = high - low
    return Keyframes(
      values: stations.map(\.1), keyTimes: stations.map { length > 0 ? abs($0.0 - first) / length : 0 })
  }
}
