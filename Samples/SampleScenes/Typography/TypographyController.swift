import UIKit

/// Scripts, styles and what a label does when there is not enough room.
final class TypographyController: SceneViewController {
  private let sections = [
    ScriptsSection.make(), WeightsSection.make(), TruncationSection.make(), AlignmentSection.make(), AttributedSection.make(),
  ]

  init() { super.init(title: "Typography", subtitle: "Scripts, weights, truncation, alignment and attributes.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for section in sections { content.addSubview(section) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    var y: CGFloat = 0
    for section in sections {
      let height = section.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      section.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + 10
    }
  }
}
