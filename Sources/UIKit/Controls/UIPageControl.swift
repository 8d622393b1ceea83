import CoreGraphics

/// A row of dots, one a page, of which one is the current (Apple: UIPageControl). A tap beside the dots goes a page on or back, a finger that
/// moves along them goes through the pages; both send `.valueChanged`.
open class UIPageControl: UIControl {
  override var takesTaps: Bool { true }

  static let dot: CGFloat = 7
  static let gap: CGFloat = 9

  var dots: [UIImageView] = []
  let platter = UIView()
  /// Where the touch began, and at which page.
  var scrubbing: (start: CGPoint, page: Int)?

  /// Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(numberOfPages, 0), 1000)
      if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
      remake()
    }
  }
  /// From 0; other numbers are clamped.
  open var currentPage = 0 {
    didSet {
      let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if clamped != currentPage { currentPage = clamped }
      if !isDeferring { displayedPage = currentPage }
      showDots()
    }
  }
  /// Default false.
  open var hidesForSinglePage = false { didSet { showDots() } }
  /// nil: a light grey.
  open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// nil: a dark grey.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }

  /// Whether a page that the user chose waits with its dot for `updateCurrentPageDisplay()`. Default false.
  open var defersCurrentPageDisplay = false { didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } } }
  /// The user chooses a page, whose dot waits.
  var isDeferring = false
  /// Whose dot is that of the current page.
  private(set) var displayedPage = 0

  open func updateCurrentPageDisplay() {
    displayedPage = currentPage
    showDots()
  }

  /// Default automatic: a platter while a finger goes through the pages.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showPlatter() } }
  /// How the user changes the page at this moment.
  open internal(set) var interactionState = InteractionState.none { didSet { showPlatter() } }
  /// Whether a finger that moves along the dots goes through the pages. Default true.
  open var allowsContinuousInteraction = true
  /// Which way pages follow each other. Default natural: as the interface is read.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// In place of dots; nil, the default, shows dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
  /// Of the current page; nil, the default, is the page's own.
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

  /// Points that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let along = CGFloat(max(pageCount, 0)) * pitch + 2 * Self.gap, across = max(26, indicatorSize.height + 19)
    return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
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
