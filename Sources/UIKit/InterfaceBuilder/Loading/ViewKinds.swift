/// The classes of the kinds of view elements.
@MainActor enum ViewKinds {
  static func base(of kind: String, isCanvas: Bool) -> UIView.Type? { (isCanvas ? canvas[kind] : nil) ?? table[kind] }

  /// The replacements on the canvas, which show lists with the contents of the file.
  private static let canvas: [String: UIView.Type] = [
    "tableView": StandInListView.self, "collectionView": StandInListView.self, "tableViewCell": StandInCell.self,
    "collectionViewCell": StandInCell.self, "collectionReusableView": UIView.self, "refreshControl": StandInControl.self,
  ]

  private static let table: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "slider": UISlider.self,
    "switch": UISwitch.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "containerView": UIView.self, "window": UIView.self,
    "textField": UITextField.self, "textView": UITextView.self, "stepper": UIStepper.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
    "refreshControl": UIRefreshControl.self,
    "webView": StandInView.self, "wkWebView": StandInView.self, "mapView": StandInView.self, "glkView": StandInView.self,
    "mtkView": StandInView.self, "sceneKitView": StandInView.self, "skView": StandInView.self, "arscnView": StandInView.self,
    "arskView": StandInView.self, "arView": StandInView.self, "calendarView": StandInView.self, "colorWell": StandInControl.self,
  ]
}
