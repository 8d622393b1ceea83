import UIKit

/// A text storage with a layout manager and its containers.
struct LaidText {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let containers: [NSTextContainer]
  var container: NSTextContainer { containers[0] }

  init(
    _ text: NSAttributedString, _ sizes: [CGSize] = [CGSize(width: 200, height: 0)], manager: NSLayoutManager = NSLayoutManager(),
    padding: CGFloat = 0
  ) {
    storage = NSTextStorage(attributedString: text)
    self.manager = manager
    storage.addLayoutManager(manager)
    containers = sizes.map { size in
      let container = NSTextContainer(size: size)
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      return container
    }
  }

  init(_ text: String, width: CGFloat = 200, manager: NSLayoutManager = NSLayoutManager(), padding: CGFloat = 0) {
    self.init(Self.styled(text), [CGSize(width: width, height: 0)], manager: manager, padding: padding)
  }

  static func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { own, _ in own })
  }

  func range(_ word: String) -> NSRange { (storage.string as NSString).range(of: word) }
  func text(_ range: NSRange) -> String { (storage.string as NSString).substring(with: range) }
  func middle(of word: String) -> CGPoint {
    let rect = manager.boundingRect(forGlyphRange: range(word), in: container)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @MainActor func image(_ size: CGSize = CGSize(width: 220, height: 120)) -> CGImage? {
    UIGraphicsImageRenderer(size: size).image { _ in
      let all = NSRange(location: 0, length: manager.numberOfGlyphs)
      manager.drawBackground(forGlyphRange: all, at: .zero)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }.cgImage
  }

  static let long = "The quick brown fox jumps over the lazy dog, and the dog, being lazy, lets it. وقف الثعلب. 狐狸跳过了懒狗 end."
}
