/// The radii of a layer whose corners differ, each as a fraction (0...1) of the layer's `cornerRadius`.
package struct CornerRadiusFractions: Hashable, Sendable {
  let values: CornerValues<Double>

  /// Returns nil if a fraction is not in 0...1, or if all are 1.
  package init?(_ values: CornerValues<Double>) {
    guard values.all.allSatisfy({ $0 >= 0 && $0 <= 1 }), values.all.contains(where: { $0 < 1 }) else { return nil }
    self.values = values
  }
}

extension LayerProperties {
  /// Returns the radius of each corner, 0 for those that are not rounded.
  ///
  /// - Parameter inset: the distance from the edges of the bounds, by which the radii are smaller.
  package func cornerRadii(inset: Double = 0) -> CornerRadii {
    let corners = maskedCorners, radius = Double(cornerRadius), fractions = cornerRadiusFractions?.values
    func part(_ corner: CornerMask, _ fraction: Double?) -> Double {
      guard corners.contains(corner) else { return 0 }
      let own = fraction.map { radius * $0 } ?? radius
      return inset == 0 ? own : max(own - inset, 0)
    }
    return CornerRadii(
      topLeft: part(.minXMinY, fractions?.topLeft), topRight: part(.maxXMinY, fractions?.topRight),
      bottomRight: part(.maxXMaxY, fractions?.bottomRight), bottomLeft: part(.minXMaxY, fractions?.bottomLeft))
  }
}
