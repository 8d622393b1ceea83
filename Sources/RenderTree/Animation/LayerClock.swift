import Foundation

/// The timing of a layer. `(t - beginTime) * speed + timeOffset` is the time for its animations and sublayers, `t` the superlayer's time.
package struct LayerClock: Sendable, Equatable {
  package var beginTime: TimeInterval
  package var speed: Double
  package var timeOffset: TimeInterval
  /// The timing of a layer that is visible for a limited time; nil otherwise. It replaces the formula above while it has an effect.
  package var life: MediaTiming?

  package init(beginTime: TimeInterval = 0, speed: Double = 1, timeOffset: TimeInterval = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  package func time(at parent: TimeInterval) -> TimeInterval {
    if let moment = life?.moment(at: parent) { return moment.time }
    return (parent - beginTime) * speed + timeOffset
  }

  /// Whether the layer is visible at the superlayer's time `parent`.
  package func shows(at parent: TimeInterval) -> Bool { life.map { $0.moment(at: parent) != nil } ?? true }
}
