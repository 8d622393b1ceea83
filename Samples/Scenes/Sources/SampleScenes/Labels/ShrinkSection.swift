import UIKit

/// Text that shrinks to its label's width, with baseline adjustments, and tightened letter spacing.
@MainActor
enum ShrinkSection {
  static func make() -> LabelStack {
    let adjustments: [(UIBaselineAdjustment, String)] = [(.alignBaselines, "baselines"), (.alignCenters, "centres"), (.none, "none")]
    let shrunk = adjustments.map { adjustment, name in
      let label = label("Large text that shrinks, aligned by \(name)", size: 28)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
      label.baselineAdjustment = adjustment
      return label
    }
    let tightened = [false, true].map { isTight in
      let label = label("Letters move together by a little, and it fits in", size: 16)
      label.allowsDefaultTighteningForTruncation = isTight
      return label
    }
    let spread = label("Justified text has room between its words, so that both of its edges are straight but for the last line.", size: 14)
    spread.numberOfLines = 0
    spread.textAlignment = .justified
    return LabelStack(shrunk + tightened + [spread], spacing: 5)
  }

  private static func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.backgroundColor = .secondarySystemFill
    return label
  }
}
