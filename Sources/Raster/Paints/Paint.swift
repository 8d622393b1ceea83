/// The paint that a shape is filled with.
package enum Paint: Sendable {
  case color(Pixel)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case conic(ConicGradient)
  case image(ImagePattern)
}
