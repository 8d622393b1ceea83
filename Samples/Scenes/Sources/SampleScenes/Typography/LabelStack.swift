import UIKit

/// A card with stacked labels, each as high as its text.
final class LabelStack: CardView {
  private let labels: [UILabel]
  private let spacing: CGFloat
  private static let padding = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)

  init(_ labels: [UILabel], spacing: CGFloat = 3) {
    self.labels = labels
    self.spacing = spacing
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("stacks are made in code") }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    ceil(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - Self.padding.left - Self.padding.right
    let heights = labels.map { height(of: $0, width: width) }.reduce(0, +)
    return CGSize(
      width: size.width,
      height: heights + spacing * CGFloat(max(labels.count - 1, 0)) + Self.padding.top + Self.padding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - Self.padding.left - Self.padding.right
    var y = Self.padding.top
    for label in labels {
      let height = height(of: label, width: width)
      label.frame = CGRect(x: Self.padding.left, y: y, width: width, height: height)
      y += height + spacing
    }
  }
}
