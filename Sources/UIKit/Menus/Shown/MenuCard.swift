/// The elements of a menu on a blurred material with rounded corners.
final class MenuCard: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView(frame: .zero)
  private let content: MenuContent
  /// The row with the title of a submenu, which closes it; nil for the first menu.
  private(set) var closer: MenuRow?
  private(set) var items: [MenuItemView] = []
  /// The vertical positions of parts from top to bottom.
  private var lines: [(view: UIView, y: CGFloat, height: CGFloat)] = []
  private var parts: [(view: UIView, y: CGFloat, height: CGFloat)] = []
  /// The views side by side, with the position among their neighbours.
  private var tiles: [(tile: MenuTile, y: CGFloat, height: CGFloat, column: Int, columns: Int)] = []
  private var palettes: [(view: UIScrollView, tiles: [MenuTile], y: CGFloat)] = []
  private var height: CGFloat = 0

  /// - Parameter submenu: the menu, if it opens inside another one and has its title as a row.
  init(_ content: MenuContent, submenu: UIMenu? = nil) {
    self.content = content
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    material.layer.cornerRadius = interfaceLook.menu.radius
    material.clipsToBounds = true
    addSubview(material)
    material.contentView.addSubview(scroll)
    fill(submenu)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  private func fill(_ submenu: UIMenu?) {
    let hasGutter = content.hasGutter || submenu != nil
    if let submenu {
      let row = MenuRow(submenu, shown: submenu, hasGutter: true, lines: 1, isOpen: true)
      closer = row
      place(row, row.height(for: MenuMetrics.width))
    } else if !content.title.isEmpty {
      placeHeading(content.title)
    }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { separate(MenuMetrics.sectionGap, .quaternarySystemFill) } else if height > 0 { separate(0, .separator) }
      if !section.title.isEmpty {
        placeHeading(section.title)
        separate(0, .separator)
      }
      switch section.style {
      case .list: fill(rows: section.items, hasGutter)
      case .palette: fill(palette: section.items, hasGutter)
      case .small, .medium: fill(tiles: section.items, section.style, hasGutter)
      }
    }
  }

  private func fill(rows: [MenuContent.Item], _ hasGutter: Bool) {
    for (position, item) in rows.enumerated() {
      if position > 0 { separate(0, .separator) }
      let row: MenuRow
      switch item {
      case .loading: row = .loading(hasGutter: hasGutter)
      case .element(let element, let shown): row = MenuRow(element, shown: shown, hasGutter: hasGutter, lines: content.titleLines)
      }
      items.append(row)
      place(row, row.height(for: MenuMetrics.width))
    }
  }

  private func fill(tiles all: [MenuContent.Item], _ style: MenuContent.Style, _ hasGutter: Bool) {
    let made = all.compactMap { item -> MenuTile? in
      guard case .element(let element, let shown) = item else { return nil }
      return MenuTile(element, shown: shown, style: style)
    }
    for start in stride(from: 0, to: made.count, by: style.columns) {
      if start > 0 { separate(0, .separator) }
      let row = made[start..<min(start + style.columns, made.count)]
      for (column, tile) in row.enumerated() {
        scroll.addSubview(tile)
        items.append(tile)
        tiles.append((tile, height, MenuTile.height(style), column, row.count))
      }
      height += MenuTile.height(style)
    }
    if made.count < all.count { fill(rows: [.loading], hasGutter) }
  }

  private func fill(palette all: [MenuContent.Item], _ hasGutter: Bool) {
    let made = all.compactMap { item -> MenuTile? in
      guard case .element(let element, let shown) = item else { return nil }
      return MenuTile(element, shown: shown, style: .palette)
    }
    guard made.count == all.count else { return fill(rows: [.loading], hasGutter) }
    let strip = UIScrollView(frame: .zero)
    strip.showsHorizontalScrollIndicator = false
    for tile in made { strip.addSubview(tile) }
    scroll.addSubview(strip)
    items += made
    palettes.append((strip, made, height))
    height += MenuTile.height(.palette)
  }

  private func placeHeading(_ text: String) {
    let label = HeadingLabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    place(label, max(MenuMetrics.headingHeight, (label.font.lineHeight + 14).rounded(.up)))
  }

  private func place(_ view: UIView, _ height: CGFloat) {
    scroll.addSubview(view)
    parts.append((view, self.height, height))
    self.height += height
  }

  private func separate(_ height: CGFloat, _ color: UIColor) {
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    line.backgroundColor = color
    scroll.addSubview(line)
    lines.append((line, self.height, height))
    self.height += height
  }

  // MARK: Elements

  /// Returns the element at a point of the card; nil if there is none.
  func item(at point: CGPoint) -> MenuItemView? {
    guard bounds.contains(point) else { return nil }
    return (items + (closer.map { [$0] } ?? [])).first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }

  /// Returns the row of an element, in the coordinates of the card.
  func frame(of element: UIMenuElement) -> CGRect? {
    items.first { $0.element === element }.map { convert($0.bounds, from: $0) }
  }

  /// Whether the rows have the appearance of a menu behind its open submenu.
  var isBehind = false {
    didSet {
      scroll.alpha = isBehind ? MenuMetrics.parentAlpha : 1
      transform = isBehind ? CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale) : .identity
      isUserInteractionEnabled = !isBehind
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(MenuMetrics.width, size.width), height: height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    scroll.isScrollEnabled = height > bounds.height + 0.5
    let radius = interfaceLook.menu.radius
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: min(radius, bounds.width / 2), cornerHeight: min(radius, bounds.height / 2), transform: nil)
    let hairline = 1 / max(contentScaleFactor, 1), mirror = mirror
    for part in parts { part.view.frame = CGRect(x: 0, y: part.y, width: bounds.width, height: part.height) }
    for line in lines {
      line.view.frame = CGRect(x: 0, y: line.y, width: bounds.width, height: line.height > 0 ? line.height : hairline)
      scroll.bringSubviewToFront(line.view)
    }
    for (tile, y, height, column, columns) in tiles {
      let width = bounds.width / CGFloat(columns)
      tile.frame = mirror(CGRect(x: CGFloat(column) * width, y: y, width: width, height: height))
    }
    for (strip, tiles, y) in palettes {
      // The tiles share the width, but none is narrower than a touch target; the strip then scrolls.
      let width = max(bounds.width / CGFloat(max(tiles.count, 1)), MenuMetrics.rowHeight)
      strip.frame = CGRect(x: 0, y: y, width: bounds.width, height: MenuTile.height(.palette))
      strip.contentSize = CGSize(width: width * CGFloat(tiles.count), height: strip.bounds.height)
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: strip.bounds.height)
      }
    }
  }
}

/// A title above rows, with the inset of the rows.
private final class HeadingLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: MenuMetrics.inset, dy: 0)) }
}
