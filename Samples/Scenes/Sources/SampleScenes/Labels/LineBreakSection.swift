import UIKit

/// The six line break modes, with one line and with two.
@MainActor
enum LineBreakSection {
  private static let modes: [(NSLineBreakMode, String)] = [
    (.byWordWrapping, "Words"), (.byCharWrapping, "Letters"), (.byClipping, "Clipping"), (.byTruncatingHead, "Head"),
    (.byTruncatingTail, "Tail"), (.byTruncatingMiddle, "Middle"),
  ]

  static func make() -> LabelStack {
    LabelStack(modes.map { label($0, $1, lines: 1) } + modes.filter { $0.0 != .byClipping }.map { label($0, $1, lines: 2) }, spacing: 5)
  }

  private static func label(_ mode: NSLineBreakMode, _ name: String, lines: Int) -> UILabel {
    let label = UILabel()
    let sentence = "a sentence of several words that are longer than the label is wide"
    label.text = lines == 1 ? "\(name): \(sentence)" : "\(name): in two lines, \(sentence), even where it may take one line more than that"
    label.font = .systemFont(ofSize: 14)
    label.lineBreakMode = mode
    label.numberOfLines = lines
    label.backgroundColor = .secondarySystemFill
    return label
  }
}
