/// Creates an object that is neither a controller nor a view at the next launch (Apple: UIObjectRestoration).
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// - Parameters:
  ///   - identifierComponents: the restoration identifiers from the object's `restorationParent` to its own.
  ///   - coder: the coder with the object's state, which is also passed to `decodeRestorableState(with:)`.
  /// - Returns: the object, which you must register; nil if it is not restored.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
