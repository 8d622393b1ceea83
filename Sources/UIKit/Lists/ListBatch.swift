/// The changes that are collected until `endUpdates()`.
struct ListBatch {
  var changes = ListChanges()
  /// The number of `beginUpdates()` calls without a matching `endUpdates()`.
  var depth = 0
  /// The number of items in each section before the changes.
  var before: [Int] = []
  /// Whether the data was reloaded during the batch.
  var reloads = false
}
