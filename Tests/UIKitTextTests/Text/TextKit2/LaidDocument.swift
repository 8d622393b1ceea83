import UIKit

@testable import UIKit

/// A text storage with a content storage, a text layout manager and its container.
@MainActor struct LaidDocument {
  let storage: NSTextStorage
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container: NSTextContainer

  init(_ text: NSAttributedString, width: CGFloat = 200, height: CGFloat = 0, padding: CGFloat = 0) {
    storage = NSTextStorage(attributedString: text)
    container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = padding
    content.textStorage = storage
    content.addTextLayoutManager(manager)
    manager.textContainer = container
  }

  init(_ text: String, width: CGFloat = 200) { self.init(LaidText.styled(text), width: width) }

  func location(_ offset: Int) -> any NSTextLocation { content.location(content.documentRange.location, offsetBy: offset)! }
  func range(_ units: Range<Int>) -> NSTextRange { NSTextRange(location: location(units.lowerBound), end: location(units.upperBound))! }
  func range(_ word: String) -> NSTextRange {
    let range = (storage.string as NSString).range(of: word)
    return self.range(range.location..<range.location + range.length)
  }
  func units(_ range: NSTextRange) -> Range<Int> {
    let start = content.offset(from: content.documentRange.location, to: range.location)
    return start..<start + content.offset(from: range.location, to: range.endLocation)
  }
  func text(_ range: NSTextRange) -> String {
    let units = units(range)
    return (storage.string as NSString).substring(with: NSRange(location: units.lowerBound, length: units.count))
  }

  /// All fragments, laid out.
  var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      all.append($0)
      return true
    }
    return all
  }

  func image(_ size: CGSize = CGSize(width: 220, height: 160)) -> CGImage? {
    let fragments = fragments
    return UIGraphicsImageRenderer(size: size).image { renderer in
      for fragment in fragments { fragment.draw(at: fragment.layoutFragmentFrame.origin, in: renderer.cgContext) }
    }.cgImage
  }

  static func paragraphs(_ count: Int) -> String { (0..<count).map { "Paragraph \($0) of the text" }.joined(separator: "\n") }
}
