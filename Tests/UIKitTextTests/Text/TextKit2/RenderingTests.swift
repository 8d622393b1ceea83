import Testing
import UIKit

@testable import UIKit

@Suite @MainActor struct RenderingTests {
  private func data(_ document: LaidDocument) -> Data? { document.image()?.dataProvider?.data }

  // MARK: Rendering attributes

  @Test func `Rendering attributes look like attributes, and do not change the layout`() {
    let document = LaidDocument(LaidText.long), plain = data(document), frames = document.fragments.map(\.layoutFragmentFrame)
    let count = document.manager.layoutCount
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    document.manager.setRenderingAttributes(attributes, for: document.range("quick brown"))
    let text = NSMutableAttributedString(attributedString: LaidText.styled(LaidText.long))
    text.addAttributes(attributes, range: (text.string as NSString).range(of: "quick brown"))
    let changed = data(document)
    #expect(changed != plain && changed == data(LaidDocument(text)))
    #expect(document.manager.layoutCount == count && document.fragments.map(\.layoutFragmentFrame) == frames)
    // A font has no effect.
    document.manager.setRenderingAttributes([.font: UIFont.systemFont(ofSize: 40)], for: document.content.documentRange)
    #expect(data(document) == plain && document.manager.layoutCount == count)
    document.manager.invalidateRenderingAttributes(for: document.content.documentRange)
    #expect(data(document) == plain)
  }

