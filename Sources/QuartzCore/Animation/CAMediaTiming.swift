import Foundation

/// Hierarchical time (Apple: CAMediaTiming): local time = (parent time - beginTime) * speed + timeOffset, in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// Begin in the parent's time, in seconds; 0 means the time at which the transaction commits.
  var beginTime: CFTimeInterval { get set }
  /// Length of one run in seconds. 0: the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// Local seconds per parent second. Default 1; 0 stops.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// Number of runs, may be fractional. 0 means once.
  var repeatCount: Float { get set }
  /// Seconds of repeating, instead of `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Runs backwards after each forward run.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
