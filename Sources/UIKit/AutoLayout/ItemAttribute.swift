/// A layout item and one of its attributes, such as the top of a view.
package struct ItemAttribute {
  package weak var item: AnyObject?
  package var attribute: NSLayoutConstraint.Attribute
}
