import CoreGraphics
import Foundation

/// A list whose rows show actions when they are swiped aside.
@MainActor protocol SwipeOwner: UIScrollView {
  /// Returns the row at a point of the content, with its view; nil if there is no row.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, view: UIView)?
  /// Whether rows can be swiped now.
  var allowsSwipes: Bool { get }
  /// Returns the actions of a row at one of its edges.
  func swipeActions(of path: IndexPath, atTrailingEdge: Bool) -> UISwipeActionsConfiguration?
  /// The frame of a row that is not swiped; nil if the list does not have the row any more.
  func swipeFrame(of path: IndexPath) -> CGRect?
  /// Whether the row is still shown by `view`.
  func shows(_ path: IndexPath, in view: UIView) -> Bool
  /// Moves a row sideways from its normal position, by points to the right.
  func move(_ view: UIView, aside distance: CGFloat, from frame: CGRect)
  func swipeWillBegin(_ view: UIView, at path: IndexPath, byFinger: Bool)
  func swipeDidEnd(_ view: UIView, at path: IndexPath?)
}
