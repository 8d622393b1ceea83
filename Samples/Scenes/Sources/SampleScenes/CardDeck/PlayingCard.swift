import UIKit

/// The rank and suit of a card.
struct PlayingCard {
  enum Suit: CaseIterable {
    case hearts, spades, diamonds, clubs

    var color: UIColor { self == .hearts || self == .diamonds ? .systemRed : UIColor(white: 0.13, alpha: 1) }

    /// The symbol of the suit, in a unit square.
    var path: UIBezierPath {
      switch self {
      case .diamonds:
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0.5, y: 0))
        for corner in [(0.86, 0.5), (0.5, 1), (0.14, 0.5)] { path.addLine(to: CGPoint(x: corner.0, y: corner.1)) }
        path.close()
        return path
      case .hearts: return Suit.heart
      case .spades:
        let path = Suit.heart
        path.apply(CGAffineTransform(a: 0.9, b: 0, c: 0, d: -0.85, tx: 0.05, ty: 0.85))
        path.append(Suit.foot)
        return path
      case .clubs:
        let path = UIBezierPath()
        for center in [(0.5, 0.26), (0.26, 0.56), (0.74, 0.56)] {
          path.append(UIBezierPath(ovalIn: CGRect(x: center.0 - 0.22, y: center.1 - 0.22, width: 0.44, height: 0.44)))
        }
        path.append(UIBezierPath(rect: CGRect(x: 0.42, y: 0.4, width: 0.16, height: 0.3)))
        path.append(Suit.foot)
        return path
      }
    }

    private static var heart: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0.5, y: 0.95))
      path.addCurve(to: CGPoint(x: 0.5, y: 0.25), controlPoint1: CGPoint(x: -0.35, y: 0.35), controlPoint2: CGPoint(x: 0.2, y: -0.25))
      path.addCurve(to: CGPoint(x: 0.5, y: 0.95), controlPoint1: CGPoint(x: 0.8, y: -0.25), controlPoint2: CGPoint(x: 1.35, y: 0.35))
      path.close()
      return path
    }

    private static var foot: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0.5, y: 0.55))
      path.addQuadCurve(to: CGPoint(x: 0.74, y: 1), controlPoint: CGPoint(x: 0.52, y: 0.95))
      path.addLine(to: CGPoint(x: 0.26, y: 1))
      path.addQuadCurve(to: CGPoint(x: 0.5, y: 0.55), controlPoint: CGPoint(x: 0.48, y: 0.95))
      path.close()
      return path
    }
  }

  let rank: String
  let suit: Suit
}
