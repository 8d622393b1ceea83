/// Changes that wait for `endUpdates()`.
struct ListBatch {
  var changes = ListChanges()
  /// `beginUpdates()` that were not ended.
  var depth = 0
  /// Counts before the changes.
  var before: [Int] = []
  /// The data was loaded anew in between.
  var reloads = false
}
