/// An item and one of its attributes.
package struct AnchorPlace {
  package weak var item: AnyObject?
  package var attribute: NSLayoutConstraint.Attribute
}
