/// The radii of a layer whose corners differ, each as a share (0...1) of the layer's `cornerRadius`.
package struct CornerShares: Hashable, Sendable {
  let values: EachCorner<Double>

  /// Returns nil if a share is not in 0...1, or if all are 1.
  package init?(_ values: EachCorner<Double>) {
    guard values.all.allSatisfy({ $0 >= 0 && $0 <= 1 }), values.all.contains(where: { $0 < 1 }) else { return nil }
    self.values = values
  }
}

extension LayerProperties {
  /// Returns the radius of each corner, 0 for those that are not rounded.
  ///
  /// - Parameter inset: the distance from the edges of the bounds, by which the radii are smaller.
  package func cornerRadii(inset: Double = 0) -> CornerRadii {
    let corners = maskedCorners, radius = Double(cornerRadius), shares = cornerShares?.values
    func part(_ corner: CornerMask, _ share: Double?) -> Double {
      guard corners.contains(corner) else { return 0 }
      let own = share.map { radius * $0 } ?? radius
      return inset == 0 ? own : max(own - inset, 0)
    }
    return CornerRadii(
      topLeft: part(.minXMinY, shares?.topLeft), topRight: part(.maxXMinY, shares?.topRight),
      bottomRight: part(.maxXMaxY, shares?.bottomRight), bottomLeft: part(.minXMaxY, shares?.bottomLeft))
  }
}
