/// A region of a view for the pointer (Apple: UIPointerRegion).
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinates of the interaction's view.
  public let rect: CGRect
  public let identifier: AnyHashable?
  /// The axes along which the region keeps the pointer during a drag. Stored; has no effect on Linux. Default empty.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// A request for the region at the pointer's location (Apple: UIPointerRegionRequest).
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location in the coordinates of the interaction's view.
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
