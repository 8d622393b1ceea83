import ImageIO
import UIKit

/// A sheet of pictures in a grid, each with its name below.
struct ContactSheet {
  /// The size of a cell in points; the sheet is drawn at scale 2, or less if it is large.
  private static let cell = CGSize(width: 200, height: 433)
  private static let margin: CGFloat = 20, font = UIFont.systemFont(ofSize: 15, weight: .medium)

  /// The number of pictures in a row.
  private let columns: Int
  private var entries: [(name: String, image: UIImage?)] = []

  init(columns: Int = 5) { self.columns = max(columns, 1) }

  /// - Parameter image: nil for a preview that could not be drawn, which is shown as an empty frame.
  mutating func add(_ image: UIImage?, named name: String) { entries.append((name, image)) }

  /// Draws the sheet. Pictures are scaled down to fit their cells, never up.
  @MainActor func image() -> UIImage {
    let caption = caption
    let columns = min(columns, max(1, entries.count)), rows = (entries.count + columns - 1) / columns
    let step = CGSize(width: Self.cell.width + Self.margin, height: Self.cell.height + caption + Self.margin)
    let size = CGSize(width: Self.margin + CGFloat(columns) * step.width, height: Self.margin + CGFloat(rows) * step.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.scale(of: size)
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.systemGroupedBackground.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      for (i, entry) in entries.enumerated() {
        let origin = CGPoint(x: Self.margin + CGFloat(i % columns) * step.width, y: Self.margin + CGFloat(i / columns) * step.height)
        draw(entry, in: CGRect(origin: origin, size: Self.cell), caption: caption)
      }
    }
  }

  /// Returns 2, or less for a sheet that would exceed what a picture file can hold.
  static func scale(of size: CGSize) -> CGFloat {
    let side = CGFloat(ImageFile.maximumSide - 1) / max(size.width, size.height)
    let area = (CGFloat(ImageFile.maximumPixels) / (size.width * size.height)).squareRoot() * 0.999
    return min(2, side, area)
  }

  @MainActor private func draw(_ entry: (name: String, image: UIImage?), in cell: CGRect, caption: CGFloat) {
    let size = entry.image?.size ?? cell.size
    let fit = min(1, cell.width / size.width, cell.height / size.height)
    let frame = CGRect(
      x: (cell.midX - size.width * fit / 2).rounded(), y: (cell.midY - size.height * fit / 2).rounded(),
      width: (size.width * fit).rounded(), height: (size.height * fit).rounded())
    entry.image?.draw(in: frame)
    UIColor.systemGray4.set()
    UIRectFrame(frame.insetBy(dx: -0.5, dy: -0.5))
    if entry.image == nil { draw("Its code ended\nthe process.", .secondaryLabel, in: cell.insetBy(dx: 20, dy: cell.height / 2 - 24)) }
    draw(Self.breakable(entry.name), .label, in: CGRect(x: cell.minX, y: cell.maxY + 6, width: cell.width, height: caption))
  }

  /// The height of the names in points: two lines if one of them is too wide for a line.
  @MainActor private var caption: CGFloat {
    entries.contains { $0.name.size(withAttributes: [.font: Self.font]).width > Self.cell.width } ? 48 : 30
  }

  /// Returns a name that can be broken before the words of a class name, such as "LoginViewController".
  static func breakable(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append("\u{200B}") }
      text.append(character)
    }
    return text
  }

  /// Draws centred text. Text that does not fit is truncated.
  @MainActor private func draw(_ text: String, _ color: UIColor, in rect: CGRect) {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.center, .byWordWrapping)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: color, .paragraphStyle: style,
    ]
    NSAttributedString(string: text, attributes: attributes).draw(in: rect)
  }
}
