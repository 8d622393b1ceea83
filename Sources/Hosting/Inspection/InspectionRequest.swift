/// A question of a shell about the views of a host, or a change of them. Views are named by the number of their `InspectedView`.
package enum InspectionRequest: Codable, Equatable, Sendable {
  /// All views. Answered by `tree`.
  case tree
  /// The frontmost view at a point of the screen, in points. Answered by `view`.
  case hit(x: Double, y: Double)
  /// Everything about one view. Answered by `details`.
  case details(view: Int)
  /// Sets a property to a value in the form of `InspectedProperty.value`. Answered by `details`.
  case set(view: Int, property: String, value: String)
  /// Undoes the last change, or redoes it. Answered by `details` of the changed view.
  case undo
  case redo
  /// Conflicts and ambiguities of the layout. Answered by `problems`.
  case problems
  /// The costs of each view. The first request starts the measurement. Answered by `costs`.
  case costs
  /// The elements that a screen reader visits, in its order. Answered by `accessibility`.
  case accessibility
  /// Writes a capture with a picture of each view to a file. Answered by `done`.
  case capture(file: String)
  /// Writes the events since the preview began to a file, as a recording. Answered by `done`.
  case saveRecording(file: String)
  /// Writes a picture of the current screen to a PNG file. Answered by `picture`.
  /// - marks: whether elements are framed and marked with the numbers of their views.
  /// - view: the number of the view that is shown alone, with a margin; nil for the whole screen.
  case picture(file: String, marks: Bool, view: Int?)
  /// Elements by a part of their label, identifier, text, class or property. Answered by `elements`.
  case find(text: String)
  /// A point at which a touch reaches a view. Answered by `point`.
  case touchPoint(view: Int)
  /// Accessibility faults. Answered by `audit`.
  case audit
}

package enum InspectionAnswer: Codable, Equatable, Sendable {
  case tree(InspectedTree)
  /// nil if there is none.
  case view(Int?)
  case details(InspectedDetails)
  case problems([LayoutProblem])
  case costs(InspectedCosts)
  case accessibility([AccessibleElement])
  case audit([AuditFinding])
  /// The elements that were found, superviews first; at most 100.
  case elements([FoundElement])
  /// x and y in points of the screen.
  case point([Double])
  /// The marked views in reading order; empty without marks.
  case picture([FoundElement])
  case done
  /// The reason for which the request cannot be answered.
  case failure(String)
}
