import Dispatch

/// These methods wait without real time: they advance the screen's clock frame by frame, and run the main queue between the frames.
///
/// The main queue includes blocks of `DispatchQueue.main` and tasks of the main actor; on the main thread also timers of its run loop whose
/// real time has come (Swift Testing on Linux runs tests on other threads, where no run loop has them). Clocks of the system do not follow
/// the screen's clock: `Timer`, `asyncAfter`, `Task.sleep`, and the work of other threads. For these, pass `realSeconds`. In an
/// asynchronous test, call these methods with `await`: the main queue cannot run while one of its own blocks does.
extension HeadlessScreen {
  /// Waits until nothing moves and the main queue is empty. Animations that repeat without end, such as that of an activity indicator, are
  /// ignored.
  /// - Parameter seconds: the maximum time to wait, in seconds of the screen's clock.
  /// - Throws: an `ElementError` that names the views that are still moving.
  public func waitUntilIdle(atMost seconds: TimeInterval = 10) throws(ElementError) {
    var rest = IdleCount(end: time + seconds)
    repeat { serve() } while try !isIdle(&rest)
  }

  /// The same for an asynchronous test.
  public func waitUntilIdle(atMost seconds: TimeInterval = 10) async throws(ElementError) {
    var rest = IdleCount(end: time + seconds)
    repeat { await serve() } while try !isIdle(&rest)
  }

  /// Waits until a condition holds.
  /// - Parameters:
  ///   - what: a description of the condition, for the error.
  ///   - seconds: the maximum time to wait, in seconds of the screen's clock.
  ///   - realSeconds: the maximum time to wait after that in real time, for timers of the system, other threads and the network. Default 0.
  /// - Throws: an `ElementError` with the tree of the screen, if the condition does not hold in time.
  public func wait(
    until what: String = "the condition holds", atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0, _ condition: () -> Bool
  ) throws(ElementError) {
    var wait = ConditionWait(end: time + seconds, realEnd: ProcessInfo.processInfo.systemUptime + realSeconds, what: what)
    while true {
      serve()
      if try advance(&wait, until: condition) { return }
      if wait.isReal { usleep(2000) }
    }
  }

  /// The same for an asynchronous test.
  public func wait(
    until what: String = "the condition holds", atMost seconds: TimeInterval = 10, realSeconds: TimeInterval = 0, _ condition: () -> Bool
  ) async throws(ElementError) {
    var wait = ConditionWait(end: time + seconds, realEnd: ProcessInfo.processInfo.systemUptime + realSeconds, what: what)
    while true {
      await serve()
      if try advance(&wait, until: condition) { return }
      if wait.isReal { try? await Task.sleep(for: .milliseconds(2)) }
    }
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

  // MARK: The main queue

  /// Runs the work that is due, without waiting.
  private func serve() { runDueTimers() }

  private func serve() async {
    // Runs after the blocks that were on the main queue before it.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    await Task.yield()
    runDueTimers()
  }

  private func runDueTimers() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  // MARK: Steps

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
  private static let mostTurns = 1000

  private func isIdle(_ count: inout IdleCount) throws(ElementError) -> Bool {
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
      guard count.turns < Self.mostTurns else { throw ElementError("The screen is not idle: each turn changes it again.", self) }
      return count.quiet >= Self.quietTurns
    }
    count.quiet = 0
    guard time < count.end else {
      let moving = animatedViews.prefix(5).map { "\(Swift.type(of: $0)) (\($0.frameOnScreen.brief))" }.joined(separator: ", ")
      throw ElementError("The screen is not idle: \(moving.isEmpty ? "a display link asks for frames" : "animations of \(moving)").", self)
    }
    advance(by: 1 / 60)
    return false
  }

  private struct ConditionWait {
    let end: TimeInterval
    /// The time limit in seconds since the system started.
    let realEnd: TimeInterval
    let what: String
    /// Whether the wait on the screen's clock is over, and only real time is left.
    var isReal = false
  }

  private func advance(_ wait: inout ConditionWait, until condition: () -> Bool) throws(ElementError) -> Bool {
    settle()
    if condition() { return true }
    if time < wait.end {
      advance(by: 1 / 60)
    } else if ProcessInfo.processInfo.systemUptime < wait.realEnd {
      wait.isReal = true
    } else {
      throw ElementError("Waited until \(wait.what), and it did not come to that.", self)
    }
    return false
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
