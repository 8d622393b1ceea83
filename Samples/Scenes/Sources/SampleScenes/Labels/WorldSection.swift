import UIKit

/// A label with eight scripts and emoji in colour.
@MainActor
enum WorldSection {
  static func make() -> LabelStack {
    let label = UILabel()
    label.text = "Hello 안녕하세요 こんにちは 你好 مرحبا สวัสดี नमस्ते Привет 👋🏽🌍👩‍🚀🇰🇷"
    label.font = .systemFont(ofSize: 22)
    label.numberOfLines = 0
    return LabelStack([label])
  }
}
