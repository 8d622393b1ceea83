/// Default properties for all instances of a class, applied when they enter a window (Apple: UIAppearance).
///
/// Example: `UINavigationBar.appearance().tintColor = .red`. The proxy returned by `appearance()` stores the values. They apply to
/// instances on which the property was not set directly.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
  /// Returns the proxy for instances contained in instances of these classes, nearest first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for instances with these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class that can be a container in `UIAppearance` (Apple: UIAppearanceContainer).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIPopoverController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}

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
