import Hosting
import UIKit

/// The keys of the window and of the preview, in columns over the whole window. A click closes it.
final class HelpView: UIView {
  private let box = UIView()
  private let scroll = UIScrollView()
  private var columns: [UILabel] = []
  private let closed: () -> Void

  init(closed: @escaping () -> Void) {
    self.closed = closed
    super.init(frame: .zero)
    isHidden = true
    accessibilityViewIsModal = true
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 10
    box.clipsToBounds = true
    addSubview(box)
    box.addSubview(scroll)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", HelpView.tapped)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the help is made in code") }

  private static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  private static let padding: CGFloat = 16

  /// - Parameters:
  ///   - rows: the keys of the window; nil closes the help.
  ///   - preview: the keys of the preview, which may be followed by an empty row and its scenes; those are in the list already.
  func show(_ rows: [HostPanels.Row]?, preview: [HostPanels.Row]?) {
    isHidden = rows == nil
    for column in columns { column.removeFromSuperview() }
    columns = []
    guard let rows else { return }
    let keys = (preview ?? []).prefix { !$0.key.isEmpty }
    let all = [("Keys of the window", rows)] + (keys.isEmpty ? [] : [("Keys of the preview, after a click on it", Array(keys))])
    var lines = all.flatMap { title, rows in Self.lines(title, rows) }
    // Two columns of equal height, unless all is short.
    let half = lines.count > 24 ? (lines.count + 1) / 2 : lines.count
    while !lines.isEmpty {
      let label = UILabel()
      label.numberOfLines = 0
      let text = NSMutableAttributedString(string: "")
      for line in lines.prefix(half) { text.append(line) }
      label.attributedText = text
      columns.append(label)
      scroll.addSubview(label)
      lines.removeFirst(min(half, lines.count))
    }
    accessibilityLabel = "Keys"
    setNeedsLayout()
  }

  private static func lines(_ title: String, _ rows: [HostPanels.Row]) -> [NSAttributedString] {
    let bold = UIFont.monospacedSystemFont(ofSize: 11, weight: .bold)
    let heading = NSAttributedString(string: "\(title)\n", attributes: [.font: bold, .foregroundColor: UIColor.label])
    let width = 2 + (rows.map(\.key.count).max() ?? 0)
    return [heading]
      + rows.map { row in
        let line = NSMutableAttributedString(
          string: row.key.padding(toLength: width, withPad: " ", startingAt: 0), attributes: [.font: font, .foregroundColor: UIColor.label])
        line.append(
          NSAttributedString(string: "\(row.value)\n", attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel]))
        return line
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !columns.isEmpty else { return }
    let room = bounds.insetBy(dx: 16, dy: 16), unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let sizes = columns.map { $0.sizeThatFits(unlimited) }
    let isWide = sizes.reduce(Self.padding) { $0 + $1.width + Self.padding } <= room.width
    var x = Self.padding, y = Self.padding, end = CGSize.zero
    for (label, size) in zip(columns, sizes) {
      label.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      end = CGSize(width: max(end.width, label.frame.maxX), height: max(end.height, label.frame.maxY))
      if isWide { x = label.frame.maxX + Self.padding } else { y = label.frame.maxY }
    }
    scroll.contentSize = CGSize(width: end.width + Self.padding, height: end.height + Self.padding)
    let size = CGSize(width: min(scroll.contentSize.width, room.width), height: min(scroll.contentSize.height, room.height))
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    scroll.frame = box.bounds
  }

  func tapped() { closed() }

  override func accessibilityPerformEscape() -> Bool {
    guard !isHidden else { return false }
    closed()
    return true
  }
}
