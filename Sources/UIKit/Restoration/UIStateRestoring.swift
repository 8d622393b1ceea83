/// An object of which state is kept (Apple: UIStateRestoring). Controllers and views are kept by their `restorationIdentifier`; others are
/// registered with `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Whom the object belongs to: its path begins with that one's. Default nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Makes the object anew; nil, the default: it is registered at each start by who makes it.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  /// All has been decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
