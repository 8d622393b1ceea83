/// Makes an object that is neither a controller nor a view anew at the next start (Apple: UIObjectRestoration).
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// - Parameters:
  ///   - identifierComponents: restoration identifiers from that of the object's `restorationParent` on to its own.
  ///   - coder: what the object wrote; it is read again in `decodeRestorableState(with:)`.
  /// - Returns: nil where the object is not to be restored. Register what is returned.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
