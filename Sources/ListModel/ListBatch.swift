/// The changes that are collected until `endUpdates()`.
package struct ListBatch {
  package var changes = ListChanges()
  /// The number of `beginUpdates()` calls without a matching `endUpdates()`.
  package var depth = 0
  /// The number of items in each section before the changes.
  package var before: [Int] = []
  /// Whether the data was reloaded during the batch.
  package var reloads = false

  package init(before: [Int]) { self.before = before }
}
