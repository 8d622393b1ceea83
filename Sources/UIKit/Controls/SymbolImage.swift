import CoreGraphics
import Foundation

/// The few signs that bar items and buttons need, as template images of 24 x 24 points.
@MainActor
enum SymbolImage {
  static let plus = draw { path in
    path.line(12, 3, 12, 21)
    path.line(3, 12, 21, 12)
  }
  static let minus = draw { $0.line(3, 12, 21, 12) }
  static let xmark = draw { path in
    path.line(5, 5, 19, 19)
    path.line(19, 5, 5, 19)
  }
  static let chevronBackward = draw { path in
    path.line(14.5, 4, 6.5, 12)
    path.line(6.5, 12, 14.5, 20)
  }.imageFlippedForRightToLeftLayoutDirection()
  static let chevronForward = draw { path in
    path.line(9.5, 4, 17.5, 12)
    path.line(17.5, 12, 9.5, 20)
  }.imageFlippedForRightToLeftLayoutDirection()
  static let sidebar = draw { path in
    path.append(UIBezierPath(roundedRect: CGRect(x: 2.5, y: 4.5, width: 19, height: 15), cornerRadius: 3))
    path.line(9, 4.5, 9, 19.5)
  }.imageFlippedForRightToLeftLayoutDirection()
  static let play = draw(filled: true) { $0.polygon((6, 3.5), (20, 12), (6, 20.5)) }
  static let pause = draw(filled: true) { path in
    path.append(UIBezierPath(roundedRect: CGRect(x: 6, y: 4, width: 4, height: 16), cornerRadius: 1))
    path.append(UIBezierPath(roundedRect: CGRect(x: 14, y: 4, width: 4, height: 16), cornerRadius: 1))
  }
  static let rewind = draw(filled: true) { path in
    path.polygon((12, 5), (2, 12), (12, 19))
    path.polygon((22, 5), (12, 12), (22, 19))
  }
  static let fastForward = draw(filled: true) { path in
    path.polygon((2, 5), (12, 12), (2, 19))
    path.polygon((12, 5), (22, 12), (12, 19))
  }
  static let magnifier = draw { path in
    path.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12, height: 12)))
    path.line(14.5, 14.5, 20.5, 20.5)
  }
  static let refresh = draw { path in
    path.append(UIBezierPath(arcCenter: CGPoint(x: 12, y: 12.5), radius: 8, startAngle: -0.35, endAngle: 4.9, clockwise: true))
    path.line(12.5, 1.5, 16.5, 4.7)
    path.line(12.5, 8.5, 16.5, 4.7)
  }
  static let trash = draw { path in
    path.line(4, 6, 20, 6)
    path.line(9, 6, 9.5, 3)
    path.line(9.5, 3, 14.5, 3)
    path.line(14.5, 3, 15, 6)
    path.line(6, 6, 7, 21)
    path.line(7, 21, 17, 21)
    path.line(17, 21, 18, 6)
    path.line(10, 9.5, 10.3, 17.5)
    path.line(14, 9.5, 13.7, 17.5)
  }
  static let share = draw { path in
    path.line(9, 9, 5, 9)
    path.line(5, 9, 5, 21)
    path.line(5, 21, 19, 21)
    path.line(19, 21, 19, 9)
    path.line(19, 9, 15, 9)
    path.line(12, 2, 12, 15)
    path.line(8, 6, 12, 2)
    path.line(16, 6, 12, 2)
  }
  static let plusCircle = draw { path in
    path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)))
    path.line(12, 7, 12, 17)
    path.line(7, 12, 17, 12)
  }
  static let infoCircle = draw { path in
    path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)))
    path.line(12, 11, 12, 17)
    path.line(12, 7, 12, 7.5)
  }

  private static func draw(filled: Bool = false, _ build: @escaping (UIBezierPath) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image { _ in
      let path = UIBezierPath()
      build(path)
      UIColor.black.set()
      path.lineWidth = 1.75
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      filled ? path.fill() : path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}

extension UIBezierPath {
  fileprivate func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    move(to: CGPoint(x: x1, y: y1))
    addLine(to: CGPoint(x: x2, y: y2))
  }

  fileprivate func polygon(_ points: (CGFloat, CGFloat)...) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }
}
