/// The names of elements that Interface Builder writes.
enum KnownElements {
  static let names: Set<String> = [document, controllers, views, bars, recognizers, parts, values, metrics].reduce(into: []) {
    $0.formUnion($1.split { $0.isWhitespace }.map(String.init))
  }

  private static let document = """
    document device adaptation dependencies deployment plugIn capability development objects scenes scene resources image namedColor
    systemColor classes class placeholder exit customObject inferredMetricsTieBreakers connections outlet outletCollection action segue
    userDefinedRuntimeAttributes userDefinedRuntimeAttribute designables designable accessibility accessibilityTraits
    accessibilityCustomActions simulatedMetricsContainer modifiedRuntimeAttributes customFonts array mutableArray attributedStrings files
    """
  private static let controllers = """
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController
    pageViewController glkViewController avPlayerViewController hostingController viewControllerPlaceholder searchDisplayController
    """
  private static let views = """
    view label button imageView textField textView slider switch stepper segmentedControl progressView activityIndicatorView pickerView
    datePicker pageControl scrollView stackView tableView tableViewCell tableViewCellContentView collectionView collectionViewCell
    collectionViewCellContentView collectionReusableView visualEffectView navigationBar toolbar tabBar searchBar webView wkWebView mapView
    containerView control window glkView mtkView sceneKitView skView arscnView arskView arView refreshControl imageViewSymbolConfiguration
    colorWell calendarView pasteControl
    """
  private static let bars = """
    navigationItem barButtonItem tabBarItem searchBarButtonItem leftBarButtonItems rightBarButtonItems toolbarItems items
    leftBarButtonItem rightBarButtonItem backBarButtonItem barButtonItemGroup
    """
  private static let recognizers = """
    gestureRecognizers tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer
    longPressGestureRecognizer screenEdgePanGestureRecognizer pongPressGestureRecognizer gestureRecognizer hoverGestureRecognizer
    """
  private static let parts = """
    subviews constraints constraint layoutGuides viewControllerLayoutGuide viewLayoutGuide keyboardLayoutGuide variation mask include exclude
    prototypes sections tableViewSection cells segments segment state titles scopeButtonTitles swipeDirection collectionViewFlowLayout
    collectionViewLayout vibrancyEffect blurEffect visualEffect buttonConfiguration backgroundConfiguration
    collectionReusableViewContentView tabBarItems viewControllers effect dataDetectorType dataDetectorTypes popoverArrowDirection
    popoverPassthroughViews extendedEdge keyCommands keyCommand accessibilityTrait userInterfaceStyle menu command
    """
  private static let values = """
    rect frame point size inset edgeInsets directionalEdgeInsets color fontDescription font preferredSymbolConfiguration nil string
    mutableString integer real bool boolean date data url value range locale calendar timeZone offsetWrapper textInputTraits
    textAttributes attributedString fragment attributes paragraphStyle attachment shadow autoresizingMask largeTitleTextAttributes
    titleTextAttributes navigationBarAppearance toolbarAppearance tabBarAppearance standardAppearance scrollEdgeAppearance
    tabBarItemAppearance barButtonItemAppearance nsurl tabStops allowedContentTypes fontFeatures dictionary dictionaryEntry
    barItemAppearance symbolConfiguration imageReference smallConfiguration
    """
  private static let metrics = """
    simulatedStatusBarMetrics simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics simulatedScreenMetrics
    simulatedOrientationMetrics freeformSimulatedSizeMetrics simulatedSizeMetrics simulatedPhoneNavigationMetrics nilSimulatedMetrics
    simulatedApplicationWindowMetrics simulatedDeviceMetrics simulatedMetrics simulatedContentMetrics
    """
}
