/// A row of a menu: a check mark or the chevron of a submenu, a title above a subtitle, an image.
final class MenuRow: MenuItemView {
  private let mark = UIImageView(frame: .zero)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView(frame: .zero)
  private var activity: UIActivityIndicatorView?
  private let columns: MenuRowColumns

  /// - Parameters:
  ///   - columns: the columns that the rows of the menu have.
  ///   - isOpen: whether the row is the heading of an open submenu.
  init(_ element: UIMenuElement?, shown: UIMenuElement, _ columns: MenuRowColumns, lines: Int, isOpen: Bool = false) {
    self.columns = columns
    super.init(element, shown: shown, columns.look)
    title.text = shown.title
    title.font = isOpen ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
    title.textColor = contentColor
    title.adjustsFontForContentSizeCategory = true
    subtitle.adjustsFontForContentSizeCategory = true
    title.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : lines
    subtitle.text = shown.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitle.isHidden = shown.subtitle == nil || isOpen
    picture.image = isOpen ? nil : image?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .center
    picture.symbolTextStyle = .body
    picture.tintColor = contentColor
    if shown is UIMenu {
      mark.image = Self.symbol(isOpen ? "chevron.down" : "chevron.right", 13)
    } else if let state = shown.leaf?.state, state != .off {
      mark.image = Self.symbol(state == .mixed ? "minus" : "checkmark", 14)
    }
    mark.contentMode = .center
    mark.tintColor = contentColor
    for part in [mark, title, subtitle, picture] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    if shown is UIMenu { accessibilityValue = isOpen ? "expanded" : "collapsed" }
  }

  /// Creates the row that is shown while elements are loaded.
  static func loading(_ columns: MenuRowColumns) -> MenuRow {
    let row = MenuRow(nil, shown: UIMenuElement(title: "Loading…", image: nil), columns, lines: 1)
    row.title.textColor = .secondaryLabel
    let activity = UIActivityIndicatorView(style: .medium)
    activity.startAnimating()
    row.activity = activity
    row.addSubview(activity)
    row.accessibilityTraits = .none
    return row
  }

  required init?(coder: NSCoder) { nil }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(width - columns.titleStart(pictureWidth) - columns.width(behindTitleOf: self, pictureWidth), 0)
  }

  /// Whether there is an image or a running indicator, and whether there is a chevron.
  var hasPicture: Bool { picture.image != nil || activity != nil }
  var hasChevron: Bool { shown is UIMenu }

  /// The width for the image: 24 points, or more at sizes above large.
  private var pictureWidth: CGFloat { max(24, UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traitCollection).rounded(.up)) }

  /// The height for a width: that of one line of title and subtitle, or more if they wrap.
  func height(for width: CGFloat) -> CGFloat {
    let available = CGSize(width: textWidth(in: width), height: .infinity)
    let line = title.font.lineHeight, text = title.sizeThatFits(available).height
    let base =
      subtitle.isHidden
      ? max(columns.look.rowHeight, (line + columns.look.rowHeight - 21).rounded(.up))
      : max(columns.look.subtitleRowHeight, (line + subtitleHeight + 21).rounded(.up))
    return text < line * 1.5 ? base : (base + text - line).rounded(.up)
  }

  /// The height of the subtitle: 18 points at large.
  private var subtitleHeight: CGFloat { max(18, subtitle.font.lineHeight.rounded(.up) + 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror, width = textWidth(in: bounds.width)
    if shown is UIMenu, mirror.isOn { mark.transform = CGAffineTransform(scaleX: -1, y: 1) }
    mark.frame = mirror(columns.mark(isChevron: hasChevron, in: bounds))
    picture.frame = mirror(columns.picture(pictureWidth, in: bounds))
    activity?.frame = mirror(columns.activity(in: bounds))
    let below: CGFloat = subtitle.isHidden ? 0 : subtitleHeight
    let top: CGFloat = subtitle.isHidden ? 0 : 10
    let start = columns.titleStart(pictureWidth)
    title.frame = mirror(CGRect(x: start, y: top, width: width, height: max(bounds.height - 2 * top - below, 0)))
    subtitle.frame = mirror(CGRect(x: start, y: bounds.height - top - below, width: width, height: below))
  }
}
