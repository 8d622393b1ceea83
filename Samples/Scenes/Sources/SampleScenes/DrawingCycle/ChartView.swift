import UIKit

/// A bar chart that is filled from left to right repeatedly. It draws only the dirty rectangle.
final class ChartView: UIView {
  private static let columnWidth: CGFloat = 10
  private static let top: CGFloat = 24

  private(set) var drawCount = 0
  private(set) var lastDirty = CGRect.zero

  private var values: [CGFloat] = []
  private var rounds: [Int] = []
  private var cursor = 0
  private var random = SeededRandom(seed: 42)
  private var level: CGFloat = 0.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .hex(0x14213D)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = Int(bounds.width / Self.columnWidth)
    guard count != values.count, count > 0 else { return }
    values = []
    random = SeededRandom(seed: 42)
    for _ in 0..<count { values.append(nextValue()) }
    rounds = Array(repeating: 0, count: count)
    cursor = count / 4
    setNeedsDisplay()
  }

  /// Writes the next value at the cursor, and invalidates its column and the next column.
  func append() {
    guard !values.isEmpty else { return }
    values[cursor] = nextValue()
    rounds[cursor] += 1
    let written = columnRect(cursor)
    cursor = (cursor + 1) % values.count
    setNeedsDisplay(written)
    setNeedsDisplay(columnRect(cursor))
  }

  private func nextValue() -> CGFloat {
    level = min(max(level + .random(in: -0.16...0.16, using: &random), 0.08), 0.96)
    return level
  }

  private func columnRect(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index) * Self.columnWidth, y: 0, width: Self.columnWidth, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    drawCount += 1
    lastDirty = rect
    guard !values.isEmpty else { return }
    UIColor(white: 1, alpha: 0.12).setFill()
    for line in 1..<6 {
      UIRectFillUsingBlendMode(
        CGRect(x: rect.minX, y: (bounds.height * CGFloat(line) / 6).rounded(), width: rect.width, height: 1),
        .normal)
    }
    let first = max(Int(rect.minX / Self.columnWidth), 0)
    let last = min(Int((rect.maxX / Self.columnWidth).rounded(.up)), values.count)
    for index in first..<max(first, last) { drawColumn(index) }
  }

  private func drawColumn(_ index: Int) {
    let column = columnRect(index)
    let height = (bounds.height - Self.top) * values[index]
    let bar = CGRect(x: column.minX + 1.5, y: bounds.height - height, width: column.width - 3, height: height + 4)
    let palette: [UInt32] = [0x4CC9F0, 0xF72585, 0xFCA311, 0x80ED99]
    UIColor.hex(palette[rounds[index] % palette.count]).withAlphaComponent(0.35 + 0.65 * values[index]).setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 3).fill()
    if index == cursor {
      UIColor(white: 1, alpha: 0.9).setFill()
      UIRectFillUsingBlendMode(CGRect(x: column.midX - 1, y: 0, width: 2, height: bounds.height), .normal)
    }
  }
}
