/// What is undone at once: actions in the order in which they were registered, groups within groups.
final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false

  var isEmpty: Bool { entries.isEmpty }

  /// The last registered first.
  @MainActor
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  func removeActions(of target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action): return action.target == nil || action.target === target
      case .group(let group):
        group.removeActions(of: target)
        return group.isEmpty
      }
    }
  }
}
