extension VectorPath {
  /// The maximum number of dashes. Lines with more are drawn solid.
  private static let maximumDashes = 20_000.0

  /// Returns the parts of this path that are drawn with a pattern of dash and gap lengths, starting `phase` into the pattern. Curves become
  /// lines. Returns the path itself if the pattern is empty, sums up to 0, or contains a negative or infinite length.
  package func dashed(_ pattern: [Double], phase: Double = 0, tolerance: Double = Flattening.tolerance) -> VectorPath {
    let sum = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), sum > 0, sum.isFinite else { return self }
    let flat = flattened(tolerance: tolerance)
    var total = 0.0
    flat.forEachSegment { segment in
      switch segment {
      case .line(let a, let b), .close(let a, let b): total += Dasher.length(b - a)
      default: break
      }
    }
    guard total / sum * Double(pattern.count) < Self.maximumDashes else { return self }
    var dasher = Dasher(pattern, phase: phase.isFinite ? phase : 0)
    flat.forEachSegment { segment in
      switch segment {
      case .move(let p): dasher.start(at: p)
      case .line(_, let p): dasher.line(to: p)
      case .close(_, let p): dasher.close(to: p)
      default: break
      }
    }
    dasher.finish()
    return dasher.out
  }
}
