import UIKit

@MainActor
enum WeightsSection {
  static func make() -> LabelStack {
    let styles: [(String, UIFont)] = [
      ("Light 17", .systemFont(ofSize: 17, weight: .light)), ("Regular 17", .systemFont(ofSize: 17)),
      ("Semibold 17", .systemFont(ofSize: 17, weight: .semibold)), ("Heavy 17", .systemFont(ofSize: 17, weight: .heavy)),
      ("Italic 17", .italicSystemFont(ofSize: 17)), ("Monospaced 15: 0O 1lI", .monospacedSystemFont(ofSize: 15, weight: .regular)),
    ]
    return LabelStack(
      styles.map { text, font in
        let label = UILabel()
        label.text = text
        label.font = font
        return label
      }, spacing: 1)
  }
}
