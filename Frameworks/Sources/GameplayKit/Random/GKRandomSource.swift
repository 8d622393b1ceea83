import FoundationCompatibility

/// A source of random numbers (Apple: GKRandomSource). The base class uses the generator of the system; its subclasses are deterministic.
///
/// The algorithms are the published ones. Apple does not document how their bits become integers and fractions, so a seed gives other
/// numbers than on Apple's systems.
open class GKRandomSource: NSObject, GKRandom, NSSecureCoding, NSCopying {
  open class var supportsSecureCoding: Bool { true }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

  // The base class has no state.
  private nonisolated(unsafe) static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }

  /// Returns 32 random bits, from which all other numbers are computed.
  func next32() -> UInt32 { UInt32.random(in: .min ... .max) }

  /// Returns a number from -2³¹ to 2³¹ - 1.
  @discardableResult
  open func nextInt() -> Int { Int(Int32(bitPattern: next32())) }

  /// Returns a number from 0 to `upperBound` - 1, each with the same probability; 0 if `upperBound` is not positive.
  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let bound = UInt64(upperBound)
    let isWide = bound > UInt64(UInt32.max)
    // Values past the last whole multiple of the bound are drawn again.
    let range: UInt64 = isWide ? .max : 1 << 32
    let limit = range - range % bound
    while true {
      let bits = isWide ? UInt64(next32()) << 32 | UInt64(next32()) : UInt64(next32())
      if bits < limit { return Int(bits % bound) }
    }
  }

  /// Returns a number from 0 to 1, both included, in steps of 2⁻²⁴.
  @discardableResult
  open func nextUniform() -> Float { Float(next32() >> 8) / Float((1 << 24) - 1) }
  @discardableResult
  open func nextBool() -> Bool { next32() >> 31 == 1 }

  /// Returns the objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: array.count - 1, to: 0, by: -1) { result.swapAt(last, nextInt(upperBound: last + 1)) }
    return result
  }
}

extension NSArray {
  /// Returns the objects in the order that `randomSource` gives.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: Array(self)) }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// Returns a seed from the generator of the system.
func systemSeed() -> UInt64 { UInt64.random(in: .min ... .max) }
