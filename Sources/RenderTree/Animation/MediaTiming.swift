import Foundation

/// The values of `CAMediaTiming`, which map a parent's time to a local time. Times are in seconds.
package struct MediaTiming: Sendable, Equatable {
  package enum FillMode: String, Sendable {
    case removed, forwards, backwards, both
    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
  }

  package var beginTime: TimeInterval = 0
  package var duration: TimeInterval = 0.25
  package var speed: Double = 1
  package var timeOffset: TimeInterval = 0
  package var repeatCount: Double = 0
  package var repeatDuration: TimeInterval = 0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init(
    beginTime: TimeInterval = 0, duration: TimeInterval = 0.25, speed: Double = 1, timeOffset: TimeInterval = 0,
    repeatCount: Double = 0, repeatDuration: TimeInterval = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// Returns the local time at the parent's time, without any limits or repeats.
  package func activeTime(at parent: TimeInterval) -> TimeInterval { (parent - beginTime) * speed + timeOffset }

  /// The duration of all repeats, in local time.
  package var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  private var cycle: TimeInterval { max(duration, 0) * (autoreverses ? 2 : 1) }

  /// A time within one repeat: `time` in 0...duration, counted backwards while reversing, and the number of finished repeats.
  package struct Moment: Equatable, Sendable {
    package var time: TimeInterval
    package var iteration: Int
  }

  /// Returns the time within the repeats; nil if the timing has no effect at the parent's time.
  ///
  /// - Parameter holdsEnd: whether the timing has an effect at its very end, whatever its fill mode. True in a group whose time is held
  ///   at its end.
  package func moment(at parent: TimeInterval, holdsEnd: Bool = false) -> Moment? {
    var active = activeTime(at: parent)
    guard active.isFinite else { return nil }
    if active < 0 {
      guard fillMode.fillsBefore else { return nil }
      active = 0
    }
    let end = activeDuration
    if active >= end {
      guard fillMode.fillsAfter || (active == end && speed < 0) || (holdsEnd && active - end <= MediaTiming.tolerance * max(end, 1)) else {
        return nil
      }
      active = end
    }
    guard duration > 0 else { return Moment(time: 0, iteration: 0) }
    var iteration = (active / cycle).rounded(.down)
    var time = active - iteration * cycle
    if active == end, time == 0, iteration > 0 {
      // The very end belongs to the last repeat, not to the start of another one that does not follow.
      iteration -= 1
      time = cycle
    }
    if time > duration { time = autoreverses ? cycle - time : duration }
    return Moment(time: max(time, 0), iteration: iteration < 1e9 ? Int(iteration) : 1_000_000_000)
  }

  /// The tolerance for rounding in the sum of a begin time and a duration, in seconds per second.
  private static let tolerance = 1e-9

  /// Whether the active duration has passed, in the direction of the parent's time.
  func isPastEnd(at parent: TimeInterval) -> Bool { activeTime(at: parent) >= activeDuration }

  package func isFinished(at parent: TimeInterval) -> Bool {
    let active = activeTime(at: parent)
    return speed > 0 ? active >= activeDuration : speed < 0 && active <= 0
  }
}
