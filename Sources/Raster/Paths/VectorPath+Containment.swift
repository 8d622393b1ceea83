extension VectorPath {
  /// Whether a point lies inside; open subpaths count as closed.
  package func contains(_ point: RasterPoint, rule: FillRule = .nonZero) -> Bool {
    false
  }
}
