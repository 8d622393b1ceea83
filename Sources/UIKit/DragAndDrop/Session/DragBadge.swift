/// The badge at the corner of a drag: the number of items, or a symbol for the effect of a drop.
final class DragBadge: UIView {
  /// The text or symbol of the badge.
  enum Content: Equatable {
    case hidden
    /// The number of items, on green if they would be copied.
    case count(Int, copies: Bool)
    /// A plus sign: one item would be copied.
    case plus
    /// A drop is not allowed here.
    case forbidden

    init(_ operation: UIDropOperation, count: Int) {
      switch operation {
      case .forbidden: self = .forbidden
      case .copy: self = count > 1 ? .count(count, copies: true) : .plus
      case .cancel, .move: self = count > 1 ? .count(count, copies: false) : .hidden
      }
    }
  }

  private let label = UILabel(frame: .zero)
  private let sign = UIImageView(frame: .zero)

  var content = Content.hidden { didSet { if content != oldValue { show() } } }

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: DragMetrics.badge, height: DragMetrics.badge)))
    isHidden = true
    layer.cornerRadius = DragMetrics.badge / 2
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    sign.tintColor = .white
    sign.contentMode = .center
    addSubview(label)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    isHidden = content == .hidden
    var name: String?
    label.text = nil
    switch content {
    case .hidden: return
    case .count(let count, let copies):
      label.text = "\(count)"
      backgroundColor = copies ? .systemGreen : .systemRed
    case .plus:
      name = "plus"
      backgroundColor = .systemGreen
    case .forbidden:
      name = "xmark"
      backgroundColor = .systemGray
    }
    sign.image = name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
    }
    let width = max(DragMetrics.badge, label.intrinsicContentSize.width + 14)
    bounds.size = CGSize(width: width, height: DragMetrics.badge)
    label.frame = bounds
    sign.frame = bounds
  }
}
