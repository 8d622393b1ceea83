/// A question of a shell about the views of a host, or a change of them. Views are named by the number of their `InspectedView`.
package enum InspectionRequest: Codable, Equatable, Sendable {
  /// All views. Answered by `tree`.
  case tree
  /// The frontmost view at a point of the screen, in points. Answered by `view`.
  case hit(x: Double, y: Double)
  /// Everything about one view. Answered by `details`.
  case details(view: Int)
  /// Gives a property another value, in the form of `InspectedProperty.value`. Answered by `details`.
  case set(view: Int, property: String, value: String)
  /// Takes the last change back, or makes it again. Answered by `details` of the changed view.
  case undo
  case redo
  /// Conflicts and ambiguities of the layout. Answered by `problems`.
  case problems
  /// What each view cost. The first request starts the measurement. Answered by `costs`.
  case costs
  /// What a screen reader reads, in its order. Answered by `accessibility`.
  case accessibility
  /// Writes everything into a file, with a picture of each view. Answered by `done`.
  case capture(file: String)
  /// Writes what was done since the preview began into a file, as a recording. Answered by `done`.
  case saveRecording(file: String)
  /// Writes the screen as it is now into a PNG file. Answered by `picture`.
  /// - marks: whether the elements have frames with their views' numbers.
  /// - view: the view to show alone, with a margin; nil for the whole screen.
  case picture(file: String, marks: Bool, view: Int?)
  /// Elements by a part of their label, identifier, text, class or property. Answered by `elements`.
  case find(text: String)
  /// A point at which a touch gets to a view. Answered by `point`.
  case touchPoint(view: Int)
  /// Faults that keep people from reading or using something. Answered by `audit`.
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
  /// What was found, superviews first; at most 100.
  case elements([FoundElement])
  /// x and y in points of the screen.
  case point([Double])
  /// The marked views in the order of reading; empty without marks.
  case picture([FoundElement])
  case done
  /// The request cannot be answered, for this reason.
  case failure(String)
}
