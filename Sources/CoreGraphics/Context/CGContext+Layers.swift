internal import Raster

extension CGContext {
  /// Until the matching end, drawing goes to a clear bitmap of its own that is then drawn as one, with the alpha, blend mode
  /// and shadow in force now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    begin(within: state.clip.bounds)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let saved = state.clip
    clip(to: rect)
    let bounds = state.clip.bounds
    state.clip = saved
    begin(within: bounds)
  }

  private func begin(within bounds: PixelRect) {
    var area = bounds
    if let shadow = state.shadow, !bounds.isEmpty {
      // What lies outside may still cast a shadow into the clip.
      let reach = shadow.offset.width.magnitude + shadow.offset.height.magnitude + 2 * shadow.blur
      let margin = Int(min(reach * baseTransform.largestScale, 4096).rounded(.up)) + 1
      area = bounds.insetBy(dx: -margin, dy: -margin)
    }
    guard let buffer = PixelBuffer(bounds: area) else {
      Problem.log("CGContext.beginTransparencyLayer: no memory for \(area.width) x \(area.height) pixels")
      layers.append(TransparencyLayer(below: target, state: state, depth: savedStates.count))
      return
    }
    layers.append(TransparencyLayer(below: target, state: state, depth: savedStates.count))
    target = buffer
    state.clip = Clip(area)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return Problem.log("CGContext.endTransparencyLayer: none was begun") }
    let drawn = target
    target = layer.below
    state = layer.state
    savedStates.removeLast(max(0, savedStates.count - layer.depth))
    guard drawn !== target, !drawn.bounds.isEmpty else { return }
    draw(pixels: drawn)
  }
}
