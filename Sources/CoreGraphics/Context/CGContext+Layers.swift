internal import PDF
internal import Raster

extension CGContext {
  /// Begins a transparency layer. Until its end, drawing goes into a separate clear bitmap, which is then drawn at once with
  /// the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    begin(within: state.clip.bounds)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let (clip, outline) = (state.clip, state.outline)
    self.clip(to: rect)
    let bounds = state.clip.bounds
    (state.clip, state.outline) = (clip, outline)
    begin(within: bounds)
  }

  private func begin(within bounds: PixelRect) {
    var area = bounds
    if let shadow = state.shadow, !bounds.isEmpty {
      // Drawing outside of the clip may still cast a shadow into it.
      let reach = shadow.offset.width.magnitude + shadow.offset.height.magnitude + 2 * shadow.blur
      let margin = Int(min(reach * baseTransform.largestScale, 4096).rounded(.up)) + 1
      area = bounds.insetBy(dx: -margin, dy: -margin)
    }
    if document != nil { return beginOnPage(within: area) }
    guard let buffer = PixelBuffer(bounds: area) else {
      Problem.log("CGContext.beginTransparencyLayer: no memory for \(area.width) x \(area.height) pixels")
      layers.append(TransparencyLayer(below: target, state: state, depth: savedStates.count))
      return
    }
    layers.append(TransparencyLayer(below: target, state: state, depth: savedStates.count))
    target = buffer
    beginState(within: area)
  }

  private func beginState(within area: PixelRect) {
    state.clip = Clip(area)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  private func beginOnPage(within area: PixelRect) {
    layers.append(TransparencyLayer(area: area, state: state, depth: savedStates.count))
    document?.pushGroup()
    beginState(within: area)
    state.outline = PDFClip(VectorPath(rect: RasterRect(area)), rule: .nonZero, within: nil)
  }

  private func endOnPage(_ layer: TransparencyLayer, _ document: PDFDocument) {
    let page = PDFCanvas(document, clip: state.clip, outline: state.outline, blend: state.blendMode.blend)
    let opacity = state.opacity
    guard let shadow = state.shadow else { return page.drawGroup(opacity: opacity) }
    let below = PDFCanvas(document, clip: state.clip, outline: state.outline, blend: .sourceOver)
    page.drawGroup(opacity: opacity, area: layer.area) { pixels in
      cast(shadow, of: layer.area, on: below) {
        $0.draw(pixels, dx: 0, dy: 0, source: nil, opacity: opacity)
      }
    }
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return Problem.log("CGContext.endTransparencyLayer: none was begun") }
    let drawn = target
    target = layer.below
    state = layer.state
    savedStates.removeLast(max(0, savedStates.count - layer.depth))
    if let document { return endOnPage(layer, document) }
    guard let drawn, drawn !== target, !drawn.bounds.isEmpty else { return }
    draw(pixels: drawn)
  }
}
