import Foundation

/// The timing of a layer itself: `(t - beginTime) * speed + timeOffset` is the time of its animations and sublayers.
package struct LayerClock: Sendable, Equatable {
  package var beginTime: TimeInterval
  package var speed: Double
  package var timeOffset: TimeInterval
  /// Of a layer that shows for some time only; its time repeats and turns as this says.
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

  /// Whether the layer shows then.
  package func shows(at parent: TimeInterval) -> Bool { life.map { $0.moment(at: parent) != nil } ?? true }
}
