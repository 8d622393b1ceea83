import CoreGraphics
import RenderTree

/// The corner radii of a view (Apple: UICornerConfiguration).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case corners(CornerValues<UICornerRadius>, uniform: [UIRectCorner])
    case capsule(maximum: CGFloat?)
  }
  private let kind: Kind

  /// - Parameter uniform: groups of corners that all get the largest radius of the group.
  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?,
    uniform: [UIRectCorner] = []
  ) {
    let square = UICornerRadius.fixed(0)
    let all = CornerValues(
      topLeft: topLeft ?? square, topRight: topRight ?? square, bottomRight: bottomRight ?? square, bottomLeft: bottomLeft ?? square)
    kind = .corners(all, uniform: uniform)
  }

  private init(kind: Kind) { self.kind = kind }

  /// Each corner has the radius for itself: concentric ones can differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// All corners have the same radius. If it is concentric, it is the largest of the four (a guess).
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, uniform: [.allCorners])
  }

  /// Corners whose radius is nil are square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.top])
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottom])
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [.left])
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [.right])
  }

  /// Makes the shorter edges half circles, or rounds the corners by `maximumRadius` points if that is smaller.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// Whether a radius depends on the container.
  var isConcentric: Bool {
    guard case .corners(let radii, _) = kind else { return false }
    return radii.all.contains(where: \.isConcentric)
  }

  /// Returns the radius of each corner in points, not limited by the size of the view.
  ///
  /// - Parameter concentric: for concentric corners, the radius of the container's corner less the distance to it.
  func radii(concentric: CornerValues<CGFloat>) -> CornerValues<CGFloat> {
    switch kind {
    case .capsule(let maximum): return CornerValues(repeating: UICornerRadius.valid(maximum ?? 10_000))
    case .corners(let radii, let groups):
      let points = CornerValues(
        topLeft: radii.topLeft.points(concentric: concentric.topLeft), topRight: radii.topRight.points(concentric: concentric.topRight),
        bottomRight: radii.bottomRight.points(concentric: concentric.bottomRight),
        bottomLeft: radii.bottomLeft.points(concentric: concentric.bottomLeft))
      return groups.reduce(points) { $0.setting($1, to: $0.values(of: $1).max() ?? 0) }
    }
  }
}

extension UIRectCorner {
  fileprivate static let top: UIRectCorner = [.topLeft, .topRight], bottom: UIRectCorner = [.bottomLeft, .bottomRight]
  fileprivate static let left: UIRectCorner = [.topLeft, .bottomLeft], right: UIRectCorner = [.topRight, .bottomRight]
}
