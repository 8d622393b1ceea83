import Foundation

extension CALayer {
  /// Whether colours brighter than white are mapped to the brightness of the display (Apple: CALayer.ToneMapMode).
  public struct ToneMapMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  private static let rangeKey = "wantsExtendedDynamicRangeContent", modeKey = "toneMapMode"

  /// The mapping of bright colours. Stored; has no effect on Linux, as on a display without extended range. Default automatic.
  public var toneMapMode: ToneMapMode {
    get { (rareState?.values[Self.modeKey] as? String).map { ToneMapMode(rawValue: $0) } ?? .automatic }
    set { if newValue != toneMapMode { grownState.values[Self.modeKey] = newValue.rawValue } }
  }

  /// Whether colours brighter than white are shown if the display can. Stored; on Linux they are clamped, as on a display without extended
  /// range. Default false.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { rareState?.values[Self.rangeKey] as? Bool ?? false }
    set { if newValue != wantsExtendedDynamicRangeContent { grownState.values[Self.rangeKey] = newValue } }
  }
}
