import UIKit

/// A list of the log that scrolls to its end: a line for each call, and a hairline at the start of each iteration of the run loop.
final class JournalView: UIScrollView {
  private static let rowHeight: CGFloat = 17
  private static let limit = 200
  private static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  private static let sourceFont = UIFont.monospacedSystemFont(ofSize: 11, weight: .semibold)

  private var rows: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    alwaysBounceVertical = true
    contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func append(_ entries: [CallbackJournal.Entry]) {
    for (index, entry) in entries.enumerated() {
      let row = Self.row(for: entry, beginsTurn: index == 0 && !rows.isEmpty)
      rows.append(row)
      addSubview(row)
    }
    while rows.count > Self.limit { rows.removeFirst().removeFromSuperview() }
    layOutRows()
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    setContentOffset(CGPoint(x: 0, y: max(end, -adjustedContentInset.top)), animated: false)
  }

  private func layOutRows() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }

  private static func row(for entry: CallbackJournal.Entry, beginsTurn: Bool) -> UIView {
    let row = UIView()
    let dot = UIView(frame: CGRect(x: 12, y: 5, width: 7, height: 7))
    dot.backgroundColor = entry.phase.color
    dot.layer.cornerRadius = 3.5
    row.addSubview(dot)
    let label = UILabel(frame: CGRect(x: 27, y: 0, width: 326, height: rowHeight))
    let text = NSMutableAttributedString(
      string: entry.source + "." + entry.call, attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
    text.setAttributes(
      [.font: sourceFont, .foregroundColor: UIColor.label], range: NSRange(location: 0, length: entry.source.utf16.count))
    label.attributedText = text
    row.addSubview(label)
    if beginsTurn {
      let line = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 0.5))
      line.backgroundColor = .separator
      row.addSubview(line)
    }
    return row
  }
}
