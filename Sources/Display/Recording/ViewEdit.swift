/// A change of a view that an inspector made.
package enum ViewEdit: Equatable, Sendable {
  /// - place: the position of the view in the tree, as in `TouchTarget.place`.
  case set(place: String, property: String, value: String)
  /// The last change was undone or redone.
  case undo, redo
}