  @Test func `Colours inside of joined letters move no glyph`() {
    let document = LaidDocument("وقف الثعلب البني"), plain = data(document)
    document.manager.addRenderingAttribute(.foregroundColor, value: UIColor.black, for: document.range(1..<6))
    #expect(data(document) == plain)
    document.manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: document.range(1..<6))
    #expect(data(document) != plain)
  }

  @Test func `Rendering attributes are enumerated, removed, and move with the text`() {
    let document = LaidDocument("one two three four"), manager = document.manager
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: document.range("two three"))
    manager.addRenderingAttribute(.backgroundColor, value: UIColor.blue, for: document.range("three four"))
    func all(reverse: Bool = false) -> [String] {
      var found: [String] = []
      manager.enumerateRenderingAttributes(from: document.location(reverse ? document.storage.length : 0), reverse: reverse) {
        found.append("\(document.text($2)) \($1.keys.map(\.rawValue).sorted())")
        return $0 === manager
      }
      return found
    }
    let (color, back) = (NSAttributedString.Key.foregroundColor.rawValue, NSAttributedString.Key.backgroundColor.rawValue)
    let expected = ["two  [\"\(color)\"]", "three [\"\(back)\", \"\(color)\"]", " four [\"\(back)\"]"]
    #expect(all() == expected && all(reverse: true) == expected.reversed())
    document.storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "A longer word")
    #expect(all() == expected)
    document.manager.removeRenderingAttribute(.foregroundColor, for: document.range("three"))
    #expect(all() == [expected[0], "three [\"\(back)\"]", expected[2]])
    document.storage.replaceCharacters(
      in: document.storage.string.range(of: "two three").map { NSRange($0, in: document.storage.string) }!, with: "2")
    #expect(all() == [expected[2]])
  }

  @Test func `A validator is asked before a fragment is drawn`() {
    let document = LaidDocument("one\ntwo")
    var asked: [String] = []
    document.manager.renderingAttributesValidator = { manager, fragment in
      asked.append(document.text(fragment.rangeInElement))
      manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    let red = data(document)
    #expect(asked == ["one\n", "two"] && data(document) == red && asked.count == 2)
    #expect(red == data(LaidDocument(LaidText.styled("one\ntwo", [.foregroundColor: UIColor.red]))))
    document.manager.invalidateRenderingAttributes(for: document.range("two"))
    #expect(data(document) == red && asked == ["one\n", "two", "two"])
  }

  @Test func `Links have the link colour and a line, or what the delegate returns`() {
    final class Plain: NSObject, NSTextLayoutManagerDelegate {
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
      ) -> [NSAttributedString.Key: Any]? { link as? String == "a:b" ? [.foregroundColor: UIColor.green] : nil }
    }
    let linked = LaidText.styled("linked", [.link: "a:b"]), delegate = Plain()
    let document = LaidDocument(linked)
    let underlined = LaidText.styled("linked", [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue])
    #expect(data(document) == data(LaidDocument(underlined)))
    document.manager.delegate = delegate
    #expect(data(document) == data(LaidDocument(LaidText.styled("linked", [.foregroundColor: UIColor.green]))))
  }

  // MARK: Fragments of a program

  final class Bubble: NSTextLayoutFragment {
    var drawn = 0
    override var leadingPadding: CGFloat { 20 }
    override var trailingPadding: CGFloat { 10 }
    override var topMargin: CGFloat { 6 }
    override var bottomMargin: CGFloat { 4 }
    override func draw(at point: CGPoint, in context: CGContext) {
      drawn += 1
      context.setFillColor(UIColor.orange.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    var asked = 0
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      asked += 1
      return asked == 2
        ? Bubble(textElement: textElement, range: textElement.elementRange)
        : NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
  }

  @Test func `A fragment of a delegate has its own space, and draws`() throws {
    let document = LaidDocument("first\nsecond paragraph of the text\nthird"), delegate = Bubbles(), plain = LaidDocument("first\nsecond")
    document.manager.delegate = delegate
    let image = try #require(document.image())
    let bubble = try #require(document.fragments[1] as? Bubble)
    #expect(bubble.drawn == 1 && delegate.asked == 3 && bubble.textLayoutManager === document.manager)
    let frame = bubble.layoutFragmentFrame, height = plain.fragments[1].layoutFragmentFrame.height
    #expect(bubble.textLineFragments.count == 2 && abs(frame.height - 2 * height - 10) < 1.5)
    #expect(bubble.textLineFragments[0].typographicBounds.origin == CGPoint(x: 20, y: 6))
    #expect(bubble.textLineFragments.allSatisfy { $0.typographicBounds.maxX <= frame.width - 10 + 0.01 })
    #expect(
      document.fragments[2].layoutFragmentFrame.minY == frame.maxY
        && bubble.renderingSurfaceBounds.contains(CGRect(origin: .zero, size: frame.size)))
    let picture = LaidDocument("first\nsecond paragraph of the text\nthird").image()
    #expect(image.dataProvider?.data != picture?.dataProvider?.data)
  }

  @Test func `A delegate forbids line breaks`() {
    final class Strict: NSObject, NSTextLayoutManagerDelegate {
      var forbidden = 0
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
      ) -> Bool { textLayoutManager.offset(from: textLayoutManager.documentRange.location, to: location) != forbidden }
    }
    let text = "some\nwords and others in lines", free = LaidDocument(text, width: 90), strict = LaidDocument(text, width: 90)
    func starts(_ document: LaidDocument) -> [Int] { document.fragments[1].textLineFragments.map { $0.characterRange.location + 5 } }
    let delegate = Strict(), lines = starts(free)
    delegate.forbidden = lines[1]
    strict.manager.delegate = delegate
    let others = starts(strict)
    #expect(lines.count > 1 && others.count > 1 && others[1] < lines[1])
    delegate.forbidden = 0
    strict.manager.invalidateLayout(for: strict.content.documentRange)
    #expect(starts(strict) == lines)
  }

  // MARK: Attachments

  @Test func `Attachments have frames, and views of registered classes`() throws {
    final class Provider: NSTextAttachmentViewProvider {
      override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
      ) {
        super.init(textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
        tracksTextAttachmentViewBounds = true
      }
      override func loadView() { view = MainActor.assumeIsolated { UISwitch() } }
      override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
      ) -> CGRect { CGRect(x: 0, y: 0, width: 51, height: 31) }
    }
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.switch")
    let attachment = NSTextAttachment(data: nil, ofType: "test.switch")
    #expect(attachment.usesTextAttachmentView && !NSTextAttachment(data: nil, ofType: "test.other").usesTextAttachmentView)
    let text = NSMutableAttributedString(attributedString: LaidText.styled("first\nA switch "))
    text.append(NSAttributedString(attachment: attachment))
    let document = LaidDocument(text), fragment = document.fragments[1]
    let provider = try #require(fragment.textAttachmentViewProviders.first)
    #expect(provider.view is UISwitch && provider.textAttachment === attachment && provider.textLayoutManager === document.manager)
    #expect(fragment.textAttachmentViewProviders.first === provider)
    let frame = fragment.frameForTextAttachment(at: provider.location), before = fragment.textLineFragments[0]
    #expect(frame.size == CGSize(width: 51, height: 31) && abs(frame.minX - before.locationForCharacter(at: 9).x) < 0.01)
    #expect(abs(frame.maxY - before.typographicBounds.minY - before.glyphOrigin.y) < 0.01)
    #expect(fragment.frameForTextAttachment(at: document.location(7)) == .zero)
    #expect(document.fragments[0].textAttachmentViewProviders.isEmpty)
  }

  @Test func `Items of lists have markers`() {
    let list = NSTextList(markerFormat: .decimal)
    let items = ["one", "two"].map {
      NSTextListElement(contents: LaidText.styled($0), markerAttributes: nil, textList: list, children: nil)
    }
    let whole = NSTextListElement(children: items, textList: NSTextList(markerFormat: .disc), nestingLevel: 0)
    #expect(items.map(\.attributedString.string) == ["\t1\tone", "\t2\ttwo"])
    #expect(whole?.childElements.count == 2 && items[0].parent === whole && whole?.isRepresentedElement == false)
    #expect(NSTextListElement(children: [], textList: list, nestingLevel: 0) == nil)
  }
}
