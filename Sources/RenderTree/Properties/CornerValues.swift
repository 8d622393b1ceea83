/// A value for each corner of a rectangle, clockwise from the top left.
package struct CornerValues<Value> {
  package var topLeft, topRight, bottomRight, bottomLeft: Value

  package init(topLeft: Value, topRight: Value, bottomRight: Value, bottomLeft: Value) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }

  package init(repeating value: Value) { self.init(topLeft: value, topRight: value, bottomRight: value, bottomLeft: value) }

  package var all: [Value] { [topLeft, topRight, bottomRight, bottomLeft] }

  package func map<Other>(_ transform: (Value) -> Other) -> CornerValues<Other> {
    CornerValues<Other>(
      topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}

extension CornerValues: Equatable where Value: Equatable {}
extension CornerValues: Hashable where Value: Hashable {}
extension CornerValues: Sendable where Value: Sendable {}

/// The radius of each corner of a rectangle, in points.
package typealias CornerRadii = CornerValues<Double>

extension CornerRadii {
  package static let zero = CornerRadii(repeating: 0)

  package static func * (radii: CornerRadii, scale: Double) -> CornerRadii { radii.map { $0 * scale } }
}
