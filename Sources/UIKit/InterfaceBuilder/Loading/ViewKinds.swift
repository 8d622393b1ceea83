/// The class of each kind of element.
@MainActor enum ViewKinds {
  static func base(of kind: String) -> UIView.Type? { table[kind] }

  private static let table: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "slider": UISlider.self,
    "switch": UISwitch.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "containerView": UIView.self, "window": UIView.self,
    "textField": UITextField.self, "textView": UITextView.self, "stepper": UIStepper.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "tableView": StandInListView.self, "collectionView": StandInListView.self,
    "tableViewCell": StandInCell.self, "tableViewCellContentView": UIView.self, "collectionViewCell": StandInCell.self,
    "collectionViewCellContentView": UIView.self, "collectionReusableView": UIView.self, "refreshControl": StandInControl.self,
    "webView": StandInView.self, "wkWebView": StandInView.self, "mapView": StandInView.self, "glkView": StandInView.self,
    "mtkView": StandInView.self, "sceneKitView": StandInView.self, "skView": StandInView.self, "arscnView": StandInView.self,
    "arskView": StandInView.self, "arView": StandInView.self, "calendarView": StandInView.self, "colorWell": StandInControl.self,
  ]
}
