extension UISplitViewController {
  /// Returns the controllers of a column, even if they are in the collapsed stack.
  func stack(of column: Column) -> [UIViewController] {
    if let movedControllers = movedControllers.first(where: { $0.column == column }) { return movedControllers.controllers }
    guard let controller = columns[column] else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let others = movedControllers.flatMap(\.controllers)
    return navigation.viewControllers.filter { own in !others.contains { $0 === own } }
  }

  /// Sets the controllers of a column, as a program would.
  func setStack(_ controllers: [UIViewController], of column: Column) {
    let present = stack(of: column)
    guard let first = controllers.first, present != controllers, columns[column] !== first else { return }
    if column == .compact || first is UINavigationController || style == .unspecified && !(columns[column] is UINavigationController) {
      return setColumn(first, column)
    }
    guard let navigation = columns[column] as? UINavigationController else {
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      return setColumn(navigation, column)
    }
    let wasCollapsed = collapsed
    if wasCollapsed { expand(telling: false) }
    navigation.setViewControllers(controllers, animated: false)
    if wasCollapsed { collapse(telling: false) }
    viewIfLoaded?.setNeedsLayout()
  }
}
