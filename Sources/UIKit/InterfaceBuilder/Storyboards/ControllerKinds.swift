/// The classes of the kinds of controller elements.
@MainActor enum ControllerKinds {
  static func base(of kind: String) -> UIViewController.Type { table[kind] ?? UIViewController.self }

  private static let table: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]
}
