/// Looks that all instances of a class take when they enter a window (Apple: UIAppearance).
///
/// `UINavigationBar.appearance().tintColor = .red`: the object that `appearance()` gives keeps what is set; instances take it unless
/// they were told something else themselves.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
  /// For instances within instances of these classes, the nearest first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// For instances in such surroundings.
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What others can be contained in, as `UIAppearance` means it (Apple: UIAppearanceContainer).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self { looks(AppearanceScope()) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    looks(AppearanceScope(containers: containerTypes))
  }
  public static func appearance(for trait: UITraitCollection) -> Self { looks(AppearanceScope(traits: trait)) }
  public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    looks(AppearanceScope(containers: containerTypes, traits: trait))
  }

  private static func looks(_ scope: AppearanceScope) -> Self { AppearanceStore.shared.proxy(of: self, scope) }
}
