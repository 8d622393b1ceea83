/// A change of a view that an inspector made.
package enum ViewEdit: Equatable, Sendable {
  /// - path: the path of the view in the tree, as in `TouchTarget.path`.
  case set(path: String, property: String, value: String)
  /// The last change was undone or redone.
  case undo, redo
}
