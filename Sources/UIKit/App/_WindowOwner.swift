/// A delegate of an application or a scene that can have a window.
///
/// In Apple's delegate protocols the window is an optional requirement. Hence `delegate.window` has the type `UIWindow??` if the
/// delegate's class is not known at compile time, while classes declare it as `UIWindow?`. This protocol reproduces both.
@preconcurrency @MainActor
public protocol _WindowOwner: NSObjectProtocol {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// The default of delegates that have no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window as the class declares it.
  var declaredWindow: UIWindow? {
    get { window as UIWindow? }
    set { window = newValue }
  }
}
