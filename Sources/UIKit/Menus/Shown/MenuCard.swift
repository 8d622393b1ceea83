/// The elements of a menu on a blurred material or on glass, with rounded corners.
final class MenuCard: UIView {
  private let material: UIVisualEffectView
  private let look: InterfaceLook.Menu
  private let scroll = UIScrollView(frame: .zero)
  private let content: MenuContent
  /// The row with the title of a submenu, which closes it; nil for the first menu.
  private(set) var closer: MenuRow?
  private(set) var items: [MenuItemView] = []
  /// The vertical positions of parts from top to bottom.
  private var lines: [(view: UIView, y: CGFloat, height: CGFloat, side: CGFloat)] = []
  private var parts: [(view: UIView, y: CGFloat, height: CGFloat)] = []
  /// The views side by side, with the position among their neighbours.
  private var tiles: [(tile: MenuTile, y: CGFloat, height: CGFloat, column: Int, columns: Int)] = []
  private var palettes: [(view: UIScrollView, tiles: [MenuTile], y: CGFloat)] = []
  private var height: CGFloat = 0

  /// - Parameter submenu: the menu, if it opens inside another one and has its title as a row.
  init(_ content: MenuContent, submenu: UIMenu? = nil, _ look: InterfaceLook = UIScreen.main.interfaceLook) {
    self.content = content
    self.look = look.menu
    material = UIVisualEffectView(effect: look.platter == nil ? UIBlurEffect(style: .systemMaterial) : UIGlassEffect.thick())
    super.init(frame: .zero)
    layer.cast(look.platter?.shadow ?? InterfaceLook.GlassShadow(opacity: 0.2, radius: 32, drop: 8))
    material.layer.cornerRadius = look.menu.radius
    // Glass has the shape by itself, and its edge would be cut twice.
    let clipped: UIView = look.platter == nil ? material : scroll
    clipped.layer.cornerRadius = look.menu.radius
    clipped.clipsToBounds = true
    addSubview(material)
    material.contentView.addSubview(scroll)
    height = look.menu.padding
    fill(submenu)
    height += look.menu.padding
  }

  required init?(coder: NSCoder) { nil }

  /// Scrolls to an element.
  func reveal(_ item: MenuItemView) { scroll.scrollRectToVisible(item.convert(item.bounds, to: scroll), animated: false) }

  // MARK: Contents

  private func fill(_ submenu: UIMenu?) {
    let columns = MenuRowColumns(content, isSubmenu: submenu != nil, look)
    if let submenu {
      let row = MenuRow(submenu, shown: submenu, columns, lines: 1, isOpen: true)
      closer = row
      place(row, row.height(for: MenuMetrics.width))
    } else if !content.title.isEmpty {
      placeHeading(content.title)
    }
    for (index, section) in content.sections.enumerated() {
      if index > 0 || closer != nil && look.sectionLine != nil { divideSections() } else if !isEmpty { divideRows() }
      if !section.title.isEmpty {
        placeHeading(section.title)
        divideRows()
      }
      switch section.style {
      case .list: fill(rows: section.items, columns)
      case .palette: fill(palette: section.items, columns)
      case .small, .medium: fill(tiles: section.items, section.style, columns)
      }
    }
  }

  /// Whether nothing was placed yet.
  private var isEmpty: Bool { height <= look.padding }

  private func fill(rows: [MenuContent.Item], _ columns: MenuRowColumns) {
    for (position, item) in rows.enumerated() {
      if position > 0 { divideRows() }
      let row: MenuRow
      switch item {
      case .loading: row = .loading(columns)
      case .element(let element, let shown): row = MenuRow(element, shown: shown, columns, lines: content.titleLines)
      }
      items.append(row)
      place(row, row.height(for: MenuMetrics.width))
    }
  }

  private func fill(tiles all: [MenuContent.Item], _ style: MenuContent.Style, _ columns: MenuRowColumns) {
    let made = all.compactMap { item -> MenuTile? in
      guard case .element(let element, let shown) = item else { return nil }
      return MenuTile(element, shown: shown, style: style, look)
    }
    for start in stride(from: 0, to: made.count, by: style.columns) {
      if start > 0 { divideRows() }
      let row = made[start..<min(start + style.columns, made.count)]
      for (column, tile) in row.enumerated() {
        scroll.addSubview(tile)
        items.append(tile)
        tiles.append((tile, height, MenuTile.height(style), column, row.count))
      }
      height += MenuTile.height(style)
    }
    if made.count < all.count { fill(rows: [.loading], columns) }
  }

  private func fill(palette all: [MenuContent.Item], _ columns: MenuRowColumns) {
    let made = all.compactMap { item -> MenuTile? in
      guard case .element(let element, let shown) = item else { return nil }
      return MenuTile(element, shown: shown, style: .palette, look)
    }
    guard made.count == all.count else { return fill(rows: [.loading], columns) }
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
    label.side = look.side
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

  /// Places the line between two rows of a section, in a look that has one.
  private func divideRows() { if look.sectionLine == nil { draw(.separator, at: height, 0, side: 0) } }

  /// Places the gap between two sections.
  private func divideSections() {
    if let line = look.sectionLine {
      draw(.secondarySystemFill, at: height + ((look.sectionGap - line) / 2).rounded(), line, side: look.side)
    } else {
      draw(.quaternarySystemFill, at: height, look.sectionGap, side: 0)
    }
    height += look.sectionGap
  }

  /// - Parameter height: the height of the line; 0 for that of a pixel.
  private func draw(_ color: UIColor, at y: CGFloat, _ height: CGFloat, side: CGFloat) {
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    line.backgroundColor = color
    scroll.addSubview(line)
    lines.append((line, y, height, side))
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
    layer.shapeShadow(radius: look.radius)
    let hairline = 1 / max(contentScaleFactor, 1), mirror = mirror
    for part in parts { part.view.frame = CGRect(x: 0, y: part.y, width: bounds.width, height: part.height) }
    for line in lines {
      let height = line.height > 0 ? line.height : hairline
      line.view.frame = CGRect(x: line.side, y: line.y, width: max(bounds.width - 2 * line.side, 0), height: height)
      scroll.bringSubviewToFront(line.view)
    }
    let available = max(bounds.width - 2 * look.tileSide, 0)
    for (tile, y, height, column, columns) in tiles {
      let width = available / CGFloat(columns)
      tile.frame = mirror(CGRect(x: look.tileSide + CGFloat(column) * width, y: y, width: width, height: height))
    }
    for (strip, tiles, y) in palettes {
      // The tiles share the width, but none is narrower than a touch target; the strip then scrolls.
      let width = max(available / CGFloat(max(tiles.count, 1)), MenuMetrics.rowHeight)
      strip.frame = CGRect(x: look.tileSide, y: y, width: available, height: MenuTile.height(.palette))
      strip.contentSize = CGSize(width: width * CGFloat(tiles.count), height: strip.bounds.height)
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: strip.bounds.height)
      }
    }
  }
}

/// A title above rows, with the inset of the rows.
private final class HeadingLabel: UILabel {
  var side: CGFloat = 0
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: side, dy: 0)) }
}
