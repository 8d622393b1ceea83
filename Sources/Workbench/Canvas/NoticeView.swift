import Hosting
import UIKit

/// The messages of the shell and of the host over the picture: compiler errors, statistics. Buttons below errors open their places in the
/// editor, and copy them.
final class NoticeView: UIView {
  /// Called with the place of an error that is to be opened.
  var opened: ((SourcePlace) -> Void)?

  private let notice = UILabel()
  private let scroll = UIScrollView()
  private let box = UIView()
  private let rows = UILabel()
  private let rowBox = UIView()
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (box, label) in [(box, notice), (rowBox, rows)] {
      box.backgroundColor = UIColor(white: 0.08, alpha: 0.9)
      box.layer.cornerRadius = 8
      label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .white
      label.numberOfLines = 0
      addSubview(box)
    }
    box.addSubview(scroll)
    scroll.addSubview(notice)
    rowBox.addSubview(rows)
    rowBox.isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("notices are made in code") }

  private static let padding: CGFloat = 12
  private static let buttonHeight: CGFloat = 28
  /// The maximum number of places that can be opened.
  private static let maximumPlaces = 3

  /// Only errors take touches. The others lie over the picture, which is in use.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || buttons.isEmpty ? nil : hit
  }

  /// - Parameters:
  ///   - text: the message of the shell; nil for none.
  ///   - progress: the current task of the shell; nil if there is none that takes a while.
  func show(_ text: String?, panels: HostPanels, progress: String?) {
    let shown = text ?? progress ?? panels.notice
    if shown != notice.text || (text == nil) != buttons.isEmpty {
      notice.text = shown
      showButtons(text)
      scroll.contentOffset = .zero
    }
    box.backgroundColor = text == nil ? UIColor(white: 0.08, alpha: 0.9) : UIColor(red: 0.55, green: 0.08, blue: 0.08, alpha: 0.95)
    let table = panels.statistics ?? []
    let width = table.map(\.key.count).max() ?? 0
    rows.text = table.map { $0.key.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.value }.joined(separator: "\n")
    (box.isHidden, rowBox.isHidden) = (notice.text == nil, table.isEmpty)
    accessibilityLabel = notice.text
  }

  private func showButtons(_ text: String?) {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    guard let text else { return }
    for place in SourcePlace.all(in: text).prefix(Self.maximumPlaces) { add("Open \(place.brief)") { [weak self] in self?.opened?(place) } }
    add("Copy") { UIPasteboard.general.string = text }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12, weight: .semibold)
    button.tintColor = .white
    button.backgroundColor = UIColor(white: 1, alpha: 0.18)
    button.layer.cornerRadius = 6
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    box.addSubview(button)
    buttons.append(button)
  }

  /// Lays out the texts in the bounds of the superview. A long message scrolls in the lower half.
  func arrange(in bounds: CGRect) {
    frame = bounds
    let available = CGSize(width: max(bounds.width - 56, 100), height: .greatestFiniteMagnitude)
    var size = notice.sizeThatFits(available)
    size.width = min(size.width, available.width)
    // Buttons that do not fit into the row continue in the next one.
    var x: CGFloat = 0, y: CGFloat = buttons.isEmpty ? 0 : 8, widest: CGFloat = 0
    var frames: [CGRect] = []
    for button in buttons {
      let width = min(button.sizeThatFits(available).width + 16, available.width)
      if x > 0, x + width > available.width { (x, y) = (0, y + Self.buttonHeight + 6) }
      frames.append(CGRect(x: x, y: y, width: width, height: Self.buttonHeight))
      x += width + 8
      widest = max(widest, x - 8)
    }
    let below = frames.last?.maxY ?? 0, width = max(size.width, widest)
    let height = min(size.height, max(bounds.height / 2 - below - 2 * Self.padding, 48))
    let whole = CGSize(width: width + 2 * Self.padding, height: height + below + 2 * Self.padding)
    box.frame = CGRect(
      x: ((bounds.width - whole.width) / 2).rounded(), y: max(bounds.height - whole.height - 16, 8), width: whole.width,
      height: whole.height)
    scroll.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: height)
    notice.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    scroll.isScrollEnabled = size.height > height
    for (button, frame) in zip(buttons, frames) { button.frame = frame.offsetBy(dx: Self.padding, dy: Self.padding + height) }
    let table = rows.sizeThatFits(available)
    rowBox.frame = CGRect(x: 16, y: 16, width: table.width + 2 * Self.padding, height: table.height + 2 * Self.padding)
    rows.frame = rowBox.bounds.insetBy(dx: Self.padding, dy: Self.padding)
  }
}
