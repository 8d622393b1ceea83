/// Changes a view as the device is tilted (Apple: UIMotionEffect). A desktop is not: effects are kept, and not asked.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Values of key paths, to be added to a view's.
  /// - Parameter viewerOffset: -1...1 in each direction.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
  private static let effects = SideTable<UIView, [UIMotionEffect]>()

  /// Kept.
  public var motionEffects: [UIMotionEffect] {
    get { Self.effects[self] ?? [] }
    set { Self.effects[self] = newValue.isEmpty ? nil : newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
