/// A rectangle in points, in the coordinates of the enclosing object.
package struct InterfaceRect: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns nil if a number is missing, as in the insets that Xcode 8.0 wrote.
  package init?(_ element: InterfaceElement) {
    guard let x = element.number("x"), let y = element.number("y"), let width = element.number("width"),
      let height = element.number("height"), width >= 0, height >= 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
