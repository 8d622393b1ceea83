import CoreGraphics
import Foundation

/// The kind of parameters that a timing curve provider supplies.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Supplies the timing curve of an animator (Apple: UITimingCurveProvider).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
