/// How far a picture may be from its reference. Vitrine's own.
public struct Tolerance: Sendable, Equatable {
  /// Most that a channel of a pixel may differ, 0...255, before the pixel counts as different.
  public var channel: Int
  /// The part of all pixels that may differ, 0...1.
  public var pixels: Double

  /// - Parameters:
  ///   - channel: most that a channel may differ, 0...255.
  ///   - pixels: the part of all pixels that may differ more than that, 0...1.
  public init(channel: Int, pixels: Double) {
    self.channel = channel
    self.pixels = pixels
  }

  /// The same bytes. The default: Vitrine draws the same bytes on every machine.
  public static let exact = Tolerance(channel: 0, pixels: 0)
  /// For references made by other programs: rounding that nobody sees.
  public static let rounding = Tolerance(channel: 2, pixels: 0)
  /// For references made by other programs: other rounding, and other anti-aliasing on up to 1 % of the pixels.
  public static let antialiasing = Tolerance(channel: 2, pixels: 0.01)
}
