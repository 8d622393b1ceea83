extension UIView {
  /// Sets the property that key-value observers know as `key`, and tells them before and after.
  @inline(__always)
  final func change(_ key: String, _ set: () -> Void) {
    _vitrineWillChange(self, key)
    set()
    _vitrineDidChange(self, key)
  }
}
