/// A change of a view that an inspector made.
package enum ViewEdit: Equatable, Sendable {
  /// - place: of the view in the tree, as `TouchTarget.place`.
  case set(place: String, property: String, value: String)
  /// The last change was taken back, or made again.
  case undo, redo
}
