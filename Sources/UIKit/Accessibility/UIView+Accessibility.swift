import CoreGraphics

extension UIView {
  /// On the screen, in points. Default: where the view is.
  public var accessibilityFrame: CGRect {
    get { viewState.accessibility?.frame ?? convert(bounds, to: nil) }
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
}
