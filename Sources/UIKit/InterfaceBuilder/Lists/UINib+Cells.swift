extension UINib {
  /// Returns a new view from the file: its first object of that type. If there is none, an error is logged and the result is nil.
  func view<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
    let found = instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    if found == nil {
      UIKitLog.refused("the nib for '\(identifier)' is not valid: it must have one top level object, which is a \(type)")
    }
    return found
  }
}
