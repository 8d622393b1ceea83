import QuartzCore

extension UIView {
  /// The standard timing curves (Apple: UIView.AnimationCurve).
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    package var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

extension TimingCurve {
  var isSpring: Bool { if case .spring = self { true } else { false } }
}
