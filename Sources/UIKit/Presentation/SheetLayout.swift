/// The geometry of a sheet in its container: at the bottom edge if the width is compact, otherwise a card in the middle. Points.
struct SheetLayout {
  enum Kind: Equatable {
    /// Covers the whole container, if the height is compact.
    case full
    /// At the bottom edge, as wide as the container.
    case edge
    /// In the middle.
    case card
  }

  /// The distance between the top of a large sheet and the top of the presenter's view, which is pushed back behind it.
  static let step: CGFloat = 10
  /// The least distance of the pushed back view from the top of the screen.
  static let minimumTop: CGFloat = 20
  /// The margin at each side of the pushed back view.
  static let side: CGFloat = 16

  let container: CGSize
  let safeArea: UIEdgeInsets
  let kind: Kind
  /// The size of a card.
  let cardSize: CGSize
  /// The heights of the active detents, smallest first, without the safe area at the bottom.
  let heights: [CGFloat]
  /// The distance of a sheet at the bottom edge from the edges of the container, unless it is large.
  let floatingInset: CGFloat

  init(
    container: CGSize, safeArea: UIEdgeInsets, kind: Kind, isForm: Bool, preferred: CGSize, floatingInset: CGFloat = 0,
    heights: (_ maximum: CGFloat) -> [CGFloat]
  ) {
    self.floatingInset = floatingInset
    self.container = container
    self.safeArea = safeArea
    self.kind = kind
    let standard = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: container.height - 80)
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width, height: preferred.height > 0 ? preferred.height : standard.height)
    cardSize = CGSize(width: min(wanted.width, container.width - 40), height: min(wanted.height, container.height - 80))
    let maximum = kind == .card ? cardSize.height : Self.maximum(container, safeArea)
    let found = heights(maximum).filter { $0.isFinite && $0 > 0 }.map { min($0, maximum) }
    self.heights = found.isEmpty ? [maximum] : found.sorted()
  }

  /// Returns the height of a large sheet, without the safe area at the bottom.
  static func maximum(_ container: CGSize, _ safeArea: UIEdgeInsets) -> CGFloat {
    max(container.height - topOfBackground(safeArea) - step - safeArea.bottom, 1)
  }

  static func topOfBackground(_ safeArea: UIEdgeInsets) -> CGFloat { max(safeArea.top, minimumTop) }

  /// The tops of the detents, beginning with the smallest sheet, whose top is lowest.
  var tops: [CGFloat] { heights.map { wholeFrame(height: $0).minY } }

  func frame(height: CGFloat) -> CGRect {
    let frame = wholeFrame(height: height)
    return kind == .edge ? floating(frame) : frame
  }

  /// Returns the frame without the distance from the edges.
  private func wholeFrame(height: CGFloat) -> CGRect {
    switch kind {
    case .full: CGRect(origin: .zero, size: container)
    case .edge:
      CGRect(x: 0, y: container.height - height - safeArea.bottom, width: container.width, height: height + safeArea.bottom)
    case .card:
      CGRect(
        x: ((container.width - cardSize.width) / 2).rounded(), y: ((container.height - height) / 2).rounded(), width: cardSize.width,
        height: height)
    }
  }

  /// Returns the frame during a drag that holds the sheet's top at `top`. Below the smallest detent the sheet moves, above it the sheet
  /// grows.
  func frame(top: CGFloat) -> CGRect {
    guard kind == .edge else {
      var frame = frame(height: heights[0])
      frame.origin.y = top
      return frame
    }
    let lowest = tops.first ?? 0
    return floating(CGRect(x: 0, y: top, width: container.width, height: container.height - min(top, lowest)))
  }

  /// Returns the frame of a sheet with its distance from the edges, which becomes smaller as the sheet grows to a large one. Its top stays.
  private func floating(_ frame: CGRect) -> CGRect {
    guard floatingInset > 0 else { return frame }
    let inset = floatingInset * (1 - push(top: frame.minY))
    return CGRect(x: frame.minX + inset, y: frame.minY, width: frame.width - 2 * inset, height: max(frame.height - inset, 0))
  }

  /// Returns how far the presenter is pushed back, 0...1, with the sheet's top at `top`: 1 for a large sheet, 0 from the next smaller
  /// detent down.
  func push(top: CGFloat) -> CGFloat {
    guard kind == .edge else { return 0 }
    let full = Self.topOfBackground(safeArea) + Self.step
    let none = tops.filter { $0 > full + 1 }.min() ?? container.height
    return min(max((none - top) / max(none - full, 1), 0), 1)
  }

  /// Returns the strength of the dimming, 0...1. Without `height` it is 1 at the smallest detent.
  func dim(top: CGFloat, brightAbove height: CGFloat?) -> CGFloat {
    // A sheet up to this height does not dim; above it the dimming increases up to the next detent.
    let start = height.map { frame(height: $0).minY } ?? container.height
    let end = height == nil ? tops.first ?? 0 : tops.filter { $0 < start - 1 }.max() ?? start - 1
    return min(max((start - top) / max(start - end, 1), 0), 1)
  }
}
