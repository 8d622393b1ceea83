import CoreGraphics
import Raster

/// The particles of an emitter at one time, in paint order.
package final class ParticleField: Sendable, Equatable {
  package struct Particle: Sendable, Equatable {
    package let image: PixelBuffer
    /// The part of the image that is drawn, in pixels of the image.
    package let source: PixelRect
    /// The transform from pixels of the image to the layer's bounds space.
    package let transform: Affine
    /// The factors of red, green and blue that the image is multiplied with, 0...63.
    package let tint: SIMD3<UInt8>
    package let opacity: Double
    package let isSharp: Bool

    package static let plain = SIMD3<UInt8>(repeating: 63)

    package var extent: RasterRect { transform.mapBounds(of: RasterRect(source)) }

    package static func == (a: Particle, b: Particle) -> Bool {
      a.image === b.image && a.source == b.source && a.transform == b.transform && a.tint == b.tint && a.opacity == b.opacity
        && a.isSharp == b.isSharp
    }
  }

  package let particles: [Particle]
  /// Whether the particles are blended additively with their backdrop.
  package let isAdditive: Bool
  package let extent: RasterRect

  init(_ particles: [Particle], isAdditive: Bool) {
    self.particles = particles
    self.isAdditive = isAdditive
    var extent = RasterRect.null
    for particle in particles { extent = extent.union(particle.extent) }
    self.extent = extent
  }

  package static func == (a: ParticleField, b: ParticleField) -> Bool {
    a === b || (a.isAdditive == b.isAdditive && a.particles == b.particles)
  }
}
