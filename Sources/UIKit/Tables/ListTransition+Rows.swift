import CoreGraphics
import Foundation

/// The animations of rows in a transition.
extension ListTransition {
  /// The animation of inserts and deletes that the batch does not name.
  private var standard: UITableView.RowAnimation { .automatic }

  var animates: Bool {
    if isUnanimated { return false }
    let all =
      [changes.deletedItems, changes.insertedItems, changes.reloadedItems].flatMap(\.values)
      + [changes.deletedSections, changes.insertedSections, changes.reloadedSections].flatMap(\.values)
    let none = UITableView.RowAnimation.none.rawValue
    return all.isEmpty || all.contains { $0 != none } || !changes.movedItems.isEmpty || !changes.movedSections.isEmpty
  }

  func insertion(of path: IndexPath) -> UITableView.RowAnimation {
    if let value = changes.insertedItems[path] { return animation(value) }
    if let value = changes.insertedSections[path.section] { return animation(value) }
    if let origin = outcome.items[path.section][path.row], changes.reloadedItems[origin] != nil { return .fade }
    return outcome.sections[path.section].flatMap { changes.reloadedSections[$0] } == nil ? standard : .fade
  }

  func removal(of path: IndexPath) -> UITableView.RowAnimation {
    if let value = changes.deletedItems[path] { return animation(value) }
    if let value = changes.deletedSections[path.section] { return animation(value) }
    return isReloaded(path) ? .fade : standard
  }

  private func animation(_ value: Int) -> UITableView.RowAnimation { UITableView.RowAnimation(rawValue: value) ?? .automatic }
}

extension UITableView.RowAnimation {
  /// Returns the frame and the opacity that an inserted row starts with, or that a deleted row ends with.
  func start(of frame: CGRect, in bounds: CGRect) -> (frame: CGRect, alpha: CGFloat) {
    switch self {
    case .none: (frame, 1)
    case .fade, .middle: (frame, 0)
    case .right: (frame.offsetBy(dx: bounds.width, dy: 0), 1)
    case .left: (frame.offsetBy(dx: -bounds.width, dy: 0), 1)
    case .top, .automatic: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    }
  }
}
