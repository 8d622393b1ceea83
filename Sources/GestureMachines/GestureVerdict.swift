import Foundation

/// The result of examining a change of touches for a gesture.
package enum GestureVerdict: Equatable, Sendable {
  /// Undecided.
  case wait
  /// Undecided; the gesture fails if nothing happens within a number of seconds.
  case waitFor(TimeInterval)
  case recognise
  case fail
}
