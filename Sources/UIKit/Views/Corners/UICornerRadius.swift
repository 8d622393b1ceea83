/// The radius of a corner, in points (Apple: UICornerRadius).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  private let kind: Kind

  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  private init(_ kind: Kind) { self.kind = kind }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius with which a corner has the same centre as that of its container: the radius of the container's corner less the
  /// distance between the two corners, but at least the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(.concentric(minimum: minimum)) }

  /// Whether the radius depends on the container.
  var isConcentric: Bool { if case .concentric = kind { true } else { false } }

  /// Returns the radius in points.
  ///
  /// - Parameter concentric: the radius of the container's corner less the distance to it; 0 without a container.
  func points(concentric: CGFloat) -> CGFloat {
    switch kind {
    case .fixed(let radius): Self.valid(radius)
    case .concentric(let minimum): max(Self.valid(concentric), Self.valid(minimum ?? 0))
    }
  }

  /// Returns a radius that can be drawn: 0 for negative numbers and those that are none. The renderer limits it to half of a side.
  static func valid(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1e9) : 0 }
}
