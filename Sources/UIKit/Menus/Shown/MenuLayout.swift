import CoreGraphics

/// The frames of a menu and its preview in a window. Lengths are in points.
struct MenuLayout: Equatable {
  /// The frame of the card.
  var card = CGRect.zero
  /// The frame of the preview; zero without one.
  var preview = CGRect.zero
  /// The corner from which the card grows, as an anchor point.
  var anchor = CGPoint.zero
  /// Whether the card is above its source.
  var isAbove = false

  /// Places a card below its source, or above it if there is more space. In a look in which it covers its source, it begins at the source's
  /// upper edge, or ends at the lower one.
  /// - Parameters:
  ///   - area: the part of the window for menus.
  init(card size: CGSize, beside source: CGRect, in area: CGRect, _ look: InterfaceLook.Menu = .ios17) {
    let gap = look.coversSource ? -source.height : MenuMetrics.sourceGap
    let below = area.maxY - source.maxY - gap
    let above = source.minY - gap - area.minY
    isAbove = size.height > below && below < above
    let height = min(size.height, max(isAbove ? above : below, MenuMetrics.rowHeight))
    let isRight = source.midX > area.midX
    let x = min(max(isRight ? source.maxX - size.width : source.minX, area.minX), max(area.maxX - size.width, area.minX))
    anchor = CGPoint(x: isRight ? 1 : 0, y: isAbove ? 1 : 0)
    card = CGRect(
      x: x, y: isAbove ? source.minY - gap - height : source.maxY + gap, width: size.width, height: height)
  }

  /// Places a preview with a card below it. The preview stays at its source if both fit; the card is above it if it fits only there.
  /// Otherwise the preview moves, and shrinks if both together are taller than `area`.
  /// - Parameters:
  ///   - size: the size of the card; zero without a menu.
  ///   - preview: the wanted frame of the preview.
  ///   - keepsShape: whether a smaller preview keeps its aspect ratio, as a lifted view does; otherwise only its height changes.
  init(card size: CGSize, preview wanted: CGRect, keepsShape: Bool, in area: CGRect, _ look: InterfaceLook.Menu = .ios17) {
    var preview = wanted
    let gap = size.height > 0 ? look.previewGap : 0
    // A long menu scrolls, so that at least a third of the height is left to the preview.
    let menu = min(size.height, max(area.height - gap - min(wanted.height, area.height / 3), min(size.height, MenuMetrics.rowHeight)))
    let height = min(wanted.height, area.height - gap - menu)
    if height < wanted.height {
      let width = keepsShape && wanted.height > 0 ? wanted.width * height / wanted.height : wanted.width
      preview = CGRect(x: wanted.midX - width / 2, y: wanted.midY - height / 2, width: width, height: height)
    }
    if preview.width <= area.width { preview.origin.x = min(max(preview.minX, area.minX), area.maxX - preview.width) }
    preview.origin.y = min(max(preview.minY, area.minY), max(area.maxY - preview.height, area.minY))
    isAbove = preview.maxY + gap + menu > area.maxY && preview.minY - gap - menu >= area.minY
    if !isAbove { preview.origin.y = min(preview.minY, area.maxY - menu - gap - preview.height) }
    self.preview = preview
    // The card is aligned with the left edge of the preview in the left third of the window, with its right edge in the right third, and
    // otherwise with its centre. The thirds are our own choice.
    let side = area.width > 0 ? (preview.midX - area.minX) / area.width : 0.5
    let x: CGFloat
    switch side {
    case ..<(1 / 3):
      x = preview.minX
      anchor.x = 0
    case (2 / 3)...:
      x = preview.maxX - size.width
      anchor.x = 1
    default:
      x = preview.midX - size.width / 2
      anchor.x = 0.5
    }
    anchor.y = isAbove ? 1 : 0
    card = CGRect(
      x: min(max(x, area.minX), max(area.maxX - size.width, area.minX)), y: isAbove ? preview.minY - gap - menu : preview.maxY + gap,
      width: size.width, height: menu)
  }

  /// Places the card of a submenu so that its heading covers the row of the submenu, if there is enough space.
  init(card size: CGSize, over row: CGRect, in area: CGRect) {
    let height = min(size.height, area.height)
    card = CGRect(
      x: min(max(row.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX)),
      y: min(max(row.minY, area.minY), area.maxY - height), width: size.width, height: height)
    anchor = CGPoint(x: 0.5, y: height > 0 ? min(max((row.midY - card.minY) / height, 0), 1) : 0)
  }
}
