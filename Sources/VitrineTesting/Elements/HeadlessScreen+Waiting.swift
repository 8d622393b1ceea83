import Dispatch
import ProcessClock

/// These methods wait without real time: they advance the screen's clock frame by frame, and run the main queue between the frames.
///
/// The clocks of the process move with the screen's clock: timers of the run loop, `asyncAfter` and tasks that sleep continue at their time.
/// Work of other threads is waited for while they compute, for at most 0.1 seconds a call; not while they wait for the network or another
/// process. For these, pass `realSeconds`. In an asynchronous test, call these methods with `await`: the main queue cannot run while
/// one of its own blocks does.
///
/// Swift Testing on Linux runs tests on changing threads, and a `Timer` belongs to the run loop of the thread that made it: one that was made
/// before an `await` may not fire.
extension HeadlessScreen {
  /// Waits until nothing moves and the main queue is empty. Animations that repeat without end, such as that of an activity indicator, are
  /// ignored; so are timers that are not due.
  /// - Parameter seconds: the maximum time to wait, in seconds of the screen's clock.
  /// - Throws: an `ElementError` that names the views that are still moving.
  public func waitUntilIdle(atMost seconds: TimeInterval = 10) throws(ElementError) {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    var threadWait = BoundedThreadWait(), rest = IdleCount(end: time + seconds)
    while true {
      ProcessClock.serve(&threadWait)
      switch try step(&rest) {
      case .idle: return
      case .moving: advance(by: 1 / 60)
      case .changed: break
      }
    }
  }

  /// The same for an asynchronous test.
  public func waitUntilIdle(atMost seconds: TimeInterval = 10) async throws(ElementError) {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    var threadWait = BoundedThreadWait(), rest = IdleCount(end: time + seconds)
    while true {
      await ProcessClock.serve(&threadWait)
      switch try step(&rest) {
      case .idle: return
      case .moving: await advanceFrame(threadWait: &threadWait)
      case .changed: break
      }
    }
  }

  /// Waits until a condition holds.
  /// - Parameters:
  ///   - what: a description of the condition, for the error.
  ///   - seconds: the maximum time to wait, in seconds of the screen's clock.
  ///   - realSeconds: the maximum time to wait after that in real time, for the network and other processes. Default 0.
  /// - Throws: an `ElementError` with the tree of the screen, if the condition does not hold in time.
  public func wait(
    until what: String = "the condition holds", atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0, _ condition: () -> Bool
  ) throws(ElementError) {
    var threadWait = BoundedThreadWait()
    guard !meets(condition, within: seconds, &threadWait) else { return }
    let end = ContinuousClock.now + .seconds(realSeconds)
    while ContinuousClock.now < end {
      ProcessClock.serve(&threadWait)
      settle()
      if condition() { return }
      usleep(2000)
    }
    throw ElementError("Waited until \(what), and it did not come to that.", self)
  }

  /// The same for an asynchronous test.
  public func wait(
    until what: String = "the condition holds", atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0, _ condition: () -> Bool
  ) async throws(ElementError) {
    var threadWait = BoundedThreadWait()
    guard await !meets(condition, within: seconds, &threadWait) else { return }
    let end = ContinuousClock.now + .seconds(realSeconds)
    while ContinuousClock.now < end {
      await ProcessClock.serve(&threadWait)
      settle()
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(2))
    }
    throw ElementError("Waited until \(what), and it did not come to that.", self)
  }

  /// Waits until exactly one matching element is visible.
  /// - Throws: as `wait(until:atMost:realSeconds:_:)`.
  public func wait(for query: ElementQuery, atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0) throws(ElementError) {
    try wait(until: "\(query) is seen", atMost: seconds, realSeconds: realSeconds) { shows(query) }
  }

  /// The same for an asynchronous test.
  public func wait(for query: ElementQuery, atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0) async throws(ElementError) {
    try await wait(until: "\(query) is seen", atMost: seconds, realSeconds: realSeconds) { shows(query) }
  }

  // MARK: Steps

  private func meets(_ condition: () -> Bool, within seconds: TimeInterval, _ threadWait: inout BoundedThreadWait) -> Bool {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let end = time + seconds
    while true {
      ProcessClock.serve(&threadWait)
      settle()
      if condition() { return true }
      guard time < end else { return false }
      advance(by: 1 / 60)
    }
  }

  private func meets(_ condition: () -> Bool, within seconds: TimeInterval, _ threadWait: inout BoundedThreadWait) async -> Bool {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let end = time + seconds
    while true {
      await ProcessClock.serve(&threadWait)
      settle()
      if condition() { return true }
      guard time < end else { return false }
      await advanceFrame(threadWait: &threadWait)
    }
  }

  private struct IdleCount {
    /// The time limit on the screen's clock.
    let end: TimeInterval
    /// The number of consecutive turns of the run loop that changed nothing.
    var quiet = 0
    /// The number of turns of the run loop in which nothing moved.
    var turns = 0
  }

  /// The required number of quiet turns. Work may come in steps, each of which puts the next one on the main queue.
  private static let quietTurns = 5
  private static let maximumTurns = 1000

  private enum IdleStep { case idle, moving, changed }

  /// Runs a turn, and returns whether something moves or changed.
  private func step(_ count: inout IdleCount) throws(ElementError) -> IdleStep {
    let frames = display.presentCount
    settle()
    let animations = animatedViews.flatMap { self.animations(of: $0.layer) }
    let isEndless = { (animation: CAAnimation) in animation.repeatCount > 1e6 || animation.repeatDuration > 1e6 }
    // A delayed animation requests no frames before it begins. One that is not removed on completion remains after its end.
    let isWaiting = animations.contains { $0.isRemovedOnCompletion && !isEndless($0) }
    guard isWaiting || (display.wantsFrames && !animations.contains(where: isEndless)) else {
      let isChanged = display.isTurnPending || (!display.wantsFrames && display.presentCount != frames)
      count.quiet = isChanged ? 0 : count.quiet + 1
      count.turns += 1
      guard count.turns < Self.maximumTurns else { throw ElementError("The screen is not idle: each turn changes it again.", self) }
      return count.quiet >= Self.quietTurns ? .idle : .changed
    }
    count.quiet = 0
    guard time < count.end else {
      let moving = animatedViews.prefix(5).map { "\(Swift.type(of: $0)) (\($0.frameOnScreen.brief))" }.joined(separator: ", ")
      throw ElementError("The screen is not idle: \(moving.isEmpty ? "a display link asks for frames" : "animations of \(moving)").", self)
    }
    return .moving
  }

  private var animatedViews: [UIView] {
    var found: [UIView] = [], waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if !animations(of: view.layer).isEmpty { found.append(view) }
      waiting += view.subviews
    }
    return found
  }

  /// Returns the animations of a layer, and of its sublayers that do not belong to a view.
  private func animations(of layer: CALayer) -> [CAAnimation] {
    let own = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    return own + (layer.sublayers ?? []).filter { !($0.delegate is UIView) }.flatMap { animations(of: $0) }
  }
}
