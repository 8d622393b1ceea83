import UIKit

/// Draws a card with a frame, a ring and corners in four colours, which make cropping, stretching and moving visible.
@MainActor
enum PostcardDrawing {
  static func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  static func draw(in rect: CGRect) {
    UIColor.hex(0xFFF3D6).setFill()
    UIRectFill(rect)
    let corner: CGFloat = 16
    let corners: [(CGFloat, CGFloat, UInt32)] = [
      (rect.minX, rect.minY, 0xE4572E), (rect.maxX - corner, rect.minY, 0x29A36A),
      (rect.minX, rect.maxY - corner, 0x2E86DE), (rect.maxX - corner, rect.maxY - corner, 0x8E44AD),
    ]
    for (x, y, color) in corners {
      UIColor.hex(color).setFill()
      UIRectFill(CGRect(x: x, y: y, width: corner, height: corner))
    }
    let side = min(rect.width, rect.height) - 20
    let ring = UIBezierPath(ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    UIColor.hex(0xF5B841).setFill()
    ring.fill()
    UIColor.hex(0x3D3A36).setStroke()
    ring.lineWidth = 3
    ring.stroke()
    let frame = UIBezierPath(rect: rect.insetBy(dx: 1.5, dy: 1.5))
    frame.lineWidth = 3
    frame.stroke()
  }
}
