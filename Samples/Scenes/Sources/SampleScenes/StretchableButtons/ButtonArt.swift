import UIKit

/// The images to stretch.
@MainActor
enum ButtonArt {
  /// A rounded button of 60 x 44 points with a shine and a rim.
  static func glossy(color: UIColor) -> UIImage {
    let size = CGSize(width: 60, height: 44)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let body = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
      let path = UIBezierPath(roundedRect: body, cornerRadius: 14)
      color.setFill()
      path.fill()
      renderer.cgContext.saveGState()
      path.addClip()
      renderer.cgContext.fillVertically(
        CGRect(x: 0, y: 0, width: size.width, height: size.height / 2),
        colors: [UIColor(white: 1, alpha: 0.45), UIColor(white: 1, alpha: 0.1)])
      renderer.cgContext.restoreGState()
      UIColor(white: 0, alpha: 0.35).setStroke()
      path.lineWidth = 2
      path.stroke()
      UIColor(white: 1, alpha: 0.9).setFill()
      UIBezierPath(ovalIn: CGRect(x: 9, y: 8, width: 6, height: 6)).fill()
    }
  }

  /// A ticket of 48 x 48 points whose centre is tiled.
  static func ticket() -> UIImage {
    let size = CGSize(width: 48, height: 48)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let body = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 10)
      UIColor.hex(0xF5B841).setFill()
      body.fill()
      UIColor.hex(0x8A5A00).setFill()
      for row in 0..<2 {
        for column in 0..<2 {
          let x = 15 + 12 * CGFloat(column), y = 15 + 12 * CGFloat(row)
          UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 6, height: 6)).fill()
        }
      }
      UIColor.hex(0x8A5A00).setStroke()
      let rim = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2), cornerRadius: 8)
      rim.lineWidth = 2
      rim.stroke()
    }
  }
}
