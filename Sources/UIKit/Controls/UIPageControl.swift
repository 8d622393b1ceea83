import CoreGraphics

/// A row of dots, one for each page, that marks the current page (Apple: UIPageControl).
///
/// A tap in either half turns to the previous or the next page, a drag along the dots goes through the pages; both send `.valueChanged`.
open class UIPageControl: UIControl {
  override var takesTaps: Bool { true }

  static let dot: CGFloat = 7
  static let gap: CGFloat = 9

  var dots: [UIImageView] = []
  let platter = UIView()
  /// The glass on the platter; nil in a look without it.
  var glass: UIVisualEffectView?
  /// The part of the current indicator that shows a progress.
  lazy var fill: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()
  /// The progress of the current page, shown in a long indicator. Default nil.
  open var progress: UIPageControlProgress? { didSet { if progress !== oldValue { progressChanged(from: oldValue) } } }
  /// The start of the touch, and the page at that time.
  var scrubbing: (start: CGPoint, page: Int)?

  /// The number of pages, at most 1000. Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(numberOfPages, 0), 1000)
      if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
      remake()
    }
  }
  /// The index of the current page. Other values than those of existing pages are clamped. Default 0.
  open var currentPage = 0 {
    didSet {
      let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if clamped != currentPage { currentPage = clamped }
      if !isDeferring { displayedPage = currentPage }
      showDots()
      if progress != nil, currentPage != oldValue {
        progress?.pageChanged()
        setNeedsLayout()
      }
    }
  }
  /// Whether the control is invisible if there is only one page. Default false.
  open var hidesForSinglePage = false { didSet { showDots() } }
  /// The colour of the indicators. Default nil, a light grey.
  open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// The colour of the current page's indicator. Default nil, a dark grey.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }

  /// Whether the indicators change only with `updateCurrentPageDisplay()` after the user has changed the page. Default false.
  open var defersCurrentPageDisplay = false { didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } } }
  /// Whether the user is changing the page while the display is deferred.
  var isDeferring = false
  /// The page whose indicator is marked as the current one.
  private(set) var displayedPage = 0

  /// Marks the indicator of the current page. Needed only if `defersCurrentPageDisplay` is true.
  open func updateCurrentPageDisplay() {
    displayedPage = currentPage
    showDots()
  }

  /// The background of the indicators. Default automatic: a platter during interaction.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showPlatter() } }
  /// How the user is changing the page.
  open internal(set) var interactionState = InteractionState.none {
    didSet {
      showPlatter()
      guard let progress else { return }
      progress.isProgressVisible = interactionState != .continuous
      setNeedsLayout()
    }
  }
  /// Whether a drag along the indicators goes through the pages. Default true.
  open var allowsContinuousInteraction = true
  /// The order of the indicators. Default natural, which follows the layout direction.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image of the indicators. Default nil, which shows dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
  /// The image of the current page's indicator. Default nil, which uses the page's own image.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesChanged() } }
  var images: [Int: UIImage] = [:] { didSet { imagesChanged() } }
  var currentImages: [Int: UIImage] = [:] { didSet { imagesChanged() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    isOpaque = false
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = .secondarySystemFill
    platter.isHidden = true
    addSubview(platter)
  }

  // MARK: Size

  /// Returns the size of a control with that number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let along = CGFloat(max(pageCount, 0)) * pitch + 2 * Self.gap + (pageCount > 0 ? progressExtra : 0),
      across = max(26, indicatorSize.height + 19)
    return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showPlatter()
    layOutDots()
  }

  // MARK: Turning pages

  open override func accessibilityIncrement() { turn(to: currentPage + 1) }
  open override func accessibilityDecrement() { turn(to: currentPage - 1) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrubbing = (touch.location(in: self), currentPage)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasScrubbing = interactionState == .continuous
    (scrubbing, interactionState) = (nil, .none)
    guard !wasScrubbing, let touch, bounds.contains(touch.location(in: self)) else { return }
    tapped(at: touch.location(in: self))
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (scrubbing, interactionState) = (nil, .none)
  }
}
