/// The timing of the repeated steps while a stepper is held down. They begin after half a second and become faster.
struct StepperRepeat {
  /// The time before the first repetition, in seconds.
  static let delay = 0.5
  /// The number of steps before the interval becomes shorter.
  private static let stepsPerPace = 5
  /// The intervals between steps, in seconds.
  private static let paces = [0.2, 0.1, 0.05]

  private var next: TimeInterval
  private var steps = 0

  /// - Parameter start: the time of the touch down, in seconds.
  init(start: TimeInterval) { next = start + Self.delay }

  /// Returns the number of steps that are due at `time`. At most 32 are made up for after a delay.
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
