import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows a part of content larger than itself, and moves it with a finger or a wheel. Apple: UIScrollView.
///
/// The content offset is the origin of the view's bounds. Content follows a finger after 10 points, coasts when let go,
/// stretches past its edges like rubber and springs back. Touches that began in a subview are cancelled when scrolling starts.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegateOwner {
  /// What is left of the velocity after every millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What `delegate` keeps; subclasses whose delegates know more set it with theirs.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of what is shown, in points; zero by default.
  open var contentSize: CGSize = .zero {
    willSet { _vitrineWillChange(self, "contentSize") }
    didSet {
      geometryChanged()
      _vitrineDidChange(self, "contentSize")
    }
  }
  /// Room around the content, in points; zero by default.
  open var contentInset: UIEdgeInsets = .zero { didSet { geometryChanged() } }
  /// Default automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { geometryChanged() } }
  /// The insets in force, in points: `contentInset` and what the safe area adds.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero
  open func adjustedContentInsetDidChange() {}
  /// Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Default true. Where false, `panGestureRecognizer` is disabled.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// What scrolls by fingers.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// What zooms; nil where the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }
  /// Whether a finger that starts along one axis moves the content along that axis only. Default false.
  open var isDirectionalLockEnabled = false { didSet { geometryChanged() } }
  /// Whether content goes past its edges and springs back. Default true.
  open var bounces = true { didSet { geometryChanged() } }
  open var alwaysBounceVertical = false { didSet { geometryChanged() } }
  open var alwaysBounceHorizontal = false { didSet { geometryChanged() } }
  /// Whether the content stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false { didSet { geometryChanged() } }
  open var decelerationRate: DecelerationRate = .normal { didSet { geometryChanged() } }
  /// Whether scrolling may take a touch away from a subview that tracks it. Default true.
  open var canCancelContentTouches = true
  /// Whether subviews hear of a touch only when the finger has not scrolled for 0.15 seconds, or left. Default true.
  open var delaysContentTouches = true

  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether indicators keep clear of the safe area as the content does. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  open var indicatorStyle: IndicatorStyle = .default { didSet { setNeedsLayout() } }

  /// Bars that follow the content.
  var followers: [ContentFollower] = []
  var machine = ScrollMachine()
  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  /// Set where the content can be zoomed.
  var zoomPinch: UIPinchGestureRecognizer? {
    didSet {
      if let oldValue { removeGestureRecognizer(oldValue) }
      if let zoomPinch { addGestureRecognizer(zoomPinch) }
    }
  }
  var displayLink: CADisplayLink?
  var zoom = ScrollZoom()
  var refresh: UIRefreshControl?
  /// The room that a refresh control keeps at the top, in points.
  var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { geometryChanged() } } }
  /// As it was counted last.
  var knownRefreshInset: CGFloat = 0
  let verticalIndicator = ScrollIndicatorView(frame: .zero)
  let horizontalIndicator = ScrollIndicatorView(frame: .zero)
  /// Until the first time the indicators are no subviews.
  var hasShownIndicators = false

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
    clipsToBounds = true
    addGestureRecognizer(ScrollDelayGestureRecognizer(scrollView: self))
    addGestureRecognizer(scrollPan)
    geometryChanged()
  }

  // MARK: Offset

  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { geometryChanged() }
      if bounds.origin != oldValue.origin {
        setNeedsLayout()
        for follower in followers { follower.contentMoved() }
        refresh?.follow()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  open override var frame: CGRect { didSet { if frame.size != oldValue.size { geometryChanged() } } }

  /// The point of the content at the view's top left corner, in points; the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      machine.stop()
      stopTicking()
      moveContent(to: newValue)
    }
  }

  /// Moves the content, in 0.3 seconds where `animated`, and tells the delegate at the end of an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    machine.animate(from: self.contentOffset, to: contentOffset, at: CACurrentMediaTime())
    startTicking()
  }

  /// Moves the content as little as shows `rect` (in the content's coordinates), or nothing where it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    var target = contentOffset
    let inset = adjustedContentInset
    func nearest(_ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      if high - low > length || low < offset { return low }
      return high > offset + length ? high - length : offset
    }
    target.x = nearest(rect.minX, rect.maxX, target.x + inset.left, bounds.width - inset.left - inset.right) - inset.left
    target.y = nearest(rect.minY, rect.maxY, target.y + inset.top, bounds.height - inset.top - inset.bottom) - inset.top
    target = machine.geometry.clamped(target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Where content that was let go is to stop, before the delegate has its say; `velocity` in points per millisecond. For layouts of subclasses.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  func moveContent(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    _vitrineWillChange(self, "contentOffset")
    bounds.origin = offset
    _vitrineDidChange(self, "contentOffset")
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    geometryChanged()
  }

  private func geometryChanged() {
    updateAdjustedContentInset()
    var geometry = ScrollGeometry()
    geometry.size = bounds.size
    geometry.contentSize = contentSize
    let inset = adjustedContentInset
    geometry.insetTop = inset.top
    geometry.insetLeft = inset.left
    geometry.insetBottom = inset.bottom
    geometry.insetRight = inset.right
    geometry.bounces = bounces
    geometry.alwaysBouncesVertically = alwaysBounceVertical
    geometry.alwaysBouncesHorizontally = alwaysBounceHorizontal
    geometry.locksDirection = isDirectionalLockEnabled
    geometry.isPaging = isPagingEnabled
    geometry.decelerationRate = decelerationRate.rawValue
    let moved = !geometry.hasEdges(of: machine.geometry)
    machine.geometry = geometry
    if moved, machine.isDecelerating { machine.edgesMoved(at: CACurrentMediaTime()) }
    if moved { for follower in followers { follower.contentMoved() } }
    setNeedsLayout()
  }

  // MARK: Restoration

  /// Keeps where the content stands.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollViewContentOffsetX")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollViewContentOffsetY")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UIScrollViewContentOffsetX") else { return }
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIScrollViewContentOffsetX"), y: coder.decodeDouble(forKey: "UIScrollViewContentOffsetY"))
  }

  // MARK: State

  /// Whether a finger is down on the content, moved or not.
  open var isTracking: Bool { machine.isTracking }
  /// Whether a finger scrolls the content.
  open var isDragging: Bool { machine.isDragging }
  /// Whether the content moves after the finger left.
  open var isDecelerating: Bool { machine.isDecelerating }

  /// Whether the content goes to its top when the top of the screen is tapped. Default true. There is no status bar here: see
  /// `scrollToTopIfPossible()`.
  open var scrollsToTop = true

  /// Goes to the top, where the delegate does not object, and tells it at the end.
  @discardableResult
  package func scrollToTopIfPossible() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard top != contentOffset else { return false }
    goesToTop = true
    setContentOffset(top, animated: true)
    if !machine.isMoving { endScrollToTop() }
    return true
  }

  var goesToTop = false
  func endScrollToTop() {
    guard goesToTop else { return }
    goesToTop = false
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: For subclasses

  /// Whether `view` gets a touch that began in it. Default true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether scrolling takes a touch from `view`. Default: unless it is a control that tracks it.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    // A finger that selects text goes on.
    if let host = view as? any TextInputHost { return !host.core.gesture.isSelecting }
    return !(view is UIControl)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    // Where all of the content shows there is nothing to tell.
    let inset = adjustedContentInset
    guard
      contentSize.height > bounds.height - inset.top - inset.bottom || contentSize.width > bounds.width - inset.left - inset.right
    else { return }
    showIndicators()
    hideIndicators()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutIndicators()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      endTracking(cancelled: true)
      machine.stop()
      stopTicking()
    }
  }

  package override func scrollWheelChanged(_ scroll: ScrollWheelEvent) {
    // A positive delta moves the content down, and so the offset up.
    if !scrollByWheel(CGVector(dx: -scroll.delta.dx, dy: -scroll.delta.dy)) { super.scrollWheelChanged(scroll) }
  }

  // The base classes pass a touch on to the next responder; the recognisers have seen it already.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Zoom

  /// The smallest scale. Default 1.
  open var minimumZoomScale: CGFloat {
    get { zoom.geometry.minimum }
    set {
      guard newValue.isFinite, newValue > 0 else { return UIKitLog.refused("a minimum zoom scale of \(newValue) is none") }
      zoom.geometry.minimum = newValue
      updateZoomPinch()
    }
  }

  /// The greatest scale. Default 1: the content is not zoomed.
  open var maximumZoomScale: CGFloat {
    get { zoom.geometry.maximum }
    set {
      guard newValue.isFinite, newValue > 0 else { return UIKitLog.refused("a maximum zoom scale of \(newValue) is none") }
      zoom.geometry.maximum = newValue
      updateZoomPinch()
    }
  }

  /// The scale of the view that is zoomed. Default 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether the content goes past the smallest and the greatest scale while fingers are down. Default true.
  open var bouncesZoom: Bool {
    get { zoom.geometry.bounces }
    set { zoom.geometry.bounces = newValue }
  }

  /// Whether fingers change the scale now.
  open var isZooming: Bool { zoom.start != nil }
  /// Whether the scale goes back to one that is allowed.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Sets the scale, within its limits, about the middle of what shows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }
  /// Zooms so that a rectangle of the view that is zoomed, in its own coordinates, fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

  // MARK: Parts

  /// Shown where the content is pulled down. Default nil.
  open var refreshControl: UIRefreshControl? {
    get { refresh }
    set { exchangeRefresh(newValue) }
  }
  /// The content, which scrolls, and the view's own frame, which does not.
  open var contentLayoutGuide: UILayoutGuide { madeContentGuide }
  open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }
}
