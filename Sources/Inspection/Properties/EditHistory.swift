import UIKit

/// The inspector's changes, for undo and redo.
@MainActor
final class EditHistory {
  private struct Edit {
    weak var view: UIView?
    let property: String
    let undo: (UIView) -> Void
    let redo: (UIView) -> Void
  }

  private var done: [Edit] = []
  private var undone: [Edit] = []

  /// The maximum number of changes that can be undone.
  private static let maximumCount = 1000

  /// Changes a property of a view.
  func set(_ rule: PropertyRule, of view: UIView, to value: String) throws(InspectionError) {
    guard let parse = rule.parse else { throw InspectionError("\(rule.name) can only be read.") }
    guard let change = parse(value) else {
      throw InspectionError("\(rule.name) takes \(rule.allowed); “\(value.shortened(to: 60))” is none of these.")
    }
    let undo = rule.capture(view)
    change(view)
    done.append(Edit(view: view, property: rule.name, undo: undo, redo: rule.capture(view)))
    if done.count > Self.maximumCount { done.removeFirst() }
    undone = []
  }

  /// The properties whose changes are undone and made again next; nil if there are none.
  var nextUndo: String? { done.last { $0.view != nil }?.property }
  var nextRedo: String? { undone.last { $0.view != nil }?.property }

  /// - Returns: the changed view.
  func undo() throws(InspectionError) -> UIView {
    while let edit = done.popLast() {
      guard let view = edit.view else { continue }
      edit.undo(view)
      undone.append(edit)
      return view
    }
    throw InspectionError("There is no change to undo.")
  }

  /// - Returns: the changed view.
  func redo() throws(InspectionError) -> UIView {
    while let edit = undone.popLast() {
      guard let view = edit.view else { continue }
      edit.redo(view)
      done.append(edit)
      return view
    }
    throw InspectionError("There is no change to make again.")
  }

  /// Whether the property has a change that is not undone.
  func hasEdited(_ view: UIView, _ property: String) -> Bool { done.contains { $0.view === view && $0.property == property } }
}
