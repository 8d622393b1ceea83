/// The radii of a layer whose corners differ, each as a share (0...1) of the layer's `cornerRadius`.
package struct CornerShares: Hashable, Sendable {
  package let topLeft, topRight, bottomRight, bottomLeft: Double

  /// Returns nil if a share is not in 0...1, or if all are 1.
  package init?(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    guard all.allSatisfy({ $0 >= 0 && $0 <= 1 }), all.contains(where: { $0 < 1 }) else { return nil }
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }
}

/// The radius of each corner of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft, topRight, bottomRight, bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }

  package static let zero = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)

  package static func * (radii: CornerRadii, scale: Double) -> CornerRadii {
    CornerRadii(
      topLeft: radii.topLeft * scale, topRight: radii.topRight * scale, bottomRight: radii.bottomRight * scale,
      bottomLeft: radii.bottomLeft * scale)
  }
}

extension LayerProperties {
  /// Returns the radius of each corner, 0 for those that are not rounded.
  ///
  /// - Parameter inset: the distance from the edges of the bounds, by which the radii are smaller.
  package func cornerRadii(inset: Double = 0) -> CornerRadii {
    let corners = maskedCorners, radius = Double(cornerRadius), shares = cornerShares
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
