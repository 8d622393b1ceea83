/// The difference that is allowed between a picture and its reference. An addition of Vitrine.
public struct Tolerance: Sendable, Equatable {
  /// The largest difference of a channel, 0...255, at which a pixel still counts as equal.
  public var channel: Int
  /// The fraction of all pixels that may differ, 0...1.
  public var pixels: Double

  /// - Parameters:
  ///   - channel: the largest difference of a channel, 0...255, at which a pixel still counts as equal.
  ///   - pixels: the fraction of all pixels that may differ by more than that, 0...1.
  public init(channel: Int, pixels: Double) {
    self.channel = channel
    self.pixels = pixels
  }

  /// Requires equal pixels. This is the default, since Vitrine draws the same bytes on every machine.
  public static let exact = Tolerance(channel: 0, pixels: 0)
  /// Allows invisible rounding differences, for references made by other programs.
  public static let rounding = Tolerance(channel: 2, pixels: 0)
  /// Allows other rounding, and other anti-aliasing of up to 1 % of the pixels, for references made by other programs.
  public static let antialiasing = Tolerance(channel: 2, pixels: 0.01)
}
