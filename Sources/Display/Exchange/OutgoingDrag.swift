import Foundation

/// A drag of this program that other programs can take.
@MainActor
package protocol OutgoingDrag: AnyObject {
  /// Called with each answer of the program under the drag: whether it would take a drop there.
  var answered: (@MainActor (Bool) -> Void)? { get set }
  /// Called once after a drop: whether the other program has taken the data.
  var finished: (@MainActor (Bool) -> Void)? { get set }
  /// Moves the drag to a point of the display, which may be outside of it, and returns the target at that point.
  func move(to point: CGPoint) -> DragTarget
  /// Drops the data on the program under the drag. Returns false if its last answer was no; `finished` is not called then.
  func drop() -> Bool
  /// Ends the drag without a drop.
  func leave()
}

/// The target of a drop under a drag.
package enum DragTarget: Equatable, Sendable {
  /// The display itself.
  case display
  /// Something that takes no drags.
  case nothing
  /// A window of another program that takes drags, by its number.
  case program(UInt32)
}
