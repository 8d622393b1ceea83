extension VectorPath {
  /// The outline of the line along this path: fill it non-zero. `tolerance`: how far curves may be from true.
  package func stroked(_ style: StrokeStyle, tolerance: Double = 0.1) -> VectorPath {
    VectorPath()
  }
}
