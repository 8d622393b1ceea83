/// Shows pages, each a controller, that a finger turns (Apple: UIPageViewController). Pages slide: there are no curls.
open class UIPageViewController: UIViewController {
  /// Both slide.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Kept: pages have no spine.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages; default 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Without one no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { settle() } } }
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  /// The page that shows.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  let scroll = UIScrollView()
  private let scroller = PageScroller()
  /// What turns pages by fingers.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }
  let pageControl = UIPageControl()
  let spacing: CGFloat
  var current: UIViewController?
  /// Where the pages before and behind are; nil: there are none.
  var before, behind: UIViewController?
  /// The page that comes, while it does.
  var pending: UIViewController?
  /// Called when an animated turn by code is over.
  var onTurned: (() -> Void)?
  /// The scroll view is moved by code, and means nothing by it.
  var isPlacing = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = options?[.spineLocation]
    spineLocation =
      (location as? SpineLocation) ?? (location as? Int).flatMap { SpineLocation(rawValue: $0) } ?? (style == .pageCurl ? .min : .none)
    let wanted = options?[.interPageSpacing]
    let points = (wanted as? CGFloat) ?? (wanted as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    spacing = points.isFinite ? Swift.min(Swift.max(points, 0), 1000) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Turns pages of a book, from left to right.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
  }

  /// Shows a page. One is shown at a time: of several the first counts.
  /// - Parameter completion: gets whether the turn went to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      UIKitLog.refused("a page view controller shows one page, not none")
      return
    }
    turn(to: page, direction, animated: animated, completion)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroller.pages = self
    scroll.delegate = scroller
    view.clipsToBounds = true
    view.addSubview(scroll)
    pageControl.addAction(UIAction { [weak self] _ in self?.followPageControl() }, for: .valueChanged)
    view.addSubview(pageControl)
    if let current { place(current) }
    settle()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }
}
