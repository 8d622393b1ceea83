import FoundationCompatibility

/// Random numbers between two bounds, each with the same probability (Apple: GKRandomDistribution).
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int {
    let (outcomes, overflows) = highestValue.subtractingReportingOverflow(lowestValue)
    return overflows || outcomes == .max ? .max : outcomes + 1
  }

  /// - Parameter lowestInclusive, highestInclusive: the bounds; they are swapped if the first is larger.
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: max(1, sideCount)) }

  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  @discardableResult
  open func nextInt() -> Int { draw(upTo: highestValue) }

  /// Returns a number below `upperBound` and within the bounds of the distribution; the lowest value if there is no such number.
  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return draw(upTo: min(highestValue, upperBound - 1))
  }

  /// Returns `nextInt()` divided by the highest value (Apple); 0 if the highest value is 0.
  @discardableResult
  open func nextUniform() -> Float { highestValue == 0 ? 0 : Float(nextInt()) / Float(highestValue) }

  /// Returns whether the next number lies in the upper half.
  @discardableResult
  open func nextBool() -> Bool { Double(nextInt()) > (Double(lowestValue) + Double(highestValue)) / 2 }

  /// Returns a number from the lowest value to `highest`.
  func draw(upTo highest: Int) -> Int {
    let (span, overflows) = highest.subtractingReportingOverflow(lowestValue)
    return lowestValue + source.nextInt(upperBound: overflows || span == .max ? .max : span + 1)
  }
}
