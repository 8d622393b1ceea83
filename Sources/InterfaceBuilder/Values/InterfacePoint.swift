package struct InterfacePoint: Equatable, Sendable {
  package let x, y: Double

  package init?(_ element: InterfaceElement) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    (self.x, self.y) = (x, y)
  }
}
