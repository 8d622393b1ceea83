import CoreGraphics
import Foundation

/// Chooses the point on an emitter's shape at which a particle begins, and its default direction in radians from the x axis.
enum ParticleEmission {
  static func make(_ settings: EmitterFigure.Settings, _ key: UInt64) -> (position: SIMD3<Double>, direction: Double) {
    func random(_ channel: UInt64) -> Double { ParticleClock.unit(ParticleClock.hash(key, channel)) }
    let middle = SIMD3(Double(settings.position.x), Double(settings.position.y), Double(settings.zPosition))
    let (w, h, d) = (Double(settings.size.width), Double(settings.size.height), Double(settings.depth))
    let (u, v, s) = (random(1), random(2), random(3))
    switch settings.shape {
    case .point:
      return (middle, 0)
    case .line:
      let x = settings.mode == .points ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5
      // The default direction from a line is upwards.
      return (middle + SIMD3(x * w, 0, 0), -.pi / 2)
    case .rectangle:
      return (middle + rectangle(settings.mode, w, h, u, v), 0)
    case .cuboid:
      var offset = rectangle(settings.mode, w, h, u, v)
      offset.z = settings.mode == .points ? (s < 0.5 ? -d : d) / 2 : (s - 0.5) * d
      return (middle + offset, 0)
    case .circle:
      let angle = u * 2 * .pi
      let radius = settings.mode == .surface || settings.mode == .volume ? v.squareRoot() : 1
      return (middle + SIMD3(cos(angle), sin(angle), 0) * (w * radius), settings.mode == .volume ? 0 : angle)
    case .sphere:
      let angle = u * 2 * .pi, z = 2 * v - 1
      let ring = max(1 - z * z, 0).squareRoot()
      let radius = settings.mode == .volume ? cbrt(s) : 1
      return (middle + SIMD3(cos(angle) * ring, sin(angle) * ring, z) * (w * radius), settings.mode == .volume ? 0 : angle)
    }
  }

  private static func rectangle(_ mode: EmitterFigure.Mode, _ w: Double, _ h: Double, _ u: Double, _ v: Double) -> SIMD3<Double> {
    switch mode {
    case .points: return SIMD3(u < 0.5 ? -w / 2 : w / 2, v < 0.5 ? -h / 2 : h / 2, 0)
    case .surface, .volume: return SIMD3((u - 0.5) * w, (v - 0.5) * h, 0)
    case .outline:
      var along = u * 2 * (w + h)
      if along < w { return SIMD3(along - w / 2, -h / 2, 0) }
      along -= w
      if along < h { return SIMD3(w / 2, along - h / 2, 0) }
      along -= h
      if along < w { return SIMD3(w / 2 - along, h / 2, 0) }
      return SIMD3(-w / 2, h / 2 - (along - w), 0)
    }
  }
}
