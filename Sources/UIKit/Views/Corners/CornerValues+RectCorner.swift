import RenderTree

extension CornerValues {
  /// Returns the values of some corners.
  func values(of corners: UIRectCorner) -> [Value] {
    [(UIRectCorner.topLeft, topLeft), (.topRight, topRight), (.bottomRight, bottomRight), (.bottomLeft, bottomLeft)]
      .filter { corners.contains($0.0) }.map(\.1)
  }

  /// Returns the same values with another one for some corners.
  func setting(_ corners: UIRectCorner, to value: Value) -> CornerValues {
    CornerValues(
      topLeft: corners.contains(.topLeft) ? value : topLeft, topRight: corners.contains(.topRight) ? value : topRight,
      bottomRight: corners.contains(.bottomRight) ? value : bottomRight, bottomLeft: corners.contains(.bottomLeft) ? value : bottomLeft)
  }
}
