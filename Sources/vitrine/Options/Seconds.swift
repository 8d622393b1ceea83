import ArgumentParser
import Foundation

/// A time of a scene's clock on the command line, in seconds.
struct Seconds: Equatable, Sendable {
  /// The largest time, an hour, since the scene is advanced at 60 frames per second up to it.
  static let maximum: TimeInterval = 3600
  let value: TimeInterval

  /// - Throws: a `ValidationError` that names the limits.
  init(_ typed: String) throws {
    guard let value = Double(typed), (0...Self.maximum).contains(value) else {
      throw ValidationError("'\(typed)' is not a time: give seconds from 0 to \(Int(Self.maximum)), as in 1.5.")
    }
    self.value = value
  }
}
