import UIKit

@MainActor
enum TruncationSection {
  static func make() -> LabelStack {
    let modes: [(NSLineBreakMode, String)] = [
      (.byTruncatingTail, "Tail: a label ends in dots as soon as its line is full"),
      (.byTruncatingMiddle, "Middle: the start and the end of it can be read"),
      (.byTruncatingHead, "Head: what comes last is what one gets to see"),
      (.byClipping, "Clipping: the last letter is cut where the line ends"),
    ]
    return LabelStack(
      modes.map { mode, text in
        let label = UILabel()
        label.text = text
        label.lineBreakMode = mode
        label.font = .systemFont(ofSize: 16)
        return label
      })
  }
}
