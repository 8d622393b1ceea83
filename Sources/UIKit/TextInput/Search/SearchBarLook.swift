/// The changes that an application made to the appearance of a search bar's field and scopes.
struct SearchBarLook {
  /// The images by icon, and then by the state of the button.
  var images: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var textOffset = UIOffset.zero
  var fieldOffset = UIOffset.zero
  var fieldImages: [UInt: UIImage] = [:]
  var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var scopeBackground: UIImage?
  /// The backgrounds of the scope buttons by state.
  var scopeImages: [UInt: UIImage] = [:]
  /// The images between scope buttons by the states on both sides.
  var scopeDividers: [ScopeDivider: UIImage] = [:]
  /// The button at the trailing edge of an empty field.
  var button: UISearchBar.Icon?
  var isButtonSelected = false
  var isLookToDictateEnabled = false

  func hasSameButton(as other: SearchBarLook) -> Bool { isButtonSelected == other.isButtonSelected && images == other.images }
}

/// The states of the two scope buttons beside a divider.
struct ScopeDivider: Hashable {
  var left: UInt
  var right: UInt
}
