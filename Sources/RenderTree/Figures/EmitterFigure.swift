import CoreGraphics
import Foundation
import Raster

/// An emitter: where its particles are is a function of the time alone. A change does not touch particles that are there already, so
/// it keeps what it was before.
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
    /// Multiply what the cells say.
    package var birthRate: CGFloat = 1
    package var lifetime: CGFloat = 1
    package var velocity: CGFloat = 1
    package var scale: CGFloat = 1
    package var spin: CGFloat = 1
    package var cells: [EmitterSource] = []

    package init() {}

    /// How long something shows of a particle, in seconds.
    package var memory: Double { cells.map { $0.memory(Double(lifetime)) }.max() ?? 0 }
  }

  /// Settings up to a time, with the animations that they had.
  package struct Epoch: Sendable {
    package var settings: Settings
    package var animations: [LayerAnimation]
    /// In the layer's time.
    package var end: TimeInterval

    package init(settings: Settings, animations: [LayerAnimation], end: TimeInterval) {
      self.settings = settings
      self.animations = animations
      self.end = end
    }
  }

  package var settings = Settings()
  package var seed: UInt32 = 0
  /// What was before, oldest first.
  package var past: [Epoch] = []
  /// Since when the settings count, in the layer's time.
  package var since = -Double.infinity

  package init() {}

  package static func == (a: EmitterFigure, b: EmitterFigure) -> Bool {
    a.settings == b.settings && a.seed == b.seed && a.since == b.since && a.past.count == b.past.count
      && zip(a.past, b.past).allSatisfy { $0.end == $1.end && $0.settings == $1.settings }
  }

  /// Particles that one emitter shows at most: where there would be more, fewer are born.
  package static let maximumParticles = 10_000
  /// Cells in cells.
  static let maximumDepth = 4

  /// About how many particles it shows.
  var particleCount: Int {
    let count = settings.cells.reduce(0.0) {
      $0 + max(Double($1.birthRate * settings.birthRate), 0) * $1.memory(Double(settings.lifetime))
    }
    return count.isFinite ? Int(min(count, Double(EmitterFigure.maximumParticles))) : EmitterFigure.maximumParticles
  }

  /// Whether particles show, or will, from `t` on.
  package func isActive(at t: TimeInterval) -> Bool {
    if settings.birthRate > 0, settings.cells.contains(where: { $0.emits(from: t) }) { return true }
    // What lives on of before.
    return t < since + (past.map(\.settings.memory).max() ?? 0) || settings.cells.contains { $0.lives(at: t, Double(settings.lifetime)) }
  }
}

extension EmitterSource {
  fileprivate func emits(from t: TimeInterval) -> Bool {
    isEnabled && birthRate > 0 && lifetime + abs(lifetimeRange) > 0 && (duration <= 0 || t < beginTime + duration)
  }

  /// Whether what it emitted before its end still shows.
  fileprivate func lives(at t: TimeInterval, _ factor: Double) -> Bool {
    isEnabled && birthRate > 0 && duration > 0 && t < beginTime + duration + memory(factor)
  }
}
