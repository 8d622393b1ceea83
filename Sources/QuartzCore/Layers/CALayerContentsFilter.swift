/// The sampling of contents that are drawn scaled.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Treated as linear.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
