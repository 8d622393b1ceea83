import QuartzCore

/// A timing curve given by a standard curve or by two control points (Apple: UICubicTimingParameters).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates an ease-in, ease-out curve.
  public override init() {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = UICubicTimingParameters.points(of: .easeInOut)
    isBuiltin = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = UICubicTimingParameters.points(of: curve)
    isBuiltin = true
    super.init()
  }

  /// Creates a curve from two control points. Their x coordinates are clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func clean(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.isFinite ? min(max(p.x, 0), 1) : 0, y: p.y.isFinite ? p.y : 0) }
    animationCurve = .easeInOut
    controlPoint1 = clean(point1)
    controlPoint2 = clean(point2)
    isBuiltin = false
    super.init()
  }

  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve { isBuiltin ? animationCurve.timing : .cubic(controlPoint1, controlPoint2) }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    if case .cubic(let a, let b) = curve.timing { return (a, b) }
    return (.zero, CGPoint(x: 1, y: 1))
  }
}
