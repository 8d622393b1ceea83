/// A part of a view for the pointer (Apple: UIPointerRegion).
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the coordinates of the interaction's view.
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where the pointer is when its region is asked for (Apple: UIPointerRegionRequest).
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view.
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
