import UIKit

/// A card that a tap turns over. A tap during the animation reverses it.
final class DeckCard: UIView {
  /// The view that rotates in 3D. The card itself stays flat, and moves.
  private let plate: UIView
  private let front: CardFront
  private let back: CardBack
  private var flip: UIViewPropertyAnimator?
  private(set) var showsFront = false

  init(_ card: PlayingCard, size: CGSize) {
    let box = CGRect(origin: .zero, size: size)
    plate = UIView(frame: box)
    front = CardFront(card, frame: box)
    back = CardBack(frame: box)
    super.init(frame: box)
    isOpaque = false
    backgroundColor = .clear
    // The front is mirrored, since it is seen from the back of the plate.
    front.transform = CGAffineTransform(scaleX: -1, y: 1)
    front.isHidden = true
    plate.isUserInteractionEnabled = false
    plate.addSubview(front)
    plate.addSubview(back)
    addSubview(plate)
    layer.sublayerTransform.m34 = -1 / 700
    plate.layer.shadowOpacity = 0.18
    plate.layer.shadowRadius = 8
    plate.layer.shadowOffset = CGSize(width: 0, height: 4)
    plate.layer.shadowPath = UIBezierPath(roundedRect: box, cornerRadius: 18).cgPath
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  /// Turns the card over, or back if it is turning.
  func flipOver() {
    if let flip, flip.isRunning {
      flip.isReversed.toggle()
      return
    }
    let (old, new): (UIView, UIView) = showsFront ? (front, back) : (back, front)
    let start: CGFloat = showsFront ? .pi : 0
    new.alpha = 0
    new.isHidden = false
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut)
    animator.addAnimations { [plate] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        // Two quarter turns, since the direction of a half turn is ambiguous.
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          plate.transform3D = CATransform3DMakeRotation(start + .pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          plate.transform3D = CATransform3DMakeRotation(start + .pi, 0, 1, 0)
        }
      }
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          old.alpha = 0
          new.alpha = 1
        }
      }
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      old.isHidden = position == .end
      new.isHidden = position == .start
      if position == .end { self.showsFront.toggle() }
      self.flip = nil
    }
    flip = animator
    animator.startAnimation()
  }
}
