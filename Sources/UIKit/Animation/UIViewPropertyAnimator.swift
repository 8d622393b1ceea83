import Logging
import QuartzCore

/// Animates view changes, and can be paused, scrubbed, reversed and continued (Apple: UIViewPropertyAnimator).
///
/// The closures with the changes run when the animator starts. From then on the views have their final model values, and animations added
/// by this object present the values in between. At the end the model values are set to those of the side at which it ended.
///
/// Blocks of `UIView.animate` and `animateKeyframes` among the changes share the animator's time, unless they override its duration. Calls
/// that the state does not allow, for which UIKit raises an exception, are logged and do nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds. A spring defined by its physics uses its settling time instead.
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  /// The timing curve. It is never nil.
  public var timingParameters: (any UITimingCurveProvider)? { timing }
  private let timing: any UITimingCurveProvider
  /// Whether touches hit the animated views at their presented positions. Default true.
  open var isUserInteractionEnabled = true { didSet { updateTouchRules() } }
  /// Whether the program does the hit test itself. If true, views are hit at their model positions. Default false.
  open var isManualHitTestingEnabled = false { didSet { updateTouchRules() } }
  /// Whether the animator can be paused and stopped while it runs. Default true.
  open var isInterruptible = true
  /// Whether a fraction set through `fractionComplete` maps linearly to values. Default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active, with all animations in place, when it reaches an end. Default false.
  open var pausesOnCompletion = false

  private var phase = AnimatorPhase()
  private var pendingBlocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var tracks: [AnimatorTrack] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Distinguishes the ends of the current run's animations from those of earlier runs.
  private var watcher: RunWatcher?

  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    timing = parameters
    super.init()
  }

  /// Leaves the views at their presented values. UIKit raises an exception if an animator is released while paused or stopped.
  isolated deinit {
    guard phase.state != .inactive else { return }
    let state = phase.state == .stopped ? "stopped" : "paused"
    UIViewPropertyAnimator.log.warning("an animator is released that is \(state); its views stay as they show")
    if phase.state == .active { letGo() }
  }

  /// Creates an animator without a duration.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  public var state: UIViewAnimatingState { phase.state }
  public var isRunning: Bool { phase.isRunning }

  /// Whether the animation runs towards its start. If set while running, the animation goes back from its current position.
  open var isReversed: Bool {
    get { phase.isReversed }
    set {
      guard newValue != phase.isReversed else { return }
      guard phase.state != .stopped else { return refuse("isReversed of a stopped animator") }
      phase.isReversed = newValue
      guard phase.state == .active, case .run(var run) = phase.pose else { return }
      if run.frozen != nil || (run.isBackwards ? run.target : run.start) == target {
        run.turnRound(at: now)
        if run.destination == target { return follow(run) }
        phase.pose = .run(run)
      } else {
        follow(makeRun(from: run.fraction(at: now, isLinear: true), duration: nil, pacing: Pacing(curve: .linear, duration: duration)))
      }
    }
  }

  /// The progress from 0 (start) to 1 (end). Setting it starts an inactive animator in the paused state. While running, a new value is
  /// logged and ignored.
  open var fractionComplete: CGFloat {
    get { CGFloat(phase.fraction(at: now, isLinear: scrubsLinearly)) }
    set {
      guard newValue.isFinite else { return refuse("fraction \(newValue)") }
      guard phase.state != .stopped else { return refuse("fractionComplete of a stopped animator") }
      guard !phase.isRunning else { return refuse("fractionComplete of a running animator; pause it first") }
      if phase.state == .inactive { activate() }
      scrub(to: min(max(Double(newValue), 0), 1))
    }
  }

  // MARK: Adding animations and completions

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: the share of the remaining time, 0...1, after which the changes begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch phase.state {
    case .inactive: pendingBlocks.append((animation, delayFactor))
    case .active:
      let oldCount = tracks.count
      collect(animation, delayFactor: delayFactor)
      for track in tracks[oldCount...] { place(track) }
    case .stopped: refuse("changes for a stopped animator")
    }
  }

  /// Adds a handler that is called once, at the end of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Controls

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard phase.state != .stopped else { return refuse("start of a stopped animator") }
    guard !phase.isRunning else { return }
    let delay = delay.isFinite ? max(delay, 0) : 0
    if phase.state == .inactive {
      self.delay = delay
      activate()
      if phase.isReversed { return finishRun(at: .start) }
      follow(makeRun(from: 0, duration: nil, delay: delay))
    } else {
      resume(withTimingParameters: nil, durationFactor: 0, delay: delay)
    }
  }

  open func pauseAnimation() {
    guard phase.state != .stopped else { return refuse("pause of a stopped animator") }
    if phase.state == .inactive {
      activate()
      return scrub(to: 0)
    }
    guard case .run(var run) = phase.pose, run.frozen == nil else { return }
    guard isInterruptible else { return refuse("pause of an animator that is not interruptible") }
    run.freeze(at: now)
    follow(run)
  }

  /// - Parameters:
  ///   - parameters: the timing of the remaining animation; nil keeps the timing of the animator.
  ///   - durationFactor: the remaining time as a multiple of the animator's duration; 0 keeps the time that is left.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard phase.state == .active, !phase.isRunning else { return refuse("continuing an animator that is not paused") }
    resume(withTimingParameters: parameters, durationFactor: durationFactor, delay: 0)
  }

  private func resume(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat, delay: TimeInterval) {
    let factor = durationFactor.isFinite ? max(Double(durationFactor), 0) : 0
    if case .run(var run) = phase.pose, parameters == nil, factor == 0, delay == 0, run.destination == target {
      run.resume(at: now)
      return follow(run)
    }
    var fraction = phase.fraction(at: now, isLinear: true)
    let pacing = Pacing(parameters ?? timing, duration: duration)
    let left = factor > 0 ? factor * duration : pacing.duration * abs(target - fraction)
    if case .scrubbed = phase.pose { fraction = shownFraction(fraction) }
    follow(makeRun(from: fraction, duration: left, pacing: pacing, delay: delay))
  }

  /// Removes the animations. The views keep their presented values.
  ///
  /// - Parameter withoutFinishing: whether the animator becomes inactive at once, without calling completions. If false, it is stopped
  ///   until `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard phase.state == .active else {
      if phase.state == .inactive { return refuse("stop of an animator that is not active") }
      if withoutFinishing { reset() }
      return
    }
    guard isInterruptible || !phase.isRunning else { return refuse("stop of an animator that is not interruptible") }
    letGo()
    phase.state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animator with the views at one of its ends or at their current values.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase.state == .stopped else { return refuse("finishing an animator that is not stopped") }
    end(at: finalPosition)
  }

  // MARK: Implementation

  private static let log = Logger(label: "vitrine.animator")
  private func refuse(_ what: String) { UIViewPropertyAnimator.log.warning("ignored: \(what)") }

  private var now: TimeInterval { CACurrentMediaTime() }
  private var target: Double { phase.isReversed ? 0 : 1 }

  /// Removes the animations and sets the model values to the presented values.
  private func letGo() {
    watcher = nil
    let shown = tracks.map(\.shown)
    for (track, value) in zip(tracks, shown) {
      track.removeAnimation()
      track.setModel(to: value)
    }
  }

  private var touchRule: TouchRule { isManualHitTestingEnabled ? .model : isUserInteractionEnabled ? .shown : .blocked }

  private func updateTouchRules() {
    for track in tracks where track.touchRule != touchRule {
      track.touchRule = touchRule
      if phase.state == .active { place(track) }
    }
  }

  private func activate() {
    phase.state = .active
    let blocks = pendingBlocks
    pendingBlocks = []
    for block in blocks { collect(block.body, delayFactor: block.delayFactor) }
  }

  private func collect(_ body: () -> Void, delayFactor: CGFloat) {
    let from = phase.fraction(at: now, isLinear: false)
    let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    let pacing = Pacing(timing, duration: duration)
    let block = AnimatorBlock(
      duration: pacing.duration, curve: pacing.curve, delay: from + factor * (1 - from),
      record: { [weak self] in self?.record($0, from: from) },
      finish: { [weak self] end in self?.addCompletion { end($0 == .end) } })
    AnimationContext.run(block, body)
  }

  /// Adds a track. If the property has one with another delay, both run alongside each other.
  ///
  /// - Parameter fraction: the animator's fraction at which the change is made.
  private func record(_ track: AnimatorTrack, from fraction: Double) {
    track.touchRule = touchRule
    let former = tracks.last { $0.layer === track.layer && $0.path == track.path }
    if let former, former.delay == track.delay, former.frames == nil, track.frames == nil {
      former.end = track.end
      return
    }
    if former != nil, fraction == 0 || track.delay > fraction { track.runAlongside() }
    tracks.append(track)
  }

  /// Returns a run from a fraction to the target fraction. Without a duration it takes the remaining share of the animator's duration.
  private func makeRun(
    from fraction: Double, duration: TimeInterval?, pacing: Pacing? = nil, delay: TimeInterval = 0
  ) -> AnimatorPhase.Run {
    let pacing = pacing ?? Pacing(timing, duration: self.duration)
    let length = duration ?? pacing.duration * abs(target - fraction)
    return AnimatorPhase.Run(
      start: fraction, target: target, duration: length, curve: pacing.curve, curveY: pacing.curveY, begin: now + delay)
  }

  private func scrub(to fraction: Double) {
    watcher = nil
    phase.pose = .scrubbed(fraction)
    for track in tracks { track.pose(at: shownFraction(fraction)) }
  }

  /// Returns the presented progress for a fraction set through `fractionComplete`.
  private func shownFraction(_ fraction: Double) -> Double {
    guard !scrubsLinearly else { return fraction }
    let pacing = Pacing(timing, duration: duration)
    return pacing.curve.value(at: fraction, duration: pacing.duration)
  }

  private func follow(_ run: AnimatorPhase.Run) {
    phase.pose = .run(run)
    if run.frozen != nil {
      // A paused animator is not kept alive by its animations.
      watcher = nil
      for track in tracks { track.follow(run, at: now, delegate: nil) }
      return
    }
    let watcher = RunWatcher(animator: self, count: tracks.count)
    self.watcher = watcher
    for track in tracks { track.follow(run, at: now, delegate: watcher) }
    if let first = tracks.first, !tracks.contains(where: { $0.reachesEnd(of: run) }) {
      watcher.count += 1
      first.pace(run, at: now, delegate: watcher)
    }
    if tracks.isEmpty {
      CATransaction.afterCommit { [weak self, weak watcher] in
        if let self, let watcher, self.watcher === watcher { self.runEnded() }
      }
    }
  }

  private func place(_ track: AnimatorTrack) {
    if case .run(let run) = phase.pose {
      if run.frozen == nil { watcher?.count += 1 }
      track.follow(run, at: now, delegate: run.frozen == nil ? watcher : nil)
    } else {
      track.pose(at: shownFraction(phase.fraction(at: now, isLinear: scrubsLinearly)))
    }
  }

  fileprivate func ended(_ watcher: RunWatcher) {
    guard watcher === self.watcher, phase.isRunning else { return }
    runEnded()
  }

  private func runEnded() {
    guard case .run(var run) = phase.pose else { return }
    if pausesOnCompletion {
      run.frozen = run.isBackwards ? 0 : run.duration
      return follow(run)
    }
    finishRun(at: run.destination == 0 ? .start : .end)
  }

  private func finishRun(at position: UIViewAnimatingPosition) {
    watcher = nil
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    for track in position == .start ? tracks.reversed() : tracks {
      if position == .start { track.setModel(to: track.start) }
      if position == .end { track.setModel(to: track.end) }
      track.removeAnimation()
    }
    let handlers = completions
    reset()
    for handler in handlers { handler(position) }
  }

  private func reset() {
    phase = AnimatorPhase()
    tracks = []
    completions = []
    watcher = nil
  }
}

/// Counts the ended animations of one run.
@MainActor
private final class RunWatcher: NSObject, CAAnimationDelegate {
  /// A strong reference: a running animator lives until it ends, even if nothing else references it.
  private var animator: UIViewPropertyAnimator?
  var count: Int

  init(animator: UIViewPropertyAnimator, count: Int) {
    self.animator = animator
    self.count = count
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    count -= 1
    guard count == 0, let animator else { return }
    self.animator = nil
    animator.ended(self)
  }
}
