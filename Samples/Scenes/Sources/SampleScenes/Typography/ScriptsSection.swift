import UIKit

@MainActor
enum ScriptsSection {
  static func make() -> LabelStack {
    let texts = [
      "Sphinx of black quartz, judge my vow", "다람쥐 헌 쳇바퀴에 타고파", "مرحبا بالعالم، كيف حالك اليوم؟", "Füße, naïve, Ελληνικά, Привет",
      "Faces 😀 😎, flags 🇰🇷 🇫🇷, family 👨‍👩‍👧",
    ]
    return LabelStack(
      texts.map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 19)
        return label
      })
  }
}
