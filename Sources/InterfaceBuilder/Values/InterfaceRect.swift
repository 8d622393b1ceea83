/// A rectangle in points, in the coordinates of the enclosing object.
package struct InterfaceRect: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle of `<rect x="..." y="..." width="..." height="..."/>`, or of the insets that Xcode 8.0 wrote,
  /// `<frame key="frameInset" minX="..." minY="..." width="..." height="..."/>`, where a missing inset is 0. Returns nil if another number
  /// is missing.
  package init?(_ element: InterfaceElement) {
    let isInset = element.name == "frame"
    guard let x = isInset ? element.number("minX") ?? 0 : element.number("x"),
      let y = isInset ? element.number("minY") ?? 0 : element.number("y"), let width = element.number("width"),
      let height = element.number("height"), width >= 0, height >= 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
