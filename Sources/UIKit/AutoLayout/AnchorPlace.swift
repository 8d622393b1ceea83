/// An item and one of its attributes.
struct AnchorPlace {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
}
