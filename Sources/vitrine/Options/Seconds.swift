import ArgumentParser
import Foundation

/// A moment of a scene's clock, as typed.
struct Seconds: Equatable, Sendable {
  /// An hour: a scene is stepped through at 60 frames a second.
  static let maximum: TimeInterval = 3600
  let value: TimeInterval

  /// - Throws: a `ValidationError` naming the limits.
  init(_ typed: String) throws {
    guard let value = Double(typed), (0...Self.maximum).contains(value) else {
      throw ValidationError("'\(typed)' is no time: give seconds from 0 to \(Int(Self.maximum)), as in 1.5.")
    }
    self.value = value
  }
}
