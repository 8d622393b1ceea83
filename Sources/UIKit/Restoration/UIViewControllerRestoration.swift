/// Makes a controller anew at the next start (Apple: UIViewControllerRestoration).
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// - Parameters:
  ///   - identifierComponents: restoration identifiers from the root controller's to this one's.
  ///   - coder: what the controller wrote; it is read again in `decodeRestorableState(with:)`.
  /// - Returns: nil where the controller is not to be restored.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
