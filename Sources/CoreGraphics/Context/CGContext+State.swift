internal import Raster

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the last saved state. A call without a matching `saveGState` is logged and ignored.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.depth ?? 0) else {
      return Problem.log("CGContext.restoreGState: nothing was saved")
    }
    state = savedStates.removeLast()
  }

  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { state.lineWidth = max(0, width) } else { Problem.log("CGContext.setLineWidth: \(width)") }
  }

  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the miter limit. Miters longer than `limit` times the line width become bevels. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.miterLimit = max(1, limit) } else { Problem.log("CGContext.setMiterLimit: \(limit)") }
  }

  /// Sets the lengths of dashes and gaps in turn, in user space. An empty array gives a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = DashPattern(lengths: lengths, phase: phase)
    if state.dash == nil, !lengths.isEmpty { Problem.log("CGContext.setLineDash: \(lengths) is not a pattern; the line is solid") }
  }

  /// Has no effect: curves are always flattened with a tolerance of a tenth of a pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the alpha of all drawing, 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    if alpha.isNaN { Problem.log("CGContext.setAlpha: not a number") } else { state.alpha = min(max(alpha, 0), 1) }
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the shadow. `offset` and `blur` are in the context's base space; the standard deviation of the Gaussian is half
  /// of `blur`. A nil colour turns shadows off.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.shadow = nil }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.shouldAntialias = allowsAntialiasing }
  /// Has no effect: colours are always clamped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Sets the space added after each glyph, in user space.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  package var hasShadow: Bool { state.shadow != nil }
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  package var characterSpacing: CGFloat { state.characterSpacing }

  // The following have no effect: glyphs always have grey edges on whole pixels.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
