/// The rows of a menu on a blurred material with rounded corners.
final class MenuCard: UIView {
  static let width: CGFloat = 250
  private static let band: CGFloat = 8

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let shadow = UIView(frame: .zero)
  private let heading = UILabel()
  private var rows: [[MenuRow]] = []
  private var lines: [UIView] = []
  private let scroll = UIScrollView(frame: .zero)

  init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    material.layer.cornerRadius = 13
    material.clipsToBounds = true
    addSubview(material)
    material.contentView.addSubview(scroll)
    heading.text = menu.title
    heading.font = .preferredFont(forTextStyle: .caption1)
    heading.textColor = .secondaryLabel
    heading.textAlignment = .center
    heading.isHidden = menu.title.isEmpty
    scroll.addSubview(heading)
    let sections = menu.sections
    let hasMarks = sections.joined().contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
    rows = sections.map { section in
      section.map { element in
        let row = MenuRow(element, hasMarks: hasMarks)
        row.addAction(UIAction { _ in choose(element) }, for: .touchUpInside)
        scroll.addSubview(row)
        return row
      }
    }
    for (index, section) in rows.enumerated() {
      for position in section.indices where index + position > 0 || !heading.isHidden {
        let line = UIView(frame: .zero)
        line.backgroundColor = position == 0 && index > 0 ? .quaternarySystemFill : .separator
        lines.append(line)
        scroll.addSubview(line)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func height(_ row: MenuRow) -> CGFloat { row.element.subtitle == nil ? MenuRow.height : 60 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let all = rows.joined().reduce(0) { $0 + height($1) } + Self.band * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: Self.width, height: all + (heading.isHidden ? 0 : 30))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: 13, cornerHeight: 13, transform: nil)
    let hairline = 1 / max(contentScaleFactor, 1)
    var y: CGFloat = 0, line = lines.makeIterator()
    if !heading.isHidden {
      heading.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 30)
      y = 30
    }
    for (index, section) in rows.enumerated() {
      for (position, row) in section.enumerated() {
        if index + position > 0 || !heading.isHidden {
          let isBand = position == 0 && index > 0
          line.next()?.frame = CGRect(x: 0, y: y, width: bounds.width, height: isBand ? Self.band : hairline)
          if isBand { y += Self.band }
        }
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(row))
        y += height(row)
      }
    }
  }
}
