/// The cost of a frame of a `HeadlessScreen`. The numbers depend neither on the machine nor on its number of cores.
public struct FrameStatistics: Equatable, Sendable {
  /// The number of pixels written, including those that later drawing covered.
  public var pixelsWritten = 0
  /// The area that was redrawn, as rectangles that do not overlap, in points of the screen.
  public var damage: [CGRect] = []
  /// The number of layers that the compositor examined.
  public var layersVisited = 0
  /// The number of layers that intersected the damage.
  public var layersDrawn = 0
  /// The number of `draw(_:)` calls of views that drew something.
  public var drawCalls = 0

  /// Creates the statistics of a turn that needed no frame: all numbers are zero.
  public init() {}

  /// The area of the damage, in square points.
  public var damagedArea: CGFloat { damage.reduce(0) { $0 + $1.width * $1.height } }
}
