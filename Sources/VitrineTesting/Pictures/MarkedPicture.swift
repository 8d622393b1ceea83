import CoreGraphics

/// A picture of a screen with numbered frames, and a legend beside it if any frame has a text.
@MainActor
package struct MarkedPicture {
  package struct Mark {
    package var number: Int
    /// The frame in points of the picture.
    package var frame: CGRect
    /// The text of the legend; nil for none.
    package var text: String?
    /// The index of its color; nil to derive it from the number.
    package var color: Int?

    package init(number: Int, frame: CGRect, text: String? = nil, color: Int? = nil) {
      (self.number, self.frame, self.text, self.color) = (number, frame, text, color)
    }
  }

  private let picture: UIImage
  private let marks: [Mark]
  private let isFilled: Bool

  /// - Parameters:
  ///   - scale: the pixels of the picture per point.
  ///   - isFilled: whether the frames are filled with a translucent color. Default true.
  package init(_ picture: CGImage, scale: CGFloat, marks: [Mark], isFilled: Bool = true) {
    self.isFilled = isFilled
    self.picture = UIImage(cgImage: picture, scale: scale, orientation: .up)
    self.marks = marks
  }

  // All sizes are in points.
  private static let legendWidth: CGFloat = 320
  private static let margin: CGFloat = 12
  private static let badgeHeight: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 13), badgeFont = UIFont.systemFont(ofSize: 10, weight: .bold)
  /// Colors that are dark enough for white numbers.
  private static let colors: [UIColor] = {
    let bits: [Int] = [0xC6_2828, 0x15_65C0, 0x2E_7D32, 0x6A_1B9A, 0xB3_5900, 0x00_6978, 0xAD_1457, 0x4E_342E]
    func part(_ bits: Int, _ shift: Int) -> CGFloat { CGFloat(bits >> shift & 255) / 255 }
    return bits.map { UIColor(red: part($0, 16), green: part($0, 8), blue: part($0, 0), alpha: 1) }
  }()

  /// Returns the picture at its own scale; nil if there is not enough memory.
  package func image() -> CGImage? {
    let rows = marks.compactMap { mark in mark.text.map { (mark, text($0)) } }
    let heights = rows.map { height(of: $0.1) }
    let hasLegend = !rows.isEmpty
    let size = CGSize(
      width: picture.size.width + (hasLegend ? Self.legendWidth : 0),
      height: hasLegend ? max(picture.size.height, heights.reduce(Self.margin) { $0 + $1 + 8 } + 4) : picture.size.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor(white: 0.96, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      picture.draw(at: .zero)
      for mark in marks { drawFrame(of: mark) }
      // The numbers are drawn above all frames.
      for mark in marks {
        drawBadge(mark, at: CGPoint(x: mark.frame.minX - 6, y: mark.frame.minY - 8), within: CGRect(origin: .zero, size: picture.size))
      }
      var y = Self.margin
      for ((mark, text), height) in zip(rows, heights) {
        let x = picture.size.width + Self.margin
        drawBadge(mark, at: CGPoint(x: x, y: y + 1), within: CGRect(origin: .zero, size: size))
        text.draw(in: CGRect(x: x + 32, y: y, width: Self.textWidth, height: height))
        y += height + 8
      }
    }.cgImage
  }

  private static let textWidth = legendWidth - 2 * margin - 32

  private func color(of mark: Mark) -> UIColor { Self.colors[(mark.color ?? mark.number) % Self.colors.count] }

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: Self.font, .foregroundColor: UIColor(white: 0.1, alpha: 1)])
  }

  private func height(of text: NSAttributedString) -> CGFloat {
    let box = CGSize(width: Self.textWidth, height: .greatestFiniteMagnitude)
    return max(Self.badgeHeight + 2, text.boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil).height.rounded(.up))
  }

  private func drawFrame(of mark: Mark) {
    let color = color(of: mark)
    if isFilled {
      color.withAlphaComponent(0.14).setFill()
      UIRectFillUsingBlendMode(mark.frame, .normal)
    }
    color.setStroke()
    let path = UIBezierPath(rect: mark.frame.insetBy(dx: 0.5, dy: 0.5))
    path.lineWidth = 1
    path.stroke()
  }

  private func drawBadge(_ mark: Mark, at corner: CGPoint, within area: CGRect) {
    let number = NSAttributedString(string: "\(mark.number)", attributes: [.font: Self.badgeFont, .foregroundColor: UIColor.white])
    let width = max(Self.badgeHeight, number.size().width.rounded(.up) + 8)
    let box = CGRect(
      x: min(max(corner.x, area.minX), area.maxX - width), y: min(max(corner.y, area.minY), area.maxY - Self.badgeHeight), width: width,
      height: Self.badgeHeight)
    color(of: mark).setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 4).fill()
    number.draw(at: CGPoint(x: box.midX - number.size().width / 2, y: box.midY - number.size().height / 2))
  }
}
