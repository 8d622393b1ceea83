/// Changes a view as the device is tilted (Apple: UIMotionEffect). Effects are stored and never applied on Linux.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Returns key paths and the values to add to the view's own values.
  /// - Parameter viewerOffset: the offset, -1...1 in each direction.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
  private static let effects = SideTable<UIView, [UIMotionEffect]>()

  /// Stored; has no effect on Linux.
  public var motionEffects: [UIMotionEffect] {
    get { Self.effects[self] ?? [] }
    set { Self.effects[self] = newValue.isEmpty ? nil : newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
