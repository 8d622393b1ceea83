/// A colour that is not premultiplied at a location of a gradient. All values are 0...1.
package struct GradientStop: Hashable, Sendable {
  package var location, red, green, blue, alpha: Double

  package init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
    self.location = location
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
