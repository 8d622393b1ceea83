import Foundation

/// An action that a layer runs when a property changes or an event happens (Apple: CAAction).
@preconcurrency @MainActor
public protocol CAAction {
  /// - Parameters:
  ///   - event: the key, such as "position" or "onOrderIn".
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action ends the search for an action and does nothing.
extension NSNull: CAAction {
  @MainActor public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
