import CoreGraphics

extension UIView {
  /// On the screen, in points. Default: where the view is.
  public var accessibilityFrame: CGRect {
    get { viewState.accessibility?.frame ?? accessibilityPath?.bounds ?? convert(bounds, to: nil) }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// Where a tap activates it, on the screen. Default: the middle.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let point = viewState.accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// What is in the view, in order: views and `UIAccessibilityElement`s. nil, the default: its subviews.
  public var accessibilityElements: [Any]? {
    get { viewState.accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  public func index(ofAccessibilityElement element: Any) -> Int {
    (accessibilityElements ?? []).firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { viewState.accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Whether what is in the view is read one after the other, wherever it stands. Default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { viewState.accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { viewState.accessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  /// The language of what is said, as "en-GB". nil by default.
  public var accessibilityLanguage: String? {
    get { viewState.accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// What people may call it who speak to the device. Default: the label.
  public var accessibilityUserInputLabels: [String]! {
    get { viewState.accessibility?.inputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }

  /// The outline of what the view is, on the screen; its bounds are the frame. nil, the default: the frame alone.
  public var accessibilityPath: UIBezierPath? {
    get { viewState.accessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }

  /// Whether a tap does something. Default: as the traits of buttons, links and controls say.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      viewState.accessibility?.responds
        ?? (self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField]))
    }
    set { changeAccessibility { $0.responds = newValue } }
  }

  /// Kept: colours are not inverted here. Default false.
  public var accessibilityIgnoresInvertColors: Bool {
    get { viewState.accessibility?.ignoresInversion ?? false }
    set { changeAccessibility { $0.ignoresInversion = newValue } }
  }

  // With attributes that say how something is spoken, which are not kept.

  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
}
