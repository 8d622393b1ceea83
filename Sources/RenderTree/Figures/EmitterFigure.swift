import CoreGraphics
import Foundation
import Raster

/// An emitter whose particles depend on nothing but the time. A change of the settings does not affect existing
/// particles, so the earlier settings are kept.
package struct EmitterFigure: Sendable, Equatable {
  package enum Shape: String, Sendable { case point, line, rectangle, cuboid, circle, sphere }
  package enum Mode: String, Sendable { case points, outline, surface, volume }
  package enum Order: String, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

  package struct Settings: Sendable, Equatable {
    package var shape = Shape.point
    package var mode = Mode.volume
    package var order = Order.unordered
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    /// Multiplies the birth rates of the cells.
    package var birthRate: CGFloat = 1
    package var lifetime: CGFloat = 1
    package var velocity: CGFloat = 1
    package var scale: CGFloat = 1
    package var spin: CGFloat = 1
    package var cells: [EmitterSource] = []

    package init() {}

    /// The time in seconds for which a particle or its descendants can be visible.
    package var memory: Double { cells.map { $0.memory(Double(lifetime)) }.max() ?? 0 }
  }

  /// Earlier settings with their animations and the time at which they ended.
  package struct Epoch: Sendable {
    package var settings: Settings
    package var animations: [LayerAnimation]
    /// The end of the epoch, in the layer's time.
    package var end: TimeInterval

    package init(settings: Settings, animations: [LayerAnimation], end: TimeInterval) {
      self.settings = settings
      self.animations = animations
      self.end = end
    }
  }

  package var settings = Settings()
  package var seed: UInt32 = 0
  /// The earlier settings, oldest first.
  package var past: [Epoch] = []
  /// The time from which the current settings apply, in the layer's time.
  package var since = -Double.infinity

  package init() {}

  package static func == (a: EmitterFigure, b: EmitterFigure) -> Bool {
    a.settings == b.settings && a.seed == b.seed && a.since == b.since && a.past.count == b.past.count
      && zip(a.past, b.past).allSatisfy { $0.end == $1.end && $0.settings == $1.settings }
  }

  /// The maximum number of particles of one emitter. Birth rates are reduced to stay below it.
  package static let maximumParticles = 10_000
  /// The maximum nesting of cells.
  static let maximumDepth = 4

  /// The approximate number of visible particles.
  var particleCount: Int {
    let count = settings.cells.reduce(0.0) {
      $0 + max(Double($1.birthRate * settings.birthRate), 0) * $1.memory(Double(settings.lifetime))
    }
    return count.isFinite ? Int(min(count, Double(EmitterFigure.maximumParticles))) : EmitterFigure.maximumParticles
  }

  /// Whether there are particles at `t` or later.
  package func isActive(at t: TimeInterval) -> Bool {
    if settings.birthRate > 0, settings.cells.contains(where: { $0.emits(from: t) }) { return true }
    // Particles of earlier settings may still be alive.
    return t < since + (past.map(\.settings.memory).max() ?? 0) || settings.cells.contains { $0.lives(at: t, Double(settings.lifetime)) }
  }
}

extension EmitterSource {
  fileprivate func emits(from t: TimeInterval) -> Bool {
    isEnabled && birthRate > 0 && lifetime + abs(lifetimeRange) > 0 && (duration <= 0 || t < beginTime + duration)
  }

  /// Whether particles emitted before the end of the cell's duration are still alive at `t`.
  fileprivate func lives(at t: TimeInterval, _ factor: Double) -> Bool {
    isEnabled && birthRate > 0 && duration > 0 && t < beginTime + duration + memory(factor)
  }
}
