/// A property that `appearance()` can set, with its comparison and copying.
@MainActor
struct AppearanceProperty {
  let belongs: (NSObject) -> Bool
  let isEqual: (NSObject, NSObject) -> Bool
  let copy: (_ from: NSObject, _ to: NSObject) -> Void

  func belongs(to object: NSObject) -> Bool { belongs(object) }

  private init<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, _ areEqual: @escaping (Value, Value) -> Bool) {
    belongs = { $0 is Root }
    isEqual = { a, b in
      guard let a = a as? Root, let b = b as? Root else { return true }
      return areEqual(a[keyPath: path], b[keyPath: path])
    }
    copy = { from, to in
      guard let from = from as? Root, let to = to as? Root else { return }
      to[keyPath: path] = from[keyPath: path]
    }
  }

  private static func value<Root: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) -> AppearanceProperty {
    AppearanceProperty(path) { $0 == $1 }
  }

  /// A property that is a dictionary, such as attributes and images by state.
  private static func table<Root: NSObject, Key: Hashable, Value>(_ path: ReferenceWritableKeyPath<Root, [Key: Value]>)
    -> AppearanceProperty
  {
    AppearanceProperty(path, areEqual)
  }

  private static func areEqual<Key: Hashable>(_ a: [Key: Any], _ b: [Key: Any]) -> Bool {
    a.count == b.count
      && a.allSatisfy { key, value in
        guard let other = b[key] else { return false }
        if let attributes = value as? [NSAttributedString.Key: Any], let others = other as? [NSAttributedString.Key: Any] {
          return areEqual(attributes, others)
        }
        return ([value] as NSArray).isEqual(to: [other])
      }
  }

  private static func object<Root: NSObject, Value: AnyObject>(_ path: ReferenceWritableKeyPath<Root, Value?>) -> AppearanceProperty {
    AppearanceProperty(path) { $0 === $1 }
  }

  /// All supported properties: those that Apple marks, and the font and text color of labels, which also work on Apple's systems.
  static let all: [AppearanceProperty] = [
    value(\UIView.ownTintColor), value(\UIView.backgroundColor), value(\UIView.ownTintAdjustmentMode),
    value(\UILabel.font), value(\UILabel.textColor),
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
    value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor), value(\UISlider.thumbTintColor),
    value(\UISlider.minimumValueImage), value(\UISlider.maximumValueImage),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
    value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UIActivityIndicatorView.spokeColor),
    value(\UISegmentedControl.selectedSegmentTintColor), table(\UISegmentedControl.titleAttributes),
    value(\UIButton.contentEdgeInsets), value(\UIButton.commonTitleColor),
    value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent), value(\UINavigationBar.prefersLargeTitles),
    value(\UINavigationBar.barStyle), object(\UINavigationBar.ownStandardAppearance), object(\UINavigationBar.scrollEdgeAppearance),
    object(\UINavigationBar.compactAppearance), table(\UINavigationBar.ownTitleAttributes), table(\UINavigationBar.ownLargeTitleAttributes),
    value(\UINavigationBar.ownBackgroundImage), value(\UINavigationBar.shadowImage), value(\UINavigationBar.backIndicatorImage),
    value(\UIToolbar.barTintColor), value(\UIToolbar.isTranslucent), object(\UIToolbar.ownStandardAppearance),
    object(\UIToolbar.scrollEdgeAppearance), value(\UIToolbar.barStyle), value(\UIToolbar.ownBackgroundImage),
    value(\UIToolbar.ownShadowImage),
    value(\UITabBar.barTintColor), value(\UITabBar.unselectedItemTintColor), value(\UITabBar.isTranslucent),
    value(\UITabBar.barStyle), value(\UITabBar.backgroundImage), value(\UITabBar.shadowImage),
    value(\UITabBar.selectionIndicatorImage), value(\UITabBar.itemPositioning), value(\UITabBar.itemWidth),
    value(\UITabBar.itemSpacing), object(\UITabBar.ownStandardAppearance), object(\UITabBar.scrollEdgeAppearance),
    value(\UIBarButtonItem.tintColor), table(\UIBarItem.titleAttributes), value(\UITabBarItem.badgeColor),
    table(\UIBarButtonItem.backgroundImages), value(\UIBarButtonItem.titleOffset), value(\UITabBarItem.titlePositionAdjustment),
    value(\UISearchBar.barTintColor), value(\UISearchBar.barStyle), value(\UISearchBar.backgroundImage),
    table(\UITextField.defaultTextAttributes), value(\UITextField.keyboardAppearance),
    value(\UITableView.separatorColor), value(\UITableView.sectionIndexColor),
  ]
}
