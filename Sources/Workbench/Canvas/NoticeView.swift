import Hosting
import UIKit

/// The messages of the shell and of the host over the picture: compiler errors, statistics, keys.
final class NoticeView: UIView {
  private let notice = UILabel()
  private let box = UIView()
  private let rows = UILabel()
  private let rowBox = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (box, label) in [(box, notice), (rowBox, rows)] {
      box.backgroundColor = UIColor(white: 0.08, alpha: 0.9)
      box.layer.cornerRadius = 8
      label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .white
      label.numberOfLines = 0
      box.addSubview(label)
      addSubview(box)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("notices are made in code") }

  private static let padding: CGFloat = 12

  /// - Parameters:
  ///   - text: the message of the shell; nil for none.
  ///   - progress: the current task of the shell; nil if there is none that takes a while.
  func show(_ text: String?, panels: HostPanels, progress: String?) {
    notice.text = text ?? progress ?? panels.notice
    box.backgroundColor = text == nil ? UIColor(white: 0.08, alpha: 0.9) : UIColor(red: 0.55, green: 0.08, blue: 0.08, alpha: 0.95)
    let table = (panels.help ?? []) + (panels.statistics ?? [])
    let width = table.map(\.key.count).max() ?? 0
    rows.text = table.map { $0.key.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.value }.joined(separator: "\n")
    (box.isHidden, rowBox.isHidden) = (notice.text == nil, table.isEmpty)
    accessibilityLabel = notice.text
  }

  /// Lays out the texts in the bounds of the superview.
  func arrange(in bounds: CGRect) {
    frame = bounds
    let available = CGSize(width: max(bounds.width - 80, 100), height: .greatestFiniteMagnitude)
    let size = notice.sizeThatFits(available)
    let width = min(size.width, available.width)
    box.frame = CGRect(
      x: ((bounds.width - width) / 2 - Self.padding).rounded(), y: max(bounds.height - size.height - 2 * Self.padding - 16, 8),
      width: width + 2 * Self.padding, height: size.height + 2 * Self.padding)
    notice.frame = box.bounds.insetBy(dx: Self.padding, dy: Self.padding)
    let table = rows.sizeThatFits(available)
    rowBox.frame = CGRect(x: 16, y: 16, width: table.width + 2 * Self.padding, height: table.height + 2 * Self.padding)
    rows.frame = rowBox.bounds.insetBy(dx: Self.padding, dy: Self.padding)
  }
}
