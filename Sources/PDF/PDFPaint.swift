import CCairo
import Raster

extension PDFDocument {
  /// Sets `paint` as cairo's source for the next drawing. Returns false if there is nothing to paint.
  func setSource(_ paint: Paint, opacity: Double) -> Bool {
    switch paint {
    case .color(let pixel):
      let alpha = Double(pixel.alpha)
      guard alpha > 0 else { return false }
      cairo_set_source_rgba(
        cairo, Double(pixel.red) / alpha, Double(pixel.green) / alpha, Double(pixel.blue) / alpha, alpha / 255 * opacity)
      return true
    case .linear(let gradient):
      let pattern = cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      return setGradient(pattern, gradient.ramp, gradient.extend, gradient.inverse, opacity)
    case .radial(let gradient):
      let pattern = cairo_pattern_create_radial(
        gradient.startCenter.x, gradient.startCenter.y, gradient.startRadius, gradient.endCenter.x, gradient.endCenter.y,
        gradient.endRadius)
      return setGradient(pattern, gradient.ramp, gradient.extend, gradient.inverse, opacity)
    case .conic(let gradient):
      return setConic(gradient, opacity: opacity)
    case .image(let pattern):
      return setImage(pattern, opacity: opacity)
    }
  }

  private func setGradient(
    _ pattern: OpaquePointer?, _ ramp: GradientRamp, _ extend: (before: Bool, after: Bool), _ inverse: Affine, _ opacity: Double
  ) -> Bool {
    guard let pattern, let first = ramp.stops.first, let last = ramp.stops.last else { return false }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: Double, _ stop: GradientStop, alpha: Double) {
      cairo_pattern_add_color_stop_rgba(pattern, location, stop.red, stop.green, stop.blue, alpha * opacity)
    }
    // cairo extends a gradient at both ends or at neither. If only one end is extended, a clear colour is added at the other.
    let end = 1.0 / 65_536
    let isMixed = extend.before != extend.after
    if isMixed, !extend.before { add(0, first, alpha: 0) }
    for stop in ramp.stops {
      var location = min(max(stop.location, 0), 1)
      if isMixed { location = extend.before ? min(location, 1 - end) : max(location, end) }
      add(location, stop, alpha: stop.alpha)
    }
    if isMixed, !extend.after {
      add(1 - end, last, alpha: last.alpha)
      add(1, last, alpha: 0)
    }
    cairo_pattern_set_extend(pattern, extend.before || extend.after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
    return true
  }

  private func setImage(_ paint: ImagePattern, opacity: Double) -> Bool {
    guard let surface = picture(paint.image, paint.source) else { return false }
    defer { cairo_surface_destroy(surface) }
    cairo_set_source_surface(cairo, surface, 0, 0)
    guard let pattern = cairo_get_source(cairo) else { return false }
    var matrix = paint.inverse
      .concatenating(Affine(translationX: -Double(paint.source.minX), y: -Double(paint.source.minY))).cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, paint.filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    switch paint.tile {
    case .clamp: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    case .transparent: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    case .repeat: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    }
    return true
  }
}

extension Affine {
  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension Blend {
  /// The cairo operator for a page. A page has no alpha of its own, so replacing pixels is the same as drawing over them.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .sourceOver, .copy: CAIRO_OPERATOR_OVER
    case .clear: CAIRO_OPERATOR_CLEAR
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter, .plusDarker: CAIRO_OPERATOR_ADD
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
