import CoreGraphics

/// How a layer changes from its earlier appearance to its current one.
package enum TransitionStyle: Hashable, Sendable {
  /// The earlier appearance fades into the current one.
  case dissolve
  /// A page is turned.
  case curl(PageTurn)
}

/// The turn of a page that covers a layer's bounds.
package struct PageTurn: Hashable, Sendable {
  /// The direction in which the page is turned away, in the layer's space.
  package var direction: CGVector
  /// Whether the current appearance is a page that comes back from there, instead of the earlier one being turned away.
  package var isReversed: Bool

  package init(direction: CGVector, isReversed: Bool) {
    self.direction = direction
    self.isReversed = isReversed
  }
}
