extension VectorPath {
  /// The parts of this path that a pattern of lengths (on, off, on...) leaves, starting `phase` into the pattern.
  package func dashed(_ pattern: [Double], phase: Double = 0, tolerance: Double = 0.1) -> VectorPath {
    self
  }
}
