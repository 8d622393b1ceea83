/// A vector in the plane (Apple: CGVector).
@frozen public struct CGVector: Sendable, Hashable {
  public var dx: CGFloat
  public var dy: CGFloat

  @inlinable public init() {
    dx = 0
    dy = 0
  }

  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  @inlinable public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  @inlinable public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  public static let zero = CGVector()
}

extension CGVector: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(dx)
    try values.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(dx), \(dy))" }
}
