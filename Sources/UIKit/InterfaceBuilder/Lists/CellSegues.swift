/// The segues that a cell triggers.
@MainActor
struct CellSegues {
  enum Trigger { case selection, accessory }

  private var runs: [(trigger: Trigger, run: @MainActor (Any?) -> Void)] = []

  mutating func add(_ trigger: Trigger, _ run: @escaping @MainActor (Any?) -> Void) { runs.append((trigger, run)) }

  /// - Parameter sender: the cell.
  func run(_ trigger: Trigger, sender: UIView) {
    for entry in runs where entry.trigger == trigger { entry.run(sender) }
  }
}

/// A view that triggers segues when it is selected.
@MainActor protocol SegueCell: AnyObject {
  var segues: CellSegues { get set }
}
