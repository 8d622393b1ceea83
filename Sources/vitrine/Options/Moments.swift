import ArgumentParser
import Foundation

/// Moments of an animation as typed: `0.5`, the list `0,0.1,0.25`, or the range `START:END:STEP` such as `0:0.5:0.1`, which includes its
/// end.
struct Moments: Equatable, Sendable {
  /// The maximum number of moments.
  static let maximumCount = 600
  /// The moments in seconds of the preview's clock, ascending and without duplicates.
  let values: [TimeInterval]

  /// - Throws: a `ValidationError` that names the limits.
  init(_ typed: String) throws {
    var values: [TimeInterval] = []
    for part in typed.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = try part.split(separator: ":", omittingEmptySubsequences: false).map { try Seconds(String($0)).value }
      switch numbers.count {
      case 1: values.append(numbers[0])
      case 3 where numbers[0] <= numbers[1] && numbers[2] >= Self.shortest:
        let count = ((numbers[1] - numbers[0]) / numbers[2] + 0.001).rounded(.down)
        guard count < Double(Self.maximumCount) else { throw Self.tooMany(typed) }
        values += (0...Int(count)).map { Self.rounded(numbers[0] + Double($0) * numbers[2]) }
      default:
        throw ValidationError("'\(part)' names no moments: give seconds, as in 0.5, or start:end:step, as in 0:0.5:0.1.")
      }
    }
    self.values = Set(values).sorted()
    guard self.values.count <= Self.maximumCount else { throw Self.tooMany(typed) }
  }

  private static func tooMany(_ typed: String) -> ValidationError {
    ValidationError("'\(typed)' names more than \(maximumCount) moments. Give a longer step.")
  }

  /// The shortest step in seconds. Sums of steps are rounded to it, so that 0.1 + 0.2 is 0.3.
  private static let shortest = 0.001
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
