import CoreGraphics

/// The shadow of a background (Apple: UIShadowProperties). Lengths are in points.
public struct UIShadowProperties: Hashable {
  /// Default black.
  public var color = UIColor.black
  /// The opacity, 0...1. Default 0, which means no shadow.
  public var opacity: CGFloat = 0
  /// The radius of the blur. Default 3.
  public var radius: CGFloat = 3
  /// Default (0, -3).
  public var offset = CGSize(width: 0, height: -3)
  /// The outline of what casts the shadow. Default nil: the background.
  public var path: UIBezierPath?
}
