import UIKit

/// A tab bar controller with two tabs: a navigation stack of places with a large title, and preferences.
enum NavigationScene {
  @MainActor static func make() -> UIViewController {
    let places = UINavigationController(rootViewController: PlacesController())
    places.navigationBar.prefersLargeTitles = true
    places.tabBarItem = UITabBarItem(title: "Places", image: TabIcon.pin(), tag: 0)
    let preferences = UINavigationController(rootViewController: PreferencesController())
    preferences.tabBarItem = UITabBarItem(title: "Preferences", image: TabIcon.sliders(), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [places, preferences]
    return tabs
  }
}

#if os(iOS)
  #Preview("Navigation") { NavigationScene.make() }
#endif
