import CoreGraphics
import Foundation
import QuartzCore
internal import CoreText

/// A row of segments of which one is selected, 32 points high. Apple: UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var takesTaps: Bool { true }

  /// The index for no selected segment.
  public static let noSegment = -1

  /// The kinds of segments by their positions in the row.
  public enum Segment: Int, Sendable {
    case any = 0
    case left, center, right, alone
  }

  var metrics: InterfaceLook.Segments { interfaceLook.segments }

  let background = UIImageView(frame: .zero)
  /// The background of the selected segment.
  let pill = UIImageView(frame: .zero)
  var segments: [ControlSegment] = []
  var dividers: [UIImageView] = []
  var backgrounds: [UInt: UIImage] = [:]
  var dividerImage: UIImage?
  var positionAdjustments: [Segment: UIOffset] = [:]
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { segmentsChanged(animated: false) } }
  /// The index of the segment under the tracked touch.
  var pressed: Int?

  /// The index of the selected segment. Default `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      let valid = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : Self.noSegment
      if valid != selectedSegmentIndex { selectedSegmentIndex = valid }
      if valid != oldValue { setNeedsLayout() }
    }
  }
  /// The colour of the selected segment. Default nil: white, or grey in the dark style.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether segments are deselected when their event has been sent. Default false.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  /// Whether the segments are as wide as their contents. Default false: all have the same width.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged(animated: false) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    KindDecoder.decode(self, coder)
  }

  /// Creates segments with titles or images. Other objects are skipped.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
    }
    sizeToFit()
  }

  /// Creates segments with the titles and images of actions. An action runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  private func setUp() {
    roundBackground()
    for part in [background, pill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    let side = metrics.height - 2 * metrics.inset
    pill.layer.cornerRadius = metrics.pillRounding.radius(in: CGSize(width: side, height: side))
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
  }

  /// The radius of the look, which a program can replace by its own.
  private var usualRadius: CGFloat = 0

  private func roundBackground() {
    let radius = metrics.rounding.radius(in: bounds.size)
    guard layer.cornerRadius == usualRadius, radius != usualRadius else { return }
    layer.cornerRadius = radius
    usualRadius = radius
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(ControlSegment(title: title), at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(ControlSegment(image: image), at: segment, animated: animated)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(ControlSegment(title: action.title, image: action.image, action: action), at: segment, animated: animated)
  }

  private func insert(_ segment: ControlSegment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.view)
    let divider = UIImageView(frame: .zero)
    dividers.append(divider)
    insertSubview(divider, belowSubview: pill)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsChanged(animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard has(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    dividers.removeLast().removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segmentsChanged(animated: animated)
  }

  open func removeAllSegments() {
    for view in segments.map(\.view) + dividers { view.removeFromSuperview() }
    segments = []
    dividers = []
    selectedSegmentIndex = Self.noSegment
    segmentsChanged(animated: false)
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { segments.indices.contains(segment) ? segments[segment].action : nil }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Sets the width of a segment in points. Default 0, which lets the control choose it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 } }
  open func widthForSegment(at segment: Int) -> CGFloat { segments.indices.contains(segment) ? segments[segment].width : 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }

  private func has(_ segment: Int) -> Bool {
    if segments.indices.contains(segment) { return true }
    UIKitLog.refused("UISegmentedControl: there is no segment \(segment)")
    return false
  }

  private func change(_ segment: Int, _ body: (inout ControlSegment) -> Void) {
    guard has(segment) else { return }
    body(&segments[segment])
    segmentsChanged(animated: false)
  }

  private func segmentsChanged(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() } }
  }

  // MARK: Appearance

  /// Sets a background. The image for `.normal` belongs to the whole control, the one for `.selected` to the selected segment;
  /// `barMetrics` is ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = backgroundImage
    setNeedsLayout()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state.rawValue] }
  /// Sets the image between segments. One image is used for all combinations of states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    self.dividerImage = dividerImage
    setNeedsLayout()
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImage }
  /// Moves the contents of the segments of a kind. An adjustment for a position takes precedence over that for `.any`; `barMetrics` is
  /// ignored.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) {
    positionAdjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { positionAdjustments[leftCenterRightOrAlone] ?? .zero }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.indices.map(naturalWidth)
    let free = segments.indices.filter { segments[$0].width == 0 }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let rest =
      apportionsSegmentWidthsByContent
      ? free.reduce(0) { $0 + widths[$1] } : (free.map { widths[$0] }.max() ?? 0) * CGFloat(free.count)
    return CGSize(width: fixed + rest, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    roundBackground()
    let rects = segmentRects()
    background.frame = bounds
    background.image = backgrounds[UIControl.State.normal.rawValue]
    backgroundFill = background.image == nil ? .tertiarySystemFill : nil
    for (index, segment) in segments.enumerated() {
      let view = segment.view, rect = rects[index]
      let adjustment = positionAdjustment(at: index)
      view.frame = rect.insetBy(dx: min(4, rect.width / 2), dy: 0).offsetBy(
        dx: segment.contentOffset.width + adjustment.horizontal, dy: segment.contentOffset.height + adjustment.vertical)
      let title = segment.image == nil ? segment.title : nil
      let attributes = attributes(of: index)
      view.show(title.map { AttributedText(string: $0, attributes: attributes) })
      view.show(segment.image, in: attributes[.foregroundColor] as? UIColor ?? .label)
      view.alpha = index == pressed && index != selectedSegmentIndex ? 0.3 : 1
      view.accessibilityLabel = segment.title
      view.accessibilityTraits = index == selectedSegmentIndex ? [.button, .selected] : .button
      layOutDivider(index, rects)
    }
    layOutPill(rects)
    alpha = isEnabled ? 1 : 0.5
  }

  private var backgroundFill: UIColor? {
    get { backgroundColor }
    set { if !hasOwnBackground { super.backgroundColor = newValue } }
  }
  private var hasOwnBackground = false
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = newValue != nil
      super.backgroundColor = newValue
      setNeedsLayout()
    }
  }

  private func relayout() {
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Tracking

  /// Returns the enabled segment at a point. While a touch is tracked, points beyond the ends belong to the outer segments.
  func segment(at point: CGPoint) -> Int? {
    let index = segmentRects().firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    if let index { return segments[index].isEnabled ? index : nil }
    guard !segments.isEmpty, isTracking else { return nil }
    let end = mirror(point).x < 0 ? 0 : segments.count - 1
    return segments[end].isEnabled ? end : nil
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    relayout()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = segment(at: touch.location(in: self))
    if now != pressed {
      pressed = now
      relayout()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    choose(isTouchInside ? pressed : nil, with: event)
  }

  /// Selects a segment as a touch does; nil ends a touch without a choice.
  func choose(_ chosen: Int?, with event: UIEvent?) {
    pressed = nil
    let changed = chosen != nil && (isMomentary || chosen != selectedSegmentIndex)
    if let chosen { selectedSegmentIndex = chosen }
    relayout()
    if changed {
      if let chosen, let action = segments[chosen].action { sendAction(action) }
      sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    relayout()
  }
}
