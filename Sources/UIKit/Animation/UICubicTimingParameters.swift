import QuartzCore

/// A timing curve given by a standard curve or by two control points (Apple: UICubicTimingParameters).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding, @preconcurrency NSCopying {
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

  public required init?(coder: NSCoder) {
    let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "animationCurve")) ?? .easeInOut
    animationCurve = curve
    isBuiltin = !coder.containsValue(forKey: "x1")
    if isBuiltin {
      (controlPoint1, controlPoint2) = UICubicTimingParameters.points(of: curve)
    } else {
      func value(_ key: String) -> CGFloat {
        let number = coder.decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : 0
      }
      controlPoint1 = CGPoint(x: min(max(value("x1"), 0), 1), y: value("y1"))
      controlPoint2 = CGPoint(x: min(max(value("x2"), 0), 1), y: value("y2"))
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "animationCurve")
    guard !isBuiltin else { return }
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  /// Parameters do not change, so that a copy is the same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve { isBuiltin ? animationCurve.timing : .cubic(controlPoint1, controlPoint2) }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    if case .cubic(let a, let b) = curve.timing { return (a, b) }
    return (.zero, CGPoint(x: 1, y: 1))
  }
}
