import FoundationCompatibility

/// Random numbers with a normal distribution (Apple: GKGaussianDistribution). Numbers further than three deviations from the mean do not occur.
open class GKGaussianDistribution: GKRandomDistribution {
  public let mean: Float
  public let deviation: Float

  /// The bounds are three deviations from the mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = abs(deviation)
    let spread = 3 * abs(deviation)
    super.init(randomSource: source, lowestValue: Int(clamping: mean - spread), highestValue: Int(clamping: mean + spread))
  }

  /// The mean lies between the bounds, and the deviation is a sixth of their distance.
  public override init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
    deviation = abs(Float(highestInclusive) - Float(lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  open override class func d6() -> GKGaussianDistribution { GKGaussianDistribution(forDieWithSideCount: 6) }
  open override class func d20() -> GKGaussianDistribution { GKGaussianDistribution(forDieWithSideCount: 20) }

  /// Returns a number by the Box-Muller method. Numbers outside the bounds are drawn again, at most 100 times.
  override func draw(upTo highest: Int) -> Int {
    for _ in 0..<100 {
      let radius = (-2 * log(1 - Double(source.nextUniform()) * 0.999_999_9)).squareRoot()
      let normal = radius * cos(2 * .pi * Double(source.nextUniform()))
      let value = Int(clamping: Float(Double(mean) + Double(deviation) * normal).rounded())
      if value >= lowestValue, value <= highest { return value }
    }
    return min(max(Int(clamping: mean), lowestValue), highest)
  }
}

extension Int {
  /// Rounds towards zero and clamps to the limits; 0 for NaN.
  init(clamping value: Float) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}
