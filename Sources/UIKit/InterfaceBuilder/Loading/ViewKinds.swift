/// The classes of the kinds of view elements.
@MainActor enum ViewKinds {
  static func base(of kind: String) -> UIView.Type? {
    guard let name = frameworkClasses[kind] else { return table[kind] }
    return CustomClass.find(name, module: nil) as? UIView.Type ?? StandInView.self
  }

  /// The classes of other frameworks. A program that does not link the framework gets a `StandInView`.
  private static let frameworkClasses = [
    "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView", "mtkView": "MTKView", "sceneKitView": "SCNView",
    "skView": "SKView", "glkView": "GLKView", "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
    "calendarView": "UICalendarView",
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
    "refreshControl": UIRefreshControl.self, "colorWell": UIColorWell.self,
  ]
}
