import UIKit

/// A scene of stacked sections, each as high as its content.
class SectionsController: SceneViewController {
  private let sections: [UIView]

  init(title: String, subtitle: String, sections: [UIView]) {
    self.sections = sections
    super.init(title: title, subtitle: subtitle)
  }

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
