/// Returns the object to which a delegate forwards a method that it does not have, by an override of `forwardingTarget(for:)`; nil if it
/// forwards none. Called by the default implementations of optional methods, where Objective-C would search for the method.
/// - Parameter method: the name of the method in Swift, from `#function`.
@MainActor
func forwardingTarget<Target>(of delegate: any NSObjectProtocol, _ method: String) -> Target? {
  guard ClassTable.shared.forwards(type(of: delegate as AnyObject)), let delegate = delegate as? NSObject,
    let next = delegate.forwardingTarget(for: Selector(swiftName: method)), next as AnyObject !== delegate
  else { return nil }
  return next as? Target
}

extension Selector {
  /// Creates the selector that the compiler shim gives to a method: `tableView:heightForRowAt:` for `tableView(_:heightForRowAt:)`, and
  /// `viewForZoomingIn:` for `viewForZooming(in:)`. A first label must begin with a preposition, as those of UIKit's delegates do.
  init(swiftName name: String) {
    let parts = name.split(separator: "(", maxSplits: 1)
    var labels = parts.dropFirst().first?.dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) } ?? []
    if let first = labels.first { labels[0] = first.prefix(1).uppercased() + first.dropFirst() }
    self.init(parts[0] + labels.map { $0 + ":" }.joined())
  }
}
