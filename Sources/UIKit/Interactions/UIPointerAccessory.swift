/// A small shape beside the pointer (Apple: UIPointerAccessory). The pointer is the desktop's on Linux, which shows no accessories other than
/// the arrows of `UIPointerStyle.accessories`.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, NSCopying {
  /// The position of an accessory (Apple: UIPointerAccessory.Position).
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer in points.
    public var offset: CGFloat
    /// The direction in radians, clockwise from the top.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// The distance of the standard positions: 18 points. Vitrine's own value.
    public static var defaultOffset: CGFloat { 18 }
    public static var top: Position { Position(offset: defaultOffset, angle: 0) }
    public static var topRight: Position { Position(offset: defaultOffset, angle: .pi / 4) }
    public static var right: Position { Position(offset: defaultOffset, angle: .pi / 2) }
    public static var bottomRight: Position { Position(offset: defaultOffset, angle: .pi * 3 / 4) }
    public static var bottom: Position { Position(offset: defaultOffset, angle: .pi) }
    public static var bottomLeft: Position { Position(offset: defaultOffset, angle: .pi * 5 / 4) }
    public static var left: Position { Position(offset: defaultOffset, angle: .pi * 3 / 2) }
    public static var topLeft: Position { Position(offset: defaultOffset, angle: .pi * 7 / 4) }
  }

  public let shape: UIPointerShape
  public let position: Position
  /// Whether the shape is rotated by the angle of its position. Default false.
  open var orientationMatchesAngle = false
  /// Whether `arrow(_:)` made the accessory.
  private(set) var isArrow = false

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Returns an arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 0, y: -4))
    arrow.addLine(to: CGPoint(x: 5, y: 3))
    arrow.addLine(to: CGPoint(x: -5, y: 3))
    arrow.close()
    let accessory = UIPointerAccessory(.path(arrow), position: position)
    accessory.orientationMatchesAngle = true
    accessory.isArrow = true
    return accessory
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

  private func duplicate() -> UIPointerAccessory {
    let copy = UIPointerAccessory(shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    copy.isArrow = isArrow
    return copy
  }
}
