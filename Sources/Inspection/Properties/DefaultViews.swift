import UIKit

/// A new view of each of UIKit's classes, whose property values are the defaults.
@MainActor
final class DefaultViews {
  private var views: [ObjectIdentifier: UIView] = [:]

  /// Returns a new view of the nearest class of UIKit that has an entry here.
  func `default`(for view: UIView) -> UIView {
    for type in ClassNames.chain(Swift.type(of: view), to: UIView.self) {
      let id = ObjectIdentifier(type)
      if let known = views[id] { return known }
      guard let make = Self.makers[id] else { continue }
      let made = make()
      // Some views set colours during layout.
      made.layoutIfNeeded()
      views[id] = made
      return made
    }
    return UIView()
  }

  private static let makers: [ObjectIdentifier: @MainActor () -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView() },
    ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UISearchTextField.self): { UISearchTextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UISearchBar.self): { UISearchBar() },
    ObjectIdentifier(UIControl.self): { UIControl() },
    ObjectIdentifier(UIButton.self): { UIButton(frame: .zero) },
    ObjectIdentifier(UISwitch.self): { UISwitch() },
    ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIStepper.self): { UIStepper() },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
    ObjectIdentifier(UIPageControl.self): { UIPageControl() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
    ObjectIdentifier(UIPickerView.self): { UIPickerView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UITableView.self): { UITableView() },
    ObjectIdentifier(UICollectionView.self): { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
    ObjectIdentifier(UITabBar.self): { UITabBar() },
    ObjectIdentifier(UIToolbar.self): { UIToolbar() },
    ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView(effect: nil) },
  ]
}
