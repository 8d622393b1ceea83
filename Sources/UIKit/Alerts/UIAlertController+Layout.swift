import CoreGraphics

extension UIAlertController {
  /// The distance of a high card from the edges of the safe area and from a keyboard, in points. Estimated.
  private static var margin: CGFloat { 8 }

  /// Places the card of an alert in the middle of the view, or of the part above a keyboard, within the safe area.
  func placeAlert(_ card: AlertCard) {
    let bounds = view.bounds, safe = view.safeAreaInsets, height = heightAboveKeyboard
    let top = safe.top + Self.margin, bottom = min(height, bounds.height - safe.bottom) - Self.margin
    let size = card.sizeThatFits(CGSize(width: min(look.width, bounds.width - 32), height: bottom - top))
    card.bounds.size = size
    let y = max(min(((height - size.height) / 2).rounded(), bottom - size.height), top)
    card.center = CGPoint(x: bounds.midX, y: y + size.height / 2)
  }

  /// Places the card of an action sheet over its source. It begins at the source's upper edge or, without enough space, ends at the lower one.
  func placeSheet(_ card: AlertCard, over source: CGRect) {
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = card.sizeThatFits(CGSize(width: min(look.width, area.width), height: area.height))
    let wanted = source.minY + size.height <= area.maxY ? source.minY : source.maxY - size.height
    let x = min(max((source.midX - size.width / 2).rounded(), area.minX), max(area.maxX - size.width, area.minX))
    let y = min(max(wanted, area.minY), max(area.maxY - size.height, area.minY))
    card.bounds.size = size
    card.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }

  /// Places the cards of an action sheet at the bottom, one above the other. The last one, with the cancel button, keeps its height.
  func placeSheets(_ cards: [AlertCard]) {
    let bounds = view.bounds, safe = view.safeAreaInsets
    let width = min(bounds.width - 16, 420), top = max(safe.top, Self.margin)
    var bottom = bounds.height - max(safe.bottom, 8)
    for card in cards.reversed() {
      let size = card.sizeThatFits(CGSize(width: width, height: bottom - top))
      card.bounds.size = size
      card.center = CGPoint(x: bounds.midX, y: bottom - size.height / 2)
      bottom -= size.height + 8
    }
  }
}
