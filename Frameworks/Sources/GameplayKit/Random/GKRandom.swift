import FoundationCompatibility

/// A generator of random numbers (Apple: GKRandom).
public protocol GKRandom: AnyObject {
  @discardableResult
  func nextInt() -> Int
  @discardableResult
  func nextInt(upperBound: Int) -> Int
  @discardableResult
  func nextUniform() -> Float
  @discardableResult
  func nextBool() -> Bool
}
