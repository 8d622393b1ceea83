import UIKit

/// What a label does with its text: scripts of the world in one, line breaks, shrinking, tightening.
final class LabelsController: SceneViewController {
  private let sections = [
    WorldSection.make(), LineBreakSection.make(), ShrinkSection.make(),
  ]

  init() { super.init(title: "Labels", subtitle: "Scripts in one label, line breaks, text that shrinks.") }

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
