import CoreGraphics
import Foundation

/// Content that is pulled down and let go loads something new (Apple: UIRefreshControl). Set it as a scroll view's `refreshControl`, and add
/// an action for `.valueChanged`.
///
/// 60 points high. Spokes appear as the content is pulled; past the threshold it begins to refresh, and stays in sight until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Points.
  static let height: CGFloat = 60
  /// Points that the content is to be pulled for a refresh.
  static let threshold: CGFloat = 90
  private static let titleGap: CGFloat = 6
  /// Seconds in which it goes.
  private static let leaving: TimeInterval = 0.3

  private let petals = PetalView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private(set) weak var scrollView: UIScrollView?
  /// It does not begin again before the content went home.
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
    for part in [petals, spinner, label] { addSubview(part) }
    petals.alpha = 0
  }

  open private(set) var isRefreshing = false
  /// Below the spokes. Default nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that a refresh is under way, without telling anybody: for one that the program began.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spin()
    scrollView?.holdRefresh()
  }

  /// Takes the control out of sight.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = true
    guard window != nil else { return rest() }
    UIView.animate(withDuration: Self.leaving, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.spinner.alpha = 0
    } completion: { [weak self] _ in
      if self?.isRefreshing == false { self?.rest() }
    }
    scrollView?.releaseRefresh()
  }

  private func spin() {
    petals.alpha = 0
    spinner.alpha = 1
    spinner.startAnimating()
  }

  private func rest() {
    spinner.stopAnimating()
    spinner.alpha = 1
  }

  // MARK: Scroll view

  func attach(to scrollView: UIScrollView?) {
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    follow()
  }

  /// The content moved. The control keeps to the top of what shows.
  func follow() {
    guard let scrollView else { return }
    let bounds = scrollView.bounds
    let home = -(scrollView.adjustedContentInset.top - scrollView.refreshInset)
    let pulled = home - bounds.minY
    let place = CGRect(x: bounds.minX, y: min(-Self.height, bounds.minY - home), width: bounds.width, height: Self.height)
    if frame != place { frame = place }
    if pulled <= 0.5 { isSpent = false }
    guard !isRefreshing, !isSpent else { return }
    let part = min(max(pulled / Self.threshold, 0), 1)
    petals.alpha = part > 0 ? 1 : 0
    petals.show(part, color: tintColor == .tintColor ? .systemGray : tintColor)
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
    petals.center = middle
    spinner.center = middle
    label.frame = CGRect(x: 16, y: middle.y + 13 + Self.titleGap, width: max(0, bounds.width - 32), height: max(0, title - Self.titleGap))
  }
}
