/// What a change of the touches means to a gesture that is looked for.
enum GestureVerdict: Equatable, Sendable {
  /// Not yet known.
  case wait
  /// It can still come; not after so many more seconds.
  case waitFor(TimeInterval)
  case recognise
  case fail
}
