/// Creates a controller at the next launch (Apple: UIViewControllerRestoration).
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// - Parameters:
  ///   - identifierComponents: the restoration identifiers from the root controller to this one.
  ///   - coder: the coder with the controller's state, which is also passed to `decodeRestorableState(with:)`.
  /// - Returns: the controller; nil if it is not restored.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
