import Foundation

/// The timing of a layer itself: `(t - beginTime) * speed + timeOffset` is the time of its animations and sublayers.
package struct LayerClock: Sendable, Equatable {
  package var beginTime: TimeInterval
  package var speed: Double
  package var timeOffset: TimeInterval

  package init(beginTime: TimeInterval = 0, speed: Double = 1, timeOffset: TimeInterval = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  package func time(at parent: TimeInterval) -> TimeInterval { (parent - beginTime) * speed + timeOffset }
}
