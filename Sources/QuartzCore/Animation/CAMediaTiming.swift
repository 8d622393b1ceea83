import Foundation

/// Hierarchical timing (Apple: CAMediaTiming): local time = (parent time - beginTime) * speed + timeOffset, in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start in the parent's time, in seconds; 0 means the time at which the transaction commits.
  var beginTime: CFTimeInterval { get set }
  /// The length of one repeat in seconds; 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The local seconds per second of the parent's time. The default is 1; 0 pauses.
  var speed: Float { get set }
  /// An offset added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repeats, which may be fractional; 0 means once.
  var repeatCount: Float { get set }
  /// The total duration of all repeats in seconds. If set, used instead of `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repeat is followed by one that runs backwards.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
