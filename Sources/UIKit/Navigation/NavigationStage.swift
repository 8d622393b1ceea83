/// Moves the views of a push or a pop: the upper one comes from the right edge or leaves by it, the lower one follows at a third
/// of the way, dimmed.
@MainActor
struct NavigationStage {
  /// Seconds.
  static let duration: TimeInterval = 0.35

  let stage: UIView
  let upper: UIView
  let lower: UIView

  /// - Parameters:
  ///   - isPush: whether the upper view comes.
  ///   - completion: when both have arrived; the caller takes away what is not seen any more.
  func run(isPush: Bool, completion: @escaping () -> Void) {
    let width = stage.bounds.width, center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    let shade = UIView(frame: stage.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    stage.insertSubview(shade, belowSubview: upper)
    func place(covered: Bool) {
      upper.center = CGPoint(x: center.x + (covered ? 0 : width), y: center.y)
      lower.center = CGPoint(x: center.x - (covered ? width / 3 : 0), y: center.y)
      shade.alpha = covered ? 1 : 0
    }
    place(covered: !isPush)
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut]) {
      place(covered: isPush)
    } completion: { _ in
      shade.removeFromSuperview()
      completion()
    }
  }
}
