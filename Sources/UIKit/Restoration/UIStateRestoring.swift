/// An object whose state is restored (Apple: UIStateRestoring). Controllers and views are identified by their `restorationIdentifier`.
/// Other objects are registered with `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent, whose path precedes the identifier of the object. Default nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object at the next launch; nil, the default, if the program registers it at each launch.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all objects were decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
