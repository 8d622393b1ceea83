import Hosting
import SnapshotReport

extension SnapshotTree.View {
  /// Creates a view from a row of an inspected tree.
  init(_ row: InspectedView) {
    self.init(depth: row.depth, type: row.type, name: row.name, text: row.text, frame: row.frame)
    unseen = row.unseen?.rawValue
  }
}
