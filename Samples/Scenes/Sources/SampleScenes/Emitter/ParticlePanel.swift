import UIKit

/// A dark panel with an emitter.
final class ParticlePanel: UIView {
  private let makeEmitter: (CGSize) -> CAEmitterLayer
  private let follows: Bool
  private let label = UILabel()
  private var emitter: CAEmitterLayer?

  /// - Parameter follows: whether the emitter follows a finger.
  init(name: String, _ makeEmitter: @escaping @MainActor (CGSize) -> CAEmitterLayer, follows: Bool = false) {
    self.makeEmitter = makeEmitter
    self.follows = follows
    super.init(frame: .zero)
    backgroundColor = .hex(0x0B1026)
    layer.cornerRadius = 16
    clipsToBounds = true
    label.text = name
    label.font = .systemFont(ofSize: 13)
    label.textColor = UIColor(white: 1, alpha: 0.7)
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("panels are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 18)
    guard window != nil, emitter == nil, !bounds.isEmpty else { return }
    let emitter = makeEmitter(bounds.size)
    emitter.frame = bounds
    // Without a begin time the emitter would show all particles emitted since the beginning of the clock.
    emitter.beginTime = CACurrentMediaTime()
    layer.insertSublayer(emitter, at: 0)
    self.emitter = emitter
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  private func follow(_ touches: Set<UITouch>) {
    guard follows, let touch = touches.first else { return }
    emitter?.emitterPosition = touch.location(in: self)
  }
}
