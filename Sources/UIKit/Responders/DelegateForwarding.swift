/// Returns the object to which a delegate forwards a method that it does not have, by an override of `forwardingTarget(for:)`; nil if it
/// forwards none. Called by the default implementations of optional methods, where Objective-C would search for the method.
@MainActor
func forwardingTarget<Target>(of delegate: any NSObjectProtocol, _ selector: String) -> Target? {
  guard ClassTable.shared.hasForwardingClasses, let delegate = delegate as? NSObject,
    let next = delegate.forwardingTarget(for: Selector(selector)), next as AnyObject !== delegate
  else { return nil }
  return next as? Target
}
