/// Shows pages, each with a controller, that the user turns by dragging (Apple: UIPageViewController).
open class UIPageViewController: UIViewController {
  /// The transition styles: pages that are turned like those of a book, or that scroll.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The spine location. Stored; has no effect on Linux.
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
    /// The spacing between pages in points. Default 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source. Without one the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { settle() } } }
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  /// The current page.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  let scroll = UIScrollView()
  private let scroller = PageScroller()
  /// The gesture recognizers that turn pages: a pan, and a tap near the edges with the page curl style.
  open var gestureRecognizers: [UIGestureRecognizer] { curler.map { [$0.pan, $0.tap] } ?? [scroll.panGestureRecognizer] }
  /// Turns pages with the page curl style; nil with the scroll style.
  private(set) lazy var curler: PageCurler? = transitionStyle == .pageCurl ? PageCurler() : nil
  let pageControl = UIPageControl()
  let spacing: CGFloat
  var current: UIViewController?
  /// The previous and the next page; nil if there is none.
  var before, behind: UIViewController?
  /// The page that is moving in, during a turn; nil otherwise.
  var pending: UIViewController?
  /// Called at the end of an animated turn by code.
  var onTurned: (() -> Void)?
  /// Whether code is moving the scroll view, so that its offset does not turn pages.
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

  /// Creates a controller with the page curl style and horizontal navigation.
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

  /// Shows a page. Only the first of several controllers is used.
  /// - Parameter completion: called with true at the end of the turn.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      UIKitLog.refused("a page view controller needs a page to show")
      return
    }
    turn(to: page, direction, animated: animated, completion)
  }

  // MARK: View

  override func setUpView() {
    super.setUpView()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroller.pages = self
    scroll.delegate = scroller
    if let curler {
      curler.pages = self
      scroll.isScrollEnabled = false
      view.addGestureRecognizer(curler.pan)
      view.addGestureRecognizer(curler.tap)
    }
    view.clipsToBounds = true
    view.addSubview(scroll)
    pageControl.addAction(UIAction { [weak self] _ in self?.followPageControl() }, for: .valueChanged)
    view.addSubview(pageControl)
    if let current { place(current) }
    settle()
  }

  override func didLayOutView() {
    super.didLayOutView()
    layOutPages()
  }
}
