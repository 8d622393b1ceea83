import ArgumentParser
import Foundation

/// A size on the command line, in points: "375x667".
struct PointSize: Equatable, Sendable {
  let size: CGSize

  /// - Throws: a `ValidationError` that describes the format of a size.
  init(_ typed: String) throws {
    let parts = typed.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite, height.isFinite else {
      throw ValidationError("'\(typed)' is not a size: write width x height in points, as in 375x667.")
    }
    size = CGSize(width: width, height: height)
  }
}
