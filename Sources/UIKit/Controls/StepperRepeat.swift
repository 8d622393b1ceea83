/// When a stepper that is held down steps again: after half a second, and then faster and faster.
struct StepperRepeat {
  /// Seconds before the first repetition.
  static let delay = 0.5
  /// Steps at one pace before the next.
  private static let stepsPerPace = 5
  private static let paces = [0.2, 0.1, 0.05]

  private var next: TimeInterval
  private var steps = 0

  /// - Parameter start: when the finger came down, in seconds.
  init(start: TimeInterval) { next = start + Self.delay }

  /// How many steps are due at `time`. A gap of many seconds counts as one step.
  mutating func steps(at time: TimeInterval) -> Int {
    var due = 0
    while next <= time, due < 32 {
      due += 1
      steps += 1
      next += Self.paces[min(steps / Self.stepsPerPace, Self.paces.count - 1)]
    }
    if next <= time { next = time + Self.paces[Self.paces.count - 1] }
    return due
  }
}
