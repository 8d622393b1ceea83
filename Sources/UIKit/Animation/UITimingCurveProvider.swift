import CoreGraphics
import Foundation

/// Which of a provider's parameters count.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Gives an animator its pacing (Apple: UITimingCurveProvider).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
