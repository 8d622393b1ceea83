internal import Raster

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Without a matching `saveGState` it changes nothing and says so.
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

  /// Miters longer than `limit` times the line width become bevels; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.miterLimit = max(1, limit) } else { Problem.log("CGContext.setMiterLimit: \(limit)") }
  }

  /// Painted and unpainted lengths by turns, in user space; no lengths mean a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = DashPattern(lengths: lengths, phase: phase)
    if state.dash == nil, !lengths.isEmpty { Problem.log("CGContext.setLineDash: \(lengths) is no pattern; the line is solid") }
  }

  /// Curves are always flattened to a tenth of a pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// How much of everything drawn shows, 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    if alpha.isNaN { Problem.log("CGContext.setAlpha: not a number") } else { state.alpha = min(max(alpha, 0), 1) }
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// `offset` and `blur` are in the context's base space; the Gaussian's standard deviation is half of `blur`. A nil colour
  /// turns shadows off.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.shadow = nil }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Black with an alpha of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.shouldAntialias = allowsAntialiasing }
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Added after each glyph, in user space.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  package var hasShadow: Bool { state.shadow != nil }
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  package var characterSpacing: CGFloat { state.characterSpacing }

  // Glyphs have grey edges on whole pixels, so these have nothing to choose.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
