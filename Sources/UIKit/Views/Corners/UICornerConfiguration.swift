/// The corner radii of a view (Apple: UICornerConfiguration).
///
/// A layer has a single radius: if the radii differ, the largest is used for all corners except those with a radius of zero,
/// which stay square.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case corners(topLeft: UICornerRadius, topRight: UICornerRadius, bottomLeft: UICornerRadius, bottomRight: UICornerRadius)
    case capsule(maximum: CGFloat?)
  }
  private let kind: Kind

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius ?? .fixed(0), topRight: topRightRadius ?? .fixed(0), bottomLeft: bottomLeftRadius ?? .fixed(0),
        bottomRight: bottomRightRadius ?? .fixed(0)))
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius, bottomRightRadius: rightRadius)
  }

  /// Makes the shorter edges half circles, or rounds the corners by `maximumRadius` points if that is smaller.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// Returns the largest radius of some corners, in points, for a view of a size.
  func radius(of corners: UIRectCorner, in size: CGSize) -> CGFloat {
    let largest = max(0, min(size.width, size.height) / 2)
    switch kind {
    case .capsule(let maximum): return corners.isEmpty ? 0 : min(maximum ?? largest, largest)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let all: [(UIRectCorner, UICornerRadius)] = [
        (.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft), (.bottomRight, bottomRight),
      ]
      return min(largest, all.filter { corners.contains($0.0) }.map(\.1.points).max() ?? 0)
    }
  }

  @MainActor
  func apply(to layer: CALayer) {
    switch kind {
    // The renderer limits the radius of a layer to half of its shorter edge.
    case .capsule(let maximum):
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      layer.cornerRadius = maximum ?? 10_000
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      var mask: CACornerMask = []
      if topLeft.points > 0 { mask.insert(.layerMinXMinYCorner) }
      if topRight.points > 0 { mask.insert(.layerMaxXMinYCorner) }
      if bottomLeft.points > 0 { mask.insert(.layerMinXMaxYCorner) }
      if bottomRight.points > 0 { mask.insert(.layerMaxXMaxYCorner) }
      layer.maskedCorners = mask
      layer.cornerRadius = max(topLeft.points, topRight.points, bottomLeft.points, bottomRight.points)
    }
  }
}

/// The radius of a corner, in points (Apple: UICornerRadius).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let points: CGFloat

  public init(floatLiteral value: Double) { points = value }
  public init(integerLiteral value: Int) { points = CGFloat(value) }
  private init(points: CGFloat) { self.points = points }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
  /// Returns the minimum radius. The corners of containers are not taken into account.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(points: minimum ?? 0) }
}

extension UIView {
  private static let corners = SideTable<UIView, UICornerConfiguration>()

  /// The corner radii of the view. Default: square corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { Self.corners[self] ?? .corners(radius: 0) }
    set {
      Self.corners[self] = newValue
      newValue.apply(to: layer)
    }
  }

  /// Returns the radius with which a corner is drawn, in points; for several corners, the largest. It is the radius of the corner
  /// configuration at the present size or, if none was set, the layer's corner radius for the corners that the layer rounds.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    if let configuration = Self.corners[self] { return configuration.radius(of: corner, in: bounds.size) }
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
      (.bottomRight, .layerMaxXMaxYCorner),
    ]
    guard masks.contains(where: { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }) else { return 0 }
    return min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
  }
}
