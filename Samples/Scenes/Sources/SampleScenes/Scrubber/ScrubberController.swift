import UIKit

/// A property animator controlled by a slider. It can be scrubbed, reversed, paused and continued.
final class ScrubberController: SceneViewController {
  private let canvas = CardView(frame: .zero)
  private let tile = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
  private let eye = UIView(frame: CGRect(x: 12, y: 12, width: 14, height: 14))
  private let bars = BarsView(frame: .zero)
  private let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 36))
  private let panel = CardView(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private let report = UILabel()
  private let playButton = UIButton(configuration: .filled())
  private let reverseButton = UIButton(configuration: .tinted())
  private var animator: UIViewPropertyAnimator?
  private var link: CADisplayLink?

  init() { super.init(title: "Scrubber", subtitle: "One animator: drag it, pause it, turn it round, let it go on.") }

  /// An animator must not be released while it is paused.
  isolated deinit { animator?.stopAnimation(true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tile.backgroundColor = .systemBlue
    tile.layer.cornerRadius = 14
    eye.backgroundColor = .white
    eye.layer.cornerRadius = 7
    tile.addSubview(eye)
    badge.text = "key frames"
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 15, weight: .semibold)
    badge.textColor = .white
    badge.backgroundColor = .systemTeal
    badge.layer.cornerRadius = 10
    badge.layer.masksToBounds = true
    for part in [bars, badge, tile] { canvas.addSubview(part) }
    slider.addTarget(self, action: Selector("scrub:", ScrubberController.scrub(_:)), for: .valueChanged)
    report.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    report.textColor = .secondaryLabel
    report.textAlignment = .center
    playButton.addAction(UIAction { [weak self] _ in self?.playOrPause() }, for: .touchUpInside)
    reverseButton.addAction(UIAction { [weak self] _ in self?.reverse() }, for: .touchUpInside)
    for part in [slider, report, playButton, reverseButton] { panel.addSubview(part) }
    content.addSubview(canvas)
    content.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    canvas.frame = CGRect(x: Self.margin, y: 0, width: width, height: 430)
    bars.frame = CGRect(x: 24, y: 290, width: width - 48, height: 116)
    panel.frame = CGRect(x: Self.margin, y: canvas.frame.maxY + 16, width: width, height: 172)
    slider.frame = CGRect(x: 20, y: 20, width: width - 40, height: 31)
    report.frame = CGRect(x: 20, y: 60, width: width - 40, height: 18)
    let half = (width - 52) / 2
    playButton.frame = CGRect(x: 20, y: 104, width: half, height: 48)
    reverseButton.frame = CGRect(x: 32 + half, y: 104, width: half, height: 48)
    if animator == nil { placeAtStart() }
  }

  private func placeAtStart() {
    tile.center = CGPoint(x: 64, y: 66)
    badge.center = CGPoint(x: 96, y: 150)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    let width = canvas.bounds.width
    let animator = UIViewPropertyAnimator(duration: 3, curve: .easeInOut)
    animator.addAnimations { [tile, eye, bars, badge] in
      tile.center = CGPoint(x: width - 70, y: 66)
      tile.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 1.2, y: 1.2)
      tile.backgroundColor = .systemPink
      eye.bounds.size = CGSize(width: 30, height: 14)
      // Layout within the block is animated too.
      bars.isTurned = true
      bars.layoutIfNeeded()
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) { badge.center = CGPoint(x: width - 96, y: 150) }
        UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.3) { badge.center = CGPoint(x: width - 96, y: 240) }
        UIView.addKeyframe(withRelativeStartTime: 0.65, relativeDuration: 0.35) { badge.center = CGPoint(x: 96, y: 240) }
      }
    }
    animator.addAnimations({ [badge] in badge.backgroundColor = .systemOrange }, delayFactor: 0.5)
    animator.pausesOnCompletion = true
    animator.fractionComplete = 0
    self.animator = animator
    let link = CADisplayLink { [weak self] _ in self?.follow() }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
    show()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animator?.stopAnimation(true)
    animator = nil
    link?.invalidate()
    link = nil
  }

  private func scrub(_ sender: UISlider) {
    guard let animator else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = CGFloat(sender.value)
    show()
  }

  private func playOrPause() {
    guard let animator else { return }
    if animator.isRunning {
      animator.pauseAnimation()
    } else {
      // At either end only the other direction is possible.
      if animator.fractionComplete >= 1 { animator.isReversed = true }
      if animator.fractionComplete <= 0 { animator.isReversed = false }
      animator.startAnimation()
    }
    show()
  }

  private func reverse() {
    animator?.isReversed.toggle()
    show()
  }

  /// Updates the slider in each frame while the animator runs.
  private func follow() {
    guard let animator else { return }
    slider.value = Float(animator.fractionComplete)
    show()
  }

  private func show() {
    guard let animator else { return }
    link?.isPaused = !animator.isRunning
    let direction = animator.isReversed ? "backwards" : "forwards"
    report.text = String(format: "%.2f", Double(animator.fractionComplete)) + (animator.isRunning ? ", runs " : ", stands, ") + direction
    playButton.configuration?.title = animator.isRunning ? "Pause" : "Go on"
    reverseButton.configuration?.title = "Turn round"
  }
}

#if os(iOS)
  #Preview("Scrubber") { ScrubberController() }
#endif
