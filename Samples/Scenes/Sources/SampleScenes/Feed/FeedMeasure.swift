import UIKit

/// Measures the heights of texts, each once per width.
@MainActor
enum FeedMeasure {
  private struct Key: Hashable {
    let text: String
    let width: CGFloat
  }

  private static var heights: [Key: CGFloat] = [:]
  private static let label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  static func height(of text: String, font: UIFont, width: CGFloat) -> CGFloat {
    let key = Key(text: text, width: width)
    if let height = heights[key] { return height }
    label.font = font
    label.text = text
    let height = ceil(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    heights[key] = height
    return height
  }
}
