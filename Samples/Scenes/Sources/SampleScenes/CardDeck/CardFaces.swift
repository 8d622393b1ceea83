import UIKit

/// The front of a card, with its rank and suit.
final class CardFront: UIView {
  private let card: PlayingCard

  init(_ card: PlayingCard, frame: CGRect) {
    self.card = card
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 18
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0.85, alpha: 1).cgColor
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    for isBelow in [false, true] {
      let corner = UILabel(frame: CGRect(x: 14, y: 12, width: 44, height: 40))
      corner.text = card.rank
      corner.font = .systemFont(ofSize: 32, weight: .semibold)
      corner.textColor = card.suit.color
      corner.textAlignment = .center
      if isBelow {
        corner.center = CGPoint(x: bounds.width - corner.center.x, y: bounds.height - corner.center.y)
        corner.transform = CGAffineTransform(rotationAngle: .pi)
      }
      addSubview(corner)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  override func draw(_ rect: CGRect) {
    card.suit.color.setFill()
    sign(in: CGRect(x: bounds.midX - 55, y: bounds.midY - 55, width: 110, height: 110)).fill()
    sign(in: CGRect(x: 25, y: 54, width: 22, height: 22)).fill()
    let lower = sign(in: CGRect(x: -11, y: -11, width: 22, height: 22))
    lower.apply(CGAffineTransform(rotationAngle: .pi))
    lower.apply(CGAffineTransform(translationX: bounds.width - 36, y: bounds.height - 65))
    lower.fill()
  }

  private func sign(in box: CGRect) -> UIBezierPath {
    let path = card.suit.path
    path.apply(CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    return path
  }
}

/// The back of a card, which is the same for all cards.
final class CardBack: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 18
    layer.masksToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  override func draw(_ rect: CGRect) {
    let inner = UIBezierPath(roundedRect: bounds.insetBy(dx: 9, dy: 9), cornerRadius: 11)
    UIColor.systemIndigo.setFill()
    inner.fill()
    UIColor(white: 1, alpha: 0.35).setStroke()
    let line = UIBezierPath(roundedRect: bounds.insetBy(dx: 19, dy: 19), cornerRadius: 5)
    line.lineWidth = 2
    line.stroke()
    UIColor(white: 1, alpha: 0.22).setFill()
    for size in [150.0, 90, 40] {
      let sign = PlayingCard.Suit.diamonds.path
      sign.apply(CGAffineTransform(a: size, b: 0, c: 0, d: size * 1.3, tx: bounds.midX - size / 2, ty: bounds.midY - size * 0.65))
      sign.fill()
    }
  }
}
