import UIKit

/// The lines that the preview printed, below the canvas.
final class ConsoleView: UIView {
  private let model: WorkbenchModel
  private let title = UILabel()
  private let clear = UIButton(type: .system)
  private let text = UITextView()

  init(_ model: WorkbenchModel) {
    self.model = model
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.text = "CONSOLE"
    title.font = .systemFont(ofSize: 11, weight: .semibold)
    title.textColor = .secondaryLabel
    clear.setTitle("Clear", for: .normal)
    clear.titleLabel?.font = .systemFont(ofSize: 12)
    clear.addAction(UIAction { [weak self] _ in self?.model.console = ConsoleText() }, for: .touchUpInside)
    text.isEditable = false
    text.backgroundColor = .clear
    text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    text.textColor = .label
    text.accessibilityLabel = "Console"
    for view in [title, clear, text] { addSubview(view) }
    model.observe(self) { [weak self] in if [.console, .view].contains($0) { self?.update() } }
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the console is made in code") }

  private static let barHeight: CGFloat = 24

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 10, y: 0, width: 120, height: Self.barHeight)
    clear.frame = CGRect(x: bounds.width - 60, y: 0, width: 52, height: Self.barHeight)
    text.frame = CGRect(x: 5, y: Self.barHeight, width: max(bounds.width - 10, 0), height: max(bounds.height - Self.barHeight, 0))
  }

  private func update() {
    guard model.preferences.showsConsole else { return }
    let shown = model.console.lines.isEmpty ? "What the preview prints appears here." : model.console.text
    guard shown != text.text else { return }
    text.textColor = model.console.lines.isEmpty ? .secondaryLabel : .label
    // The end stays visible, unless the user has scrolled away from it.
    let isAtEnd = text.contentOffset.y >= text.contentSize.height - text.bounds.height - 20
    text.text = shown
    text.layoutIfNeeded()
    guard isAtEnd else { return }
    text.contentOffset.y = max(text.contentSize.height - text.bounds.height, 0)
  }
}
