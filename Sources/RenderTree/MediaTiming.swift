import Foundation

/// The values of `CAMediaTiming`: from a parent's time to a local one. Seconds.
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

  /// Local time, running on without end.
  package func activeTime(at parent: TimeInterval) -> TimeInterval { (parent - beginTime) * speed + timeOffset }

  /// How long all repeats take, in local time.
  package var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  private var cycle: TimeInterval { max(duration, 0) * (autoreverses ? 2 : 1) }

  /// Where in one run of the duration: `time` in 0...duration (turned back when reversing), and how many runs went before.
  package struct Moment: Equatable, Sendable {
    package var time: TimeInterval
    package var iteration: Int
  }

  /// nil when it has no effect then.
  package func moment(at parent: TimeInterval) -> Moment? {
    var active = activeTime(at: parent)
    guard active.isFinite else { return nil }
    if active < 0 {
      guard fillMode.fillsBefore else { return nil }
      active = 0
    }
    let end = activeDuration
    if active >= end {
      guard fillMode.fillsAfter || (active == end && speed < 0) else { return nil }
      active = end
    }
    guard duration > 0 else { return Moment(time: 0, iteration: 0) }
    var iteration = (active / cycle).rounded(.down)
    var time = active - iteration * cycle
    if active == end, time == 0, iteration > 0 {
      // The very end is the last run's end, not the first moment of a run that does not come.
      iteration -= 1
      time = cycle
    }
    if time > duration { time = autoreverses ? cycle - time : duration }
    return Moment(time: max(time, 0), iteration: iteration < 1e9 ? Int(iteration) : 1_000_000_000)
  }

  package func isFinished(at parent: TimeInterval) -> Bool {
    let active = activeTime(at: parent)
    return speed > 0 ? active >= activeDuration : speed < 0 && active <= 0
  }
}
