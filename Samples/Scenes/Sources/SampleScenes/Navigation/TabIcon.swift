import UIKit

/// Icons of tabs, drawn by code.
enum TabIcon {
  @MainActor static func pin() -> UIImage {
    draw { path in
      path.addArc(withCenter: CGPoint(x: 13, y: 10.5), radius: 7.5, startAngle: .pi - 0.5, endAngle: 0.5, clockwise: true)
      path.addLine(to: CGPoint(x: 13, y: 25))
      path.close()
      path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 7.5, width: 6, height: 6)))
      path.usesEvenOddFillRule = true
    }
  }

  @MainActor static func sliders() -> UIImage {
    draw { path in
      for (y, knob) in [(6.0, 17.0), (13.0, 8.0), (20.0, 14.0)] {
        path.append(UIBezierPath(roundedRect: CGRect(x: 2, y: y - 1, width: 22, height: 2), cornerRadius: 1))
        path.append(UIBezierPath(ovalIn: CGRect(x: knob - 3.5, y: y - 3.5, width: 7, height: 7)))
      }
    }
  }

  @MainActor private static func draw(_ build: (UIBezierPath) -> Void) -> UIImage {
    let path = UIBezierPath()
    build(path)
    return UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      UIColor.black.setFill()
      path.fill()
    }
  }
}
