/// Is told of taps on tabs (Apple: UITabBarDelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
