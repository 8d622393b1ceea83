import UIKit

/// A screen with a large title and a line below it, as in a grouped list; `content` fills the space below.
class SceneViewController: UIViewController {
  let content = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  static let margin: CGFloat = 16

  init(title: String, subtitle: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.textColor = .label
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 2
    view.addSubview(content)
    view.addSubview(titleLabel)
    view.addSubview(subtitleLabel)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 2 * Self.margin
    titleLabel.frame = CGRect(x: Self.margin, y: 24, width: width, height: 41)
    let height = ceil(subtitleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    subtitleLabel.frame = CGRect(x: Self.margin, y: titleLabel.frame.maxY + 2, width: width, height: height)
    let top = subtitleLabel.frame.maxY + 16
    content.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }
}
