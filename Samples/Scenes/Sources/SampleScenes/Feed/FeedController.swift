import UIKit

/// A list of a thousand posts that keeps only the visible rows.
final class FeedController: UIViewController {
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let hairline = UIView()
  private let list = RowListView(frame: .zero)
  private let posts = FeedPost.samples(count: 1000)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.makeRow = { FeedRow(frame: .zero) }
    list.configureRow = { [posts] row, index in (row as? FeedRow)?.show(posts[index]) }
    list.heights = posts.map { FeedRow.height(of: $0, width: 390) }
    view.addSubview(list)
    bar.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.976, alpha: 1)
    }
    titleLabel.text = "Feed"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    hairline.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3)
    }
    view.addSubview(bar)
    bar.addSubview(titleLabel)
    bar.addSubview(hairline)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: 64)
    titleLabel.frame = CGRect(x: 0, y: 32, width: width, height: 22)
    hairline.frame = CGRect(x: 0, y: 63.5, width: width, height: 0.5)
    let frame = CGRect(x: 0, y: 64, width: width, height: view.bounds.height - 64)
    if list.frame.width != frame.width { list.heights = posts.map { FeedRow.height(of: $0, width: width) } }
    list.frame = frame
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.setContentOffset(CGPoint(x: 0, y: 96), animated: true)
  }
}

#if os(iOS)
  #Preview("Feed") { FeedController() }
#endif
