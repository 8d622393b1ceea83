/// The kind of list that contains a view (Apple: UIListEnvironment).
public enum UIListEnvironment: Int, Sendable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UITraitCollection {
  /// Returns these traits inside a list.
  func inside(_ list: UIListEnvironment) -> UITraitCollection {
    guard listEnvironment != list else { return self }
    var more = self.more
    more.listEnvironment = list
    return UITraitCollection(
      style: userInterfaceStyle, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
      scale: displayScale, direction: layoutDirection, more: more)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var listEnvironment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UITableView.Style {
  var listEnvironment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
