extension UITableView {
  /// The closure runs at once and does not escape, so that it may name members without `self`, as Apple's may.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let all: (() -> Void)? = updates
      performBatchUpdates(all, completion: completion)
    }
  }
}
