extension UIView {
  /// Sets a property and notifies the key-value observers of `key` before and after.
  @inline(__always)
  final func change(_ key: String, _ set: () -> Void) {
    _vitrineWillChange(self, key)
    set()
    _vitrineDidChange(self, key)
  }
}
