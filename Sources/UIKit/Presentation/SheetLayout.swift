/// Where a sheet stands in its container: at the bottom edge where there is little width, and else as a card in the middle. Points.
struct SheetLayout {
  enum Kind: Equatable {
    /// All of the container: there is little height.
    case full
    /// At the bottom edge, as wide as the container.
    case edge
    /// In the middle.
    case card
  }

  /// Between the top of a large sheet and the top of what is pushed back behind it.
  static let step: CGFloat = 10
  /// Kept free above what is pushed back, where the device has no status bar of its own.
  static let leastTop: CGFloat = 20
  /// What is pushed back keeps so much at each side.
  static let side: CGFloat = 16

  let container: CGSize
  let safeArea: UIEdgeInsets
  let kind: Kind
  /// Of a card.
  let cardSize: CGSize
  /// Of the detents that are active, the smallest first, without the safe area below.
  let heights: [CGFloat]

  init(
    container: CGSize, safeArea: UIEdgeInsets, kind: Kind, isForm: Bool, preferred: CGSize, heights: (_ maximum: CGFloat) -> [CGFloat]
  ) {
    self.container = container
    self.safeArea = safeArea
    self.kind = kind
    let standard = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: container.height - 80)
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width, height: preferred.height > 0 ? preferred.height : standard.height)
    cardSize = CGSize(width: min(wanted.width, container.width - 40), height: min(wanted.height, container.height - 80))
    let most = kind == .card ? cardSize.height : Self.maximum(container, safeArea)
    let found = heights(most).filter { $0.isFinite && $0 > 0 }.map { min($0, most) }
    self.heights = found.isEmpty ? [most] : found.sorted()
  }

  /// The height of a large sheet, without the safe area below.
  static func maximum(_ container: CGSize, _ safeArea: UIEdgeInsets) -> CGFloat {
    max(container.height - topOfBackground(safeArea) - step - safeArea.bottom, 1)
  }

  static func topOfBackground(_ safeArea: UIEdgeInsets) -> CGFloat { max(safeArea.top, leastTop) }

  /// The tops of the detents: the smallest sheet, whose top is lowest, first.
  var tops: [CGFloat] { heights.map { frame(height: $0).minY } }

  func frame(height: CGFloat) -> CGRect {
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

  /// While a finger holds the sheet's top at `top`: below the smallest detent it moves, above it grows.
  func frame(top: CGFloat) -> CGRect {
    guard kind == .edge else {
      var frame = frame(height: heights[0])
      frame.origin.y = top
      return frame
    }
    let lowest = tops.first ?? 0
    return CGRect(x: 0, y: top, width: container.width, height: container.height - min(top, lowest))
  }

  /// How far the presenter is pushed back, 0...1, with the sheet's top at `top`: all for a large sheet, nothing from the next one down.
  func push(top: CGFloat) -> CGFloat {
    guard kind == .edge else { return 0 }
    let full = Self.topOfBackground(safeArea) + Self.step
    let none = tops.filter { $0 > full + 1 }.min() ?? container.height
    return min(max((none - top) / max(none - full, 1), 0), 1)
  }

  /// How dark it is behind, 0...1, where the smallest sheet darkens in full.
  func dim(top: CGFloat, brightAbove height: CGFloat?) -> CGFloat {
    // A sheet up to this height leaves it bright: it darkens on the way to the next.
    let start = height.map { frame(height: $0).minY } ?? container.height
    let end = height == nil ? tops.first ?? 0 : tops.filter { $0 < start - 1 }.max() ?? start - 1
    return min(max((start - top) / max(start - end, 1), 0), 1)
  }
}
