/// The window that a delegate of an application or of a scene keeps.
///
/// Of Apple's delegates it is optional to have one, so that `delegate.window` is a `UIWindow??` there: that is what programs see of a delegate
/// whose class they do not name, while classes have the `UIWindow?` that they declare.
@preconcurrency @MainActor
public protocol _WindowOwner: NSObjectProtocol {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// A delegate that keeps no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window as it is.
  var keptWindow: UIWindow? {
    get { window as UIWindow? }
    set { window = newValue }
  }
}
