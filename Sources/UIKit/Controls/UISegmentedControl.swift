import CoreGraphics
import Foundation
import QuartzCore

/// A row of choices of which one is taken. Apple: UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  private let pill = UIView(frame: .zero)
  private var labels: [UILabel] = []
  private var dividers: [UIView] = []
  private var pressed: Int?

  /// Default `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      let valid = labels.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : Self.noSegment
      if valid != selectedSegmentIndex { selectedSegmentIndex = valid }
      if valid != oldValue { setNeedsLayout() }
    }
  }
  /// The taken segment; nil: white.
  open var selectedSegmentTintColor: UIColor? { didSet { pill.backgroundColor = selectedSegmentTintColor ?? .white } }
  /// Whether a segment springs back: it sends its event and does not stay. Default false.
  open var isMomentary = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Segments with titles; objects that are no strings are passed over.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for case let title as String in items ?? [] { insertSegment(withTitle: title, at: labels.count, animated: false) }
    sizeToFit()
  }

  private func setUp() {
    backgroundColor = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
    layer.cornerRadius = 8
    pill.isUserInteractionEnabled = false
    pill.backgroundColor = .white
    pill.layer.cornerRadius = 7
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    addSubview(pill)
  }

  // MARK: Segments

  open var numberOfSegments: Int { labels.count }
  open func titleForSegment(at segment: Int) -> String? { labels.indices.contains(segment) ? labels[segment].text : nil }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return UIKitLog.refused("UISegmentedControl: no segment \(segment)") }
    labels[segment].text = title
    setNeedsLayout()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    let index = min(max(segment, 0), labels.count)
    labels.insert(label, at: index)
    addSubview(label)
    let divider = UIView(frame: .zero)
    divider.isUserInteractionEnabled = false
    divider.backgroundColor = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    dividers.append(divider)
    insertSubview(divider, belowSubview: pill)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsChanged(animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return UIKitLog.refused("UISegmentedControl: no segment \(segment)") }
    labels.remove(at: segment).removeFromSuperview()
    dividers.removeLast().removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segmentsChanged(animated: animated)
  }

  open func removeAllSegments() {
    for view in labels + dividers { view.removeFromSuperview() }
    labels = []
    dividers = []
    selectedSegmentIndex = Self.noSegment
    segmentsChanged(animated: false)
  }

  private func segmentsChanged(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() } }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = labels.map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width }.max() ?? 0
    return CGSize(width: (widest.rounded(.up) + 22) * CGFloat(labels.count), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private func segmentRect(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    return CGRect(x: width * CGFloat(isRightToLeft ? labels.count - 1 - index : index), y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      let font = UIFont.systemFont(ofSize: 13, weight: index == selectedSegmentIndex ? .semibold : .medium)
      if label.font != font { label.font = font }
      label.frame = segmentRect(index).insetBy(dx: 4, dy: 0)
      label.alpha = index == pressed && index != selectedSegmentIndex ? 0.3 : 1
      let isBetween = index > 0 && index != selectedSegmentIndex && index - 1 != selectedSegmentIndex
      let edge = isRightToLeft ? segmentRect(index).maxX : segmentRect(index).minX
      dividers[index].frame = CGRect(x: edge - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
      dividers[index].alpha = isBetween ? 1 : 0
    }
    pill.isHidden = selectedSegmentIndex == Self.noSegment
    guard !pill.isHidden else { return }
    let isHeld = pressed == selectedSegmentIndex
    pill.transform = .identity
    pill.frame = segmentRect(selectedSegmentIndex).insetBy(dx: Self.inset, dy: Self.inset)
    pill.layer.shadowPath = CGPath(roundedRect: pill.bounds, cornerWidth: 7, cornerHeight: 7, transform: nil)
    if isHeld { pill.transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }
    alpha = isEnabled ? 1 : 0.5
  }

  private func relayout() {
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Tracking

  private func segment(at point: CGPoint) -> Int? {
    guard bounds.width > 0, !labels.isEmpty else { return nil }
    return min(max(Int(mirror(point).x / bounds.width * CGFloat(labels.count)), 0), labels.count - 1)
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
    let chosen = isTouchInside ? pressed : nil
    pressed = nil
    let changed = chosen != nil && (isMomentary || chosen != selectedSegmentIndex)
    if let chosen { selectedSegmentIndex = chosen }
    relayout()
    if changed { sendActions(for: .valueChanged, with: event) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    relayout()
  }
}
