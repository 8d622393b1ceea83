extension InterfaceBuilderRegistry {
  /// Registers the outlets and key paths of UIKit's own classes.
  func registerKit() {
    add(UIView.self) {
      $0.attribute("layer.cornerRadius", \UIView.layer.cornerRadius)
      $0.attribute("layer.masksToBounds", \UIView.layer.masksToBounds)
      $0.attribute("layer.borderWidth", \UIView.layer.borderWidth)
      $0.attribute("layer.borderColor", \UIView.layer.borderColor)
      $0.attribute("layer.borderUIColor", \UIView.layer.borderColor)
      $0.attribute("layer.shadowOpacity", \UIView.layer.shadowOpacity)
      $0.attribute("layer.shadowRadius", \UIView.layer.shadowRadius)
      $0.attribute("layer.shadowOffset", \UIView.layer.shadowOffset)
      $0.attribute("layer.shadowColor", \UIView.layer.shadowColor)
      $0.attribute("layer.opacity", \UIView.layer.opacity)
      $0.attribute("layer.zPosition", \UIView.layer.zPosition)
      $0.attribute("layer.backgroundColor", \UIView.layer.backgroundColor)
      $0.attribute("clipsToBounds", \UIView.clipsToBounds)
      $0.attribute("alpha", \UIView.alpha)
      $0.attribute("hidden", \UIView.isHidden)
      $0.attribute("isHidden", \UIView.isHidden)
      $0.attribute("tag", \UIView.tag)
      $0.attribute("userInteractionEnabled", \UIView.isUserInteractionEnabled)
      $0.attribute("accessibilityIdentifier", \UIView.accessibilityIdentifier)
      $0.attribute("accessibilityLabel", \UIView.accessibilityLabel)
      $0.attribute("restorationIdentifier", \UIView.restorationIdentifier)
      $0.attribute("backgroundColor", \UIView.backgroundColor)
      $0.attribute("exclusiveTouch", \UIView.isExclusiveTouch)
    }
    add(UILabel.self) {
      $0.attribute("text", \UILabel.text)
      $0.attribute("numberOfLines", \UILabel.numberOfLines)
    }
    addAppender(UIView.self, "gestureRecognizers") { (view: UIView, recognizer: UIGestureRecognizer) in
      view.addGestureRecognizer(recognizer)
    }
    add(UIPickerView.self) {
      $0.outlet("dataSource", \UIPickerView.dataSource)
      $0.outlet("delegate", \UIPickerView.delegate)
    }
    add(UIScrollView.self) { $0.outlet("delegate", \UIScrollView.delegate) }
    add(UIViewController.self) {
      $0.attribute("title", \UIViewController.title)
      $0.attribute("restorationIdentifier", \UIViewController.restorationIdentifier)
      $0.outlet("view", \UIViewController.viewOfFile)
    }
    registerDelegates()
    registerLists()
  }

  private func registerDelegates() {
    add(UITextField.self) { $0.outlet("delegate", \UITextField.delegate) }
    add(UITextView.self) { $0.outlet("delegate", \UITextView.delegate) }
    add(UISearchBar.self) { $0.outlet("delegate", \UISearchBar.delegate) }
    add(UITabBar.self) { $0.outlet("delegate", \UITabBar.delegate) }
    add(UINavigationBar.self) { $0.outlet("delegate", \UINavigationBar.delegate) }
    add(UIWebView.self) { $0.outlet("delegate", \UIWebView.delegate) }
    add(UIToolbar.self) { $0.outlet("delegate", \UIToolbar.delegate) }
    add(UIGestureRecognizer.self) { $0.outlet("delegate", \UIGestureRecognizer.delegate) }
    add(UINavigationController.self) { $0.outlet("delegate", \UINavigationController.delegate) }
    add(UITabBarController.self) { $0.outlet("delegate", \UITabBarController.delegate) }
    add(UISplitViewController.self) { $0.outlet("delegate", \UISplitViewController.delegate) }
    add(UIPageViewController.self) {
      $0.outlet("dataSource", \UIPageViewController.dataSource)
      $0.outlet("delegate", \UIPageViewController.delegate)
    }
  }

  /// Registers table and collection views. Called after the registration of scroll views, whose delegate property they override.
  private func registerLists() {
    add(UITableView.self) {
      $0.outlet("dataSource", \UITableView.dataSource)
      $0.outlet("delegate", \UITableView.delegate)
      $0.outlet("prefetchDataSource", \UITableView.prefetchDataSource)
      $0.outlet("tableHeaderView", \UITableView.tableHeaderView)
      $0.outlet("tableFooterView", \UITableView.tableFooterView)
      $0.outlet("backgroundView", \UITableView.backgroundView)
    }
    add(UICollectionView.self) {
      $0.outlet("dataSource", \UICollectionView.dataSource)
      $0.outlet("delegate", \UICollectionView.delegate)
      $0.outlet("prefetchDataSource", \UICollectionView.prefetchDataSource)
      $0.outlet("backgroundView", \UICollectionView.backgroundView)
    }
    add(UITableViewCell.self) {
      $0.outlet("accessoryView", \UITableViewCell.accessoryView)
      $0.outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView)
      $0.outlet("backgroundView", \UITableViewCell.backgroundView)
      $0.outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
      $0.outlet("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    }
    add(UICollectionViewCell.self) {
      $0.outlet("backgroundView", \UICollectionViewCell.backgroundView)
      $0.outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }
    add(UITableViewHeaderFooterView.self) { $0.outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView) }
    add(UITableViewController.self) {
      $0.outlet("tableView", \UITableViewController.tableView)
      $0.outlet("refreshControl", \UITableViewController.refreshControl)
    }
    add(UICollectionViewController.self) { $0.outlet("collectionView", \UICollectionViewController.collectionView) }
  }
}

extension UIViewController {
  /// The outlet `view` of a controller in a file.
  fileprivate var viewOfFile: UIView? {
    get { viewIfLoaded }
    set { if let newValue { takeView(newValue) } }
  }
}
