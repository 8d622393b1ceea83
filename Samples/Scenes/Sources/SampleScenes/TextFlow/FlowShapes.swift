import UIKit

/// The text containers of the cards, and their exclusion paths.
@MainActor
enum FlowShapes {
  static let story = """
    The lighthouse stood where the road ended. Nobody had lit its lamp for years, and yet the boats that came home after dark kept \
    to the channel as if it burned. Ada climbed the stairs with a lantern and a book, counted the steps aloud, and wrote the number \
    down: two hundred and four. On the way back she counted two hundred and five.
    """

  private static let inset: CGFloat = 12

  /// A container that excludes the square of a drop cap from its first lines.
  static func dropCap(_ width: CGFloat) -> (frame: CGRect, excluded: UIBezierPath?) {
    (CGRect(x: inset, y: inset, width: width - 2 * inset, height: 126), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 46)))
  }

  static func drawInitial() {
    let square = UIBezierPath(roundedRect: CGRect(x: inset, y: inset + 2, width: 42, height: 42), cornerRadius: 8)
    UIColor.systemIndigo.setFill()
    square.fill()
    let letter = NSAttributedString(
      string: String(story.prefix(1)), attributes: [.font: UIFont.boldSystemFont(ofSize: 32), .foregroundColor: UIColor.white])
    let size = letter.size()
    letter.draw(at: CGPoint(x: inset + 21 - size.width / 2, y: inset + 23 - size.height / 2))
  }

  /// One of two columns.
  static func column(_ index: Int) -> (CGFloat) -> (frame: CGRect, excluded: UIBezierPath?) {
    { width in
      let column = (width - 2 * inset - 16) / 2
      return (CGRect(x: inset + CGFloat(index) * (column + 16), y: inset, width: column, height: 96), nil)
    }
  }

  private static let disc = CGRect(x: 130, y: 28, width: 76, height: 76)

  static func around(_ width: CGFloat) -> (frame: CGRect, excluded: UIBezierPath?) {
    (CGRect(x: inset, y: inset, width: width - 2 * inset, height: 126), UIBezierPath(ovalIn: disc.insetBy(dx: -6, dy: -2)))
  }

  static func drawDisc() {
    UIColor.systemTeal.setFill()
    UIBezierPath(ovalIn: disc.offsetBy(dx: inset, dy: inset)).fill()
  }
}
