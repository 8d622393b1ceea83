/// What a frame of a `HeadlessScreen` cost. The numbers depend neither on the machine nor on its number of cores.
public struct FrameStatistics: Equatable, Sendable {
  /// Pixels that were written, those that others then covered included.
  public var pixelsWritten = 0
  /// What was drawn again, in points of the screen, as rectangles that do not overlap.
  public var damage: [CGRect] = []
  /// Layers that were looked at.
  public var layersVisited = 0
  /// Layers that had something in the damage.
  public var layersDrawn = 0
  /// Calls of views' `draw(_:)` that drew.
  public var drawCalls = 0

  /// A frame that was not needed.
  public init() {}

  /// The area of the damage, in square points.
  public var damagedArea: CGFloat { damage.reduce(0) { $0 + $1.width * $1.height } }
}
