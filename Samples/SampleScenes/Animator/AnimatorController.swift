import UIKit

/// Timing curves that race each other, and an animator that a slider scrubs.
final class AnimatorController: SceneViewController {
  private let tracks = [
    CurveTrack(name: "linear", color: .systemBlue), CurveTrack(name: "easeIn", color: .systemGreen),
    CurveTrack(name: "easeOut", color: .systemOrange), CurveTrack(name: "easeInOut", color: .systemPurple),
    CurveTrack(name: "spring, damping 0.5", color: .systemPink), CurveTrack(name: "spring, damping 0.8", color: .systemTeal),
  ]
  private let panel = CardView(frame: .zero)
  private let stage = CardView(frame: .zero)
  private let tile = UIView(frame: CGRect(x: 24, y: 40, width: 64, height: 64))
  private let slider = UISlider(frame: .zero)
  private let percent = UILabel()
  private var animator: UIViewPropertyAnimator?

  init() { super.init(title: "Animator", subtitle: "Curves side by side; below, a property animator under a slider.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.addSubview(panel)
    for track in tracks { panel.addSubview(track) }
    tile.backgroundColor = .systemBlue
    tile.layer.cornerRadius = 12
    stage.addSubview(tile)
    slider.addTarget(self, action: Selector("scrub:", AnimatorController.scrub(_:)), for: .valueChanged)
    stage.addSubview(slider)
    percent.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    percent.textAlignment = .center
    percent.textColor = .secondaryLabel
    stage.addSubview(percent)
    content.addSubview(stage)
    slider.value = 0.35
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    panel.frame = CGRect(x: Self.margin, y: 0, width: width, height: 372)
    for (index, track) in tracks.enumerated() {
      track.frame = CGRect(x: 16, y: 10 + CGFloat(index) * 59, width: width - 32, height: 56)
    }
    stage.frame = CGRect(x: Self.margin, y: panel.frame.maxY + 16, width: width, height: 236)
    percent.frame = CGRect(x: 0, y: 150, width: width, height: 20)
    slider.frame = CGRect(x: 24, y: 182, width: width - 48, height: 31)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    race()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [tile, stage] in
      tile.center = CGPoint(x: stage.bounds.width - 56, y: 72)
      tile.transform = CGAffineTransform(rotationAngle: .pi * 0.75).scaledBy(x: 1.25, y: 1.25)
      tile.backgroundColor = .systemPink
    }
    animator.pausesOnCompletion = true
    animator.pauseAnimation()
    self.animator = animator
    scrub(slider)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animator?.stopAnimation(true)
    animator = nil
  }

  private func scrub(_ sender: UISlider) {
    animator?.fractionComplete = CGFloat(sender.value)
    percent.text = "fractionComplete \(String(format: "%.2f", Double(sender.value)))"
  }

  private func race() {
    let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut]
    for (track, curve) in zip(tracks, curves) {
      UIView.animate(withDuration: 1.5, delay: 0, options: [curve, .repeat, .autoreverse]) { track.isAtEnd = true }
    }
    for (track, damping) in zip(tracks.suffix(2), [0.5, 0.8]) {
      UIView.animate(
        withDuration: 1.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        options: [.repeat, .autoreverse]
      ) { track.isAtEnd = true }
    }
  }
}
