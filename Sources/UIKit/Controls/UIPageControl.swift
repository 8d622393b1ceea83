/// A row of dots, one a page, of which one is the current (Apple: UIPageControl). A tap beside the dots goes a page on or back, and sends
/// `.valueChanged`.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  private var dots: [UIView] = []

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
      color()
    }
  }
  /// Default false.
  open var hidesForSinglePage = false { didSet { color() } }
  /// nil: a light grey.
  open var pageIndicatorTintColor: UIColor? { didSet { color() } }
  /// nil: a dark grey.
  open var currentPageIndicatorTintColor: UIColor? { didSet { color() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    KindDecoder.decode(self, coder)
  }

  /// Points that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * (Self.dot + Self.gap) + 2 * Self.gap, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func remake() {
    guard dots.count != numberOfPages else { return color() }
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.layer.cornerRadius = Self.dot / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    color()
    setNeedsLayout()
  }

  private func color() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.6)
        : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.dot + Self.gap
    let start = ((bounds.width - CGFloat(dots.count) * step + Self.gap) / 2).rounded()
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
      dot.frame = CGRect(x: start + place * step, y: ((bounds.height - Self.dot) / 2).rounded(), width: Self.dot, height: Self.dot)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let page = currentPage + (mirror(touch.location(in: self)).x < bounds.midX ? -1 : 1)
    guard page >= 0, page < numberOfPages else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
