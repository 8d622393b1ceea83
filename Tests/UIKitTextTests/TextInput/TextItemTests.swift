import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the items of text views: links, tags and attachments (Apple: UITextItem, UITextItem.MenuConfiguration).
@Suite @MainActor struct TextItemTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1)
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
  private let diary = Diary()
  private let url = URL(fileURLWithPath: "/page")

  private final class Diary: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var answer: UITextItem.MenuConfiguration?
    var answers = false

    private func name(_ item: UITextItem) -> String {
      switch item.content {
      case .link: "link"
      case .tag(let tag): tag
      case .textAttachment: "attachment"
      }
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      UIAction { [weak self] _ in self?.lines.append("tap \(self?.name(textItem) ?? "")") }
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
      -> UITextItem.MenuConfiguration?
    {
      lines.append("menu \(name(textItem)) \(defaultMenu.children.count)")
      return answers ? answer : UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { lines.append("will") }
  }

  init() {
    let text = NSMutableAttributedString(string: "A link and a tag", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: url, range: NSRange(location: 2, length: 4))
    text.addAttribute(.textItemTag, value: "word", range: NSRange(location: 13, length: 3))
    view.isEditable = false
    view.attributedText = text
    view.delegate = diary
    screen.show(view)
    screen.settle()
  }

  private func middle(_ location: Int, _ length: Int) throws -> CGPoint {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: location))
    let end = try #require(view.position(from: start, offset: length))
    let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func hold(_ point: CGPoint) {
    screen.touch(.began, at: point)
    screen.advance(by: 1.5)
    screen.touch(.ended, at: point)
    screen.advance(by: 0.5)
  }

  @Test func tapsPerformThePrimaryAction() throws {
    screen.tap(at: try middle(2, 4))
    screen.advance(by: 1)
    screen.tap(at: try middle(13, 3))
    screen.advance(by: 1)
    screen.tap(at: try middle(7, 3))
    #expect(diary.lines == ["tap link", "tap word"])
  }

  @Test func aLongPressOnALinkOpensItsMenu() throws {
    hold(try middle(2, 4))
    #expect(diary.lines == ["menu link 2", "will"])
  }

  @Test func aMenuWithoutCommandsDoesNotOpen() throws {
    hold(try middle(13, 3))
    #expect(diary.lines == ["menu word 0"])
  }

  @Test func theDelegateRefusesAMenu() throws {
    diary.answers = true
    hold(try middle(2, 4))
    #expect(diary.lines == ["menu link 2"])
  }

  @Test func theDelegateReplacesAMenu() throws {
    diary.answers = true
    diary.answer = UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
    hold(try middle(13, 3))
    #expect(diary.lines == ["menu word 0", "will"])
  }

  @Test func textThatIsEditedHasNoMenus() {
    #expect(view.interactions.contains { $0 is UIContextMenuInteraction })
    view.isEditable = true
    screen.settle()
    #expect(!view.interactions.contains { $0 is UIContextMenuInteraction })
  }
}
