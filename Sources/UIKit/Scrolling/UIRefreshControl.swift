import CoreGraphics
import Foundation

/// A control that refreshes content when the user pulls it down (Apple: UIRefreshControl). Set it as a scroll view's
/// `refreshControl`, and add an action for `.valueChanged`.
///
/// It is 60 points high. Spokes appear while the content is pulled down. When the distance reaches a threshold, refreshing
/// begins, and the control stays visible until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height in points.
  static let height: CGFloat = 60
  /// The distance by which the content is pulled down to begin refreshing, in points.
  static let threshold: CGFloat = 90
  private static let titleGap: CGFloat = 6
  /// The duration of the animation at the end, in seconds.
  private static let leaving: TimeInterval = 0.3

  private let spokes = SpokesView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private(set) weak var scrollView: UIScrollView?
  /// Whether the content has to return to its top position before refreshing can begin again.
  private var isSpent = false

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    spinner.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    for part in [spokes, spinner, label] { addSubview(part) }
    spokes.alpha = 0
    label.alpha = 0
  }

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// The title below the spokes, which appears with them. Default nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Begins refreshing without sending an action. For a refresh that the application has started.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spin()
    scrollView?.holdRefresh()
  }

  /// Ends refreshing, and hides the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    // If the content is still pulled down, that pull must end before another refresh can begin.
    isSpent = pulled > 0.5
    guard window != nil else { return rest() }
    UIView.animate(withDuration: Self.leaving, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.spinner.alpha = 0
      self.label.alpha = 0
    } completion: { [weak self] _ in
      if self?.isRefreshing == false { self?.rest() }
    }
    scrollView?.releaseRefresh()
  }

  private func spin() {
    spokes.alpha = 0
    spinner.alpha = 1
    label.alpha = 1
    spinner.startAnimating()
  }

  private func rest() {
    spinner.stopAnimating()
    spinner.alpha = 1
    label.alpha = 0
  }

  // MARK: Scroll view

  func attach(to scrollView: UIScrollView?) {
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    follow()
  }

  /// The distance in points by which the content is pulled down from its top position without the control.
  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.refreshInset - scrollView.adjustedContentInset.top - scrollView.bounds.minY
  }

  /// Called when the content has moved. Keeps the control at the top of the visible part.
  func follow() {
    guard let scrollView else { return }
    let bounds = scrollView.bounds, pulled = pulled
    let home = bounds.minY + pulled
    let target = CGRect(x: bounds.minX, y: min(-Self.height, bounds.minY - home), width: bounds.width, height: Self.height)
    if frame != target { frame = target }
    if pulled <= 0.5 { isSpent = false }
    guard !isRefreshing, !isSpent else { return }
    let part = min(max(pulled / Self.threshold, 0), 1)
    spokes.alpha = part > 0 ? 1 : 0
    label.alpha = part
    spokes.show(part, color: tintColor == .tintColor ? .systemGray : tintColor)
    guard part >= 1, scrollView.isDragging else { return }
    isRefreshing = true
    spin()
    sendActions(for: .valueChanged)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = .systemGray
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.attributedText?.length ?? 0 > 0 ? label.sizeThatFits(bounds.size).height + Self.titleGap : 0
    let middle = CGPoint(x: bounds.midX, y: bounds.midY - title / 2)
    spokes.center = middle
    spinner.center = middle
    label.frame = CGRect(x: 16, y: middle.y + 13 + Self.titleGap, width: max(0, bounds.width - 32), height: max(0, title - Self.titleGap))
  }
}
