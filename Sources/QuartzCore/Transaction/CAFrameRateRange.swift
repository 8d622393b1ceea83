/// A range of preferred frame rates, in calls per second (Apple: CAFrameRateRange).
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate. Stored; has no effect on Linux.
  public var minimum: Float
  /// The highest acceptable rate; 0 means the display's rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 uses the maximum.
  public var preferred: Float?

  /// A range of zeros, as `default` (Apple: init()).
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
