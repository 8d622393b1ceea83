import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the formatting of text (Apple: UITextFormattingViewController, UITextFormattingCoordinator).
@Suite @MainActor struct TextFormattingTests {
  private typealias Sheet = UITextFormattingViewController

  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 700), scale: 1)
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "one two\nthree"
    screen.show(view)
    screen.settle()
    view.becomeFirstResponder()
  }

  private func attribute(_ key: NSAttributedString.Key, _ place: Int) -> Any? {
    view.textStorage.attribute(key, at: place, effectiveRange: nil)
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  private final class Diary: NSObject, UITextFormattingViewController.Delegate, UITextViewDelegate {
    var lines: [String] = []
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) { lines.append("\(changeValue)") }
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) { lines.append("will") }
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) { lines.append("did") }
  }

  @Test func changesApplyToTheSelectionAndCanBeUndone() {
    view.selectedRange = NSRange(location: 4, length: 3)
    view.apply(.bold(true))
    #expect((attribute(.font, 4) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect((attribute(.font, 0) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect((attribute(.font, 4) as? UIFont)?.pointSize == 20)
    view.apply(.underline(true))
    #expect(attribute(.underlineStyle, 6) as? Int == 1 && view.selectedRange == NSRange(location: 4, length: 3))
    view.undoManager?.undo()
    #expect(attribute(.underlineStyle, 6) == nil && view.text == "one two\nthree")
  }

  @Test func changesOfParagraphsApplyToWholeParagraphs() {
    view.selectedRange = NSRange(location: 1, length: 1)
    view.apply(.textAlignment(.center))
    #expect((attribute(.paragraphStyle, 7) as? NSParagraphStyle)?.alignment == .center)
    #expect((attribute(.paragraphStyle, 9) as? NSParagraphStyle)?.alignment ?? .natural == .natural)
    view.apply(.textList(.decimal))
    let style = attribute(.paragraphStyle, 0) as? NSParagraphStyle
    #expect(style?.textLists.first?.isOrdered == true && style?.alignment == .center)
  }

  @Test func theSheetReportsChanges() throws {
    let diary = Diary()
    let sheet = Sheet()
    sheet.delegate = diary
    sheet.formattingDescriptor = .init(string: view.textStorage, range: NSRange(location: 0, length: 3))
    screen.window.rootViewController?.present(sheet, animated: false)
    screen.advance(by: 1)
    func press(_ name: String) throws {
      let button = try #require(all(screen.window).compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == name })
      button.sendActions(for: .touchUpInside)
    }
    for name in ["Bold", "Increase Font Size", "Numbered List", "Highlight"] { try press(name) }
    #expect(diary.lines.count == 4)
    #expect(diary.lines[0] == "bold(true)" && diary.lines[1] == "fontSize(21.0)")
    #expect(diary.lines[2].contains("decimal") && diary.lines[3].contains("default"))
    var bold = Sheet.FormattingDescriptor()
    bold.fonts = [.boldSystemFont(ofSize: 20)]
    sheet.formattingDescriptor = bold
    try press("Bold")
    #expect(diary.lines[4] == "bold(false)")
  }

  @Test func theEditMenuOpensTheSheetOfATextView() throws {
    let diary = Diary()
    view.delegate = diary
    #expect(view.formatItem == nil)
    view.allowsEditingTextAttributes = true
    view.selectedRange = NSRange(location: 0, length: 3)
    let item = try #require(view.formatItem)
    #expect(item.title == "Format")
    item.performWithSender(nil, target: nil)
    screen.advance(by: 1)
    let sheet = try #require(screen.window.rootViewController?.presentedViewController as? UITextFormattingViewController)
    #expect(diary.lines == ["will", "did"] && sheet.formattingDescriptor?.fonts.count == 1)
    sheet.delegate?.textFormattingViewController(sheet, didChangeValue: .italic(true))
    #expect((attribute(.font, 0) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
  }

  @Test func actionsFormatTheSelection() {
    view.selectedRange = NSRange(location: 0, length: 3)
    let bold = Selector("toggleBoldface:")
    #expect(!view.canPerformAction(bold, withSender: nil))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction(bold, withSender: nil))
    view.toggleBoldface(nil)
    #expect((attribute(.font, 0) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    view.toggleBoldface(nil)
    #expect((attribute(.font, 0) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    view.updateTextAttributes { attributes in attributes.merging([.kern: 2]) { $1 } }
    #expect(attribute(.kern, 2) as? Int == 2 && attribute(.kern, 3) == nil)
  }

  @Test func aDescriptorDescribesARange() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 12), .strikethroughStyle: 1, .foregroundColor: UIColor.red],
      range: NSRange(location: 1, length: 1))
    let descriptor = Sheet.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 5))
    #expect(descriptor.fonts.map(\.pointSize) == [10, 12] && descriptor.strikethroughPresent && !descriptor.underlinePresent)
    #expect(descriptor.textColors == [.red] && descriptor.textAlignments == [.natural] && descriptor.textLists.isEmpty)
    #expect(Sheet.TextAlignment(nsTextAlignment: .justified).nsTextAlignment == .justified)
    #expect(Sheet.Component.component(.fontPicker, .mini).preferredSize == .mini && !Sheet.Configuration().groups.isEmpty)
  }
}
