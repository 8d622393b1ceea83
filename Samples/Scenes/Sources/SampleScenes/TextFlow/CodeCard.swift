import UIKit

/// A text view with a text storage that highlights words, and a layout manager with rounded backgrounds.
final class CodeCard: CardView {
  private let textView: UITextView

  init() {
    let storage = CodeStorage()
    let manager = RoundedBackgroundManager()
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    textView = UITextView(frame: .zero, textContainer: container)
    super.init(frame: .zero)
    textView.backgroundColor = .clear
    textView.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    textView.text = """
      // Words are coloured as they are typed.
      func greet(_ name: String) -> String {
        let text = `hello` + name
        return text
      }
      """
    addSubview(textView)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 104) }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds.insetBy(dx: 8, dy: 2)
  }
}
