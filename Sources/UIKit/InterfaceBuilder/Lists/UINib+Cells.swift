extension UINib {
  /// A view that the file is for: its first object of that kind; nil where there is none, which is told.
  func view<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
    let found = instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    if found == nil {
      UIKitLog.refused("the nib for '\(identifier)' is not valid: it must have one top level object, which is a \(type)")
    }
    return found
  }
}
