import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A view that shows a part of content larger than itself, and scrolls it by touches or a wheel. Apple: UIScrollView.
///
/// The content offset is the origin of the view's bounds. The content follows a finger after 10 points, decelerates after the
/// finger lifts, resists like a rubber band beyond its edges, and springs back. Touches that began in a subview are cancelled
/// when scrolling starts.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegateOwner {
  /// The factor of the velocity for each millisecond.
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

  /// The storage of `delegate`. Subclasses with extended delegate protocols set it together with their own delegate.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of the content in points. Default zero.
  open var contentSize: CGSize = .zero {
    willSet { _vitrineWillChange(self, "contentSize") }
    didSet {
      if !contentSize.width.isFinite || !contentSize.height.isFinite {
        UIKitLog.refused("contentSize \(contentSize) of \(type(of: self)) is ignored: it is not finite")
        contentSize = oldValue
      }
      let wasInside = machine.geometry.clamped(contentOffset) == contentOffset
      geometryChanged()
      if wasInside, machine.geometry.clamped(contentOffset) != contentOffset { isBeyondShorterContent = true }
      _vitrineDidChange(self, "contentSize")
    }
  }
  /// Whether a change of the content size has left the offset beyond the edges. The next layout then moves the content back.
  var isBeyondShorterContent = false
  /// Whether the next layout moves content back whose offset is beyond the edges of its new size. Lists move it themselves.
  var returnsToShorterContent: Bool { true }
  /// The insets around the content in points. Default zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if !contentInset.hasFiniteNumbers {
        UIKitLog.refused("contentInset \(contentInset) of \(type(of: self)) is ignored: it is not finite")
        contentInset = oldValue
      }
      geometryChanged()
    }
  }
  /// How the safe area is added to the content inset. Default automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { geometryChanged() } }
  /// The effective insets in points: `contentInset` plus the part of the safe area that is added.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// Called when the adjusted content inset has changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}
  /// How scrolling ends editing. Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether fingers scroll the content. Default true. If false, `panGestureRecognizer` is disabled.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// The recogniser that scrolls the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recogniser that zooms the content; nil if the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }
  /// Whether a drag that starts mainly along one axis moves the content along that axis only. Default false.
  open var isDirectionalLockEnabled = false { didSet { geometryChanged() } }
  /// Whether content can be dragged beyond its edges, and springs back. Setting it sets `bouncesHorizontally` and `bouncesVertically`.
  /// Default true.
  open var bounces: Bool {
    get { rareProperties.bouncesHorizontally && rareProperties.bouncesVertically }
    set { (rareProperties.bouncesHorizontally, rareProperties.bouncesVertically) = (newValue, newValue) }
  }
  /// The properties in `UIScrollView+RareProperties`.
  var rareProperties = RareScrollProperties() { didSet { if rareProperties.changesGeometry(from: oldValue) { geometryChanged() } } }
  /// Whether content bounces vertically even if it is not higher than the view. Default false.
  open var alwaysBounceVertical = false { didSet { geometryChanged() } }
  /// Whether content bounces horizontally even if it is not wider than the view. Default false.
  open var alwaysBounceHorizontal = false { didSet { geometryChanged() } }
  /// Whether the content stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false { didSet { geometryChanged() } }
  /// The rate of the deceleration after the finger lifts. Default normal.
  open var decelerationRate: DecelerationRate = .normal { didSet { geometryChanged() } }
  /// Whether scrolling can cancel a touch in a subview that has received it. Default true.
  open var canCancelContentTouches = true
  /// Whether subviews receive a touch only when the finger has not scrolled for 0.15 seconds, or has lifted. Default true.
  open var delaysContentTouches = true

  /// Whether the vertical indicator is shown during scrolling. Default true.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Whether the horizontal indicator is shown during scrolling. Default true.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// The insets of the vertical indicator from the visible area, in points. Default zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets of the horizontal indicator from the visible area, in points. Default zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets of both indicators. Reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the indicators keep clear of the safe area as the content does. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  /// The colour of the indicators. Default `default`, which is dark.
  open var indicatorStyle: IndicatorStyle = .default { didSet { setNeedsLayout() } }

  /// The bars that follow the content.
  var followers: [ContentFollower] = []
  var machine = ScrollMachine()
  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  /// The pinch recogniser; nil if the content cannot be zoomed.
  var zoomPinch: UIPinchGestureRecognizer? {
    didSet {
      if let oldValue { removeGestureRecognizer(oldValue) }
      if let zoomPinch { addGestureRecognizer(zoomPinch) }
    }
  }
  var displayLink: CADisplayLink?
  let wheelTimeout = ScrollWheelTimeout()
  var zoom = ScrollZoom()
  var refresh: UIRefreshControl?
  /// The space at the top for the refresh control, in points.
  var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { geometryChanged() } } }
  /// The value of `refreshInset` in the present content inset.
  var knownRefreshInset: CGFloat = 0
  /// The content inset in `adjustedContentInset`.
  var knownContentInset = UIEdgeInsets.zero
  let verticalIndicator = ScrollIndicatorView(frame: .zero)
  let horizontalIndicator = ScrollIndicatorView(frame: .zero)
  /// Whether the indicators were shown before, and are subviews.
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

  /// The point of the content at the view's top left corner, in points. The origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      machine.stop()
      stopTicking()
      moveContent(to: newValue)
    }
  }

  /// Sets the offset. If `animated`, the animation takes 0.3 seconds, and the delegate is notified of its end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    machine.animate(from: self.contentOffset, to: contentOffset, at: CACurrentMediaTime())
    startTicking()
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible. Does nothing if it is visible already.
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

  /// Returns the offset at which the content is to stop, before the delegate can change it. For layouts of subclasses.
  /// - Parameter velocity: the velocity in points per millisecond.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Returns the offset at which content comes to rest after a wheel has moved it from `start`; nil if any offset is allowed. Subclasses
  /// override it; by default, content stops at pages.
  func restAfterWheel(from start: CGPoint) -> CGPoint? {
    guard isPagingEnabled else { return nil }
    let inset = adjustedContentInset
    return CGPoint(
      x: Self.stop(contentOffset.x + inset.left, from: start.x + inset.left, step: bounds.width) - inset.left,
      y: Self.stop(contentOffset.y + inset.top, from: start.y + inset.top, step: bounds.height) - inset.top)
  }

  /// Moves the content to the stop at which it comes to rest after a wheel has moved it.
  func settleAfterWheel(at stop: CGPoint) {
    if stop != contentOffset { setContentOffset(stop, animated: true) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    geometryChanged()
  }

  // MARK: Restoration

  /// Encodes the content offset.
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

  // MARK: Accessibility

  /// Scrolls by a page. False if the content ends in that direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }

  // MARK: State

  /// Whether a finger is down on the content, even if it has not moved.
  open var isTracking: Bool { machine.isTracking }
  /// Whether a finger scrolls the content.
  open var isDragging: Bool { machine.isDragging }
  /// Whether the content moves after the finger has lifted.
  open var isDecelerating: Bool { machine.isDecelerating }

  /// Whether a tap on the status bar scrolls the content to its top. Default true. Stored: there is no status bar on Linux.
  open var scrollsToTop = true

  // MARK: Methods for subclasses

  /// Whether `view` receives touches that began in it. Default true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether scrolling cancels touches in `view`. Default: false for controls and for text that is being selected, true for other views.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    // Selection of text by a finger continues.
    if let host = view as? any TextInputHost { return !host.core.gesture.isSelecting }
    return !(view is UIControl)
  }

  /// Shows the indicators for a short time.
  open func flashScrollIndicators() {
    // The indicators are not needed if the whole content is visible.
    let inset = adjustedContentInset
    guard
      contentSize.height > bounds.height - inset.top - inset.bottom || contentSize.width > bounds.width - inset.left - inset.right
    else { return }
    showIndicators()
    hideIndicators()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    returnToShorterContent()
    layoutIndicators()
    edges?.layOut(in: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      wheelTimeout.cancel()
      endTracking(cancelled: true)
      machine.stop()
      stopTicking()
    } else if viewState.knownSafeArea == safeAreaInsets {
      // The view is not notified of a safe area that it knows, but its insets may have changed while it had no window.
      geometryChanged()
    }
  }

  package override func scrollWheelChanged(_ scroll: ScrollWheelEvent) {
    // A positive delta moves the content down, which reduces the offset.
    let delta = CGVector(dx: -scroll.delta.dx, dy: -scroll.delta.dy)
    if !scrollByWheel(delta), !keepsScrolling(along: delta) { super.scrollWheelChanged(scroll) }
  }

  /// Keys scroll the content if a view in the scroll view handles keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scrollByKeys(presses) { super.pressesBegan(presses, with: event) }
  }

  // The base class would pass a touch on to the next responder. Gesture recognisers have received it already.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Zooming

  /// The smallest zoom scale. Default 1.
  open var minimumZoomScale: CGFloat {
    get { zoom.geometry.minimum }
    set {
      guard newValue.isFinite, newValue > 0 else { return UIKitLog.refused("the minimum zoom scale \(newValue) is not a positive number") }
      zoom.geometry.minimum = newValue
      updateZoomPinch()
    }
  }

  /// The largest zoom scale. Default 1, which prevents zooming.
  open var maximumZoomScale: CGFloat {
    get { zoom.geometry.maximum }
    set {
      guard newValue.isFinite, newValue > 0 else { return UIKitLog.refused("the maximum zoom scale \(newValue) is not a positive number") }
      zoom.geometry.maximum = newValue
      updateZoomPinch()
    }
  }

  /// The scale of the zoomed view. Default 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch can go beyond the smallest and the largest scale. Default true.
  open var bouncesZoom: Bool {
    get { zoom.geometry.bounces }
    set { zoom.geometry.bounces = newValue }
  }

  /// Whether a pinch is changing the scale.
  open var isZooming: Bool { zoom.start != nil }
  /// Whether the scale is returning to the allowed range.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Sets the scale, within its limits. The centre of the visible part stays in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }
  /// Zooms and scrolls so that a rectangle in the coordinates of the zoomed view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

  // MARK: Refresh control and guides

  /// The refresh control that appears when the content is pulled down. Default nil.
  open var refreshControl: UIRefreshControl? {
    get { refresh }
    set { exchangeRefresh(newValue) }
  }
  /// The guide of the scrolled content.
  open var contentLayoutGuide: UILayoutGuide { madeContentGuide }
  open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }
}
