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
  /// Stations between start and end, which are the values before and after then.
  var frames: Keyframes?
  var touchRule = TouchRule.shown

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

  private func value(at progress: Double) -> AnimatableValue {
    frames?.value(at: progress) ?? start.interpolated(to: end, progress: CGFloat(progress))
  }

  /// Holds the track at a fraction, without pacing.
  func pose(at fraction: Double) {
    stopPacing()
    layer.removeAnimation(forKey: verticalKey)
    let value = value(at: progress(at: fraction))
    let animation = CABasicAnimation(keyPath: path.rawValue)
    animation.fromValue = value.object(as: path.rawValue)
    animation.toValue = animation.fromValue
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.touchRule = touchRule
    layer.add(animation, forKey: animationKey)
  }

  /// Runs the track's part of a way, from `elapsed` seconds into it.
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
    let (from, to) = (value(at: first), value(at: last))
    if let vertical = run.curveY, path == .position, case .point(let from) = from, case .point(let to) = to {
      add(way("position.x", .number(from.x), .number(to.x)), curve: run.curve, key: animationKey, run, at: now, delegate: delegate)
      return add(way("position.y", .number(from.y), .number(to.y)), curve: vertical, key: verticalKey, run, at: now, delegate: nil)
    }
    add(way(path.rawValue, from, to), curve: run.curve, key: animationKey, run, at: now, delegate: delegate)
  }

  private func way(_ keyPath: String, _ from: AnimatableValue, _ to: AnimatableValue) -> CABasicAnimation {
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
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.touchRule = touchRule
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
    layer.add(animation, forKey: key)
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

  /// Of the vertical part, where the parts of a position are paced apart.
  private var verticalKey: String { "\(animationKey).y" }

  private func stopPacing() { layer.removeAnimation(forKey: paceKey) }

  func removeAnimation() {
    stopPacing()
    layer.removeAnimation(forKey: verticalKey)
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

extension Keyframes {
  /// The stations that lie between two fractions, as a way of its own; backwards where the second is the smaller one.
  fileprivate func part(from first: Double, to last: Double) -> Keyframes {
    if first == 0, last == 1 { return self }
    let (low, high) = (min(first, last), max(first, last))
    var times = [low] + keyTimes.filter { $0 > low && $0 < high } + [high]
    if mode == .cubic || mode == .cubicPaced {
      // Curves depend on the stations beside them: straight pieces stand for what is left of one.
      let pieces = (1..<64).map { low + (high - low) * Double($0) / 64 }
      times = (times + pieces).sorted()
    }
    var stations = times.compactMap { time in value(at: time).map { (time, $0) } }
    if mode == .discrete {
      // Each holds until the next, so the steps stay where they are: two stations at each.
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
