internal import Raster

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the colour space that `setFillColor(_ components:)` uses, and the fill colour to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColor = CGColor(space: space, values: [CGFloat](repeating: 0, count: space.numberOfComponents) + [1])
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColor = CGColor(space: space, values: [CGFloat](repeating: 0, count: space.numberOfComponents) + [1])
  }

  /// Sets the fill colour by components of the current fill colour space, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let space = state.fillColor.colorSpace, let color = CGColor(colorSpace: space, components: components) {
      state.fillColor = color
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let space = state.strokeColor.colorSpace, let color = CGColor(colorSpace: space, components: components) {
      state.strokeColor = color
    }
  }

  /// Moves pattern colours by an offset in the context's base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// The current colours. CoreText draws glyphs with them.
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }

  /// Returns the paint of a colour for Raster; nil if it draws nothing.
  func paint(_ color: CGColor) -> Paint? {
    guard let picture = color.patternImage else { return .color(color.pixel) }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let bounds = picture.pixels.bounds
    let tile = CGAffineTransform(
      a: color.patternUnit, b: 0, c: 0, d: color.patternUnit, tx: -CGFloat(bounds.minX) * color.patternUnit,
      ty: -CGFloat(bounds.minY) * color.patternUnit)
    guard let inverse = tile.concatenating(phase).concatenating(baseTransform).inverseIfAny else { return nil }
    let alpha = UInt8((min(max(color.alpha, 0), 1) * 255).rounded())
    return .image(
      ImagePattern(
        image: picture.pixels, inverse: inverse.affine, filter: state.interpolationQuality.filter, tile: .repeat, opacity: alpha))
  }
}
