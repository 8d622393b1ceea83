extension NSMutableAttributedString {
  /// Foundation on Linux traps where an attribute gets a value that is equal to the one it has, but another object.
  func replaceAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    removeAttribute(name, range: range)
    addAttribute(name, value: value, range: range)
  }
}
