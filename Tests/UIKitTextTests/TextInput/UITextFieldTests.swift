import Display
import TestSupport
import Testing
import UIKit

@testable import VitrineTesting

@Suite(.namesSeeds) @MainActor struct UITextFieldTests {
  private func stage(_ text: String = "", width: CGFloat = 200, style: UITextField.BorderStyle = .roundedRect) -> (
    HeadlessScreen, UITextField
  ) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: width, height: 34))
    field.borderStyle = style
    field.text = text
    screen.show(field)
    return (screen, field)
  }

  @Test func `Editing calls the delegate and the targets in order`() {
    let (screen, field) = stage()
    let diary = FieldDiary()
    diary.isQuiet = false
    diary.follow(field)
    #expect(field.becomeFirstResponder())
    #expect(diary.take() == ["shouldBegin", "didBegin", "editingDidBegin"])
    screen.type("a")
    #expect(diary.take() == ["shouldChange 0+0 \"a\"", "selection", "editingChanged"])
    screen.press(.keyboardDeleteOrBackspace)
    #expect(diary.take() == ["shouldChange 0+1 \"\"", "selection", "editingChanged"])
    screen.press(.keyboardReturnOrEnter)
    #expect(diary.take() == ["shouldReturn", "primaryAction"] && field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(diary.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
  }

  @Test func `Return ends editing where somebody hears of it`() {
    let (screen, field) = stage()
    let diary = FieldDiary()
    diary.endsOnExit = true
    diary.follow(field)
    field.becomeFirstResponder()
    _ = diary.take()
    screen.type("\n")
    #expect(diary.take() == ["shouldReturn", "primaryAction", "editingDidEndOnExit", "shouldEnd", "didEnd", "editingDidEnd"])
    #expect(!field.isEditing)
  }

  @Test func `A delegate that says no is obeyed`() {
    let (screen, field) = stage("ab")
    let diary = FieldDiary()
    diary.follow(field)
    diary.refuses = ["shouldBegin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    diary.refuses = ["shouldChange 2+0 \"c\"", "shouldEnd"]
    #expect(field.becomeFirstResponder())
    screen.type("cd")
    #expect(field.text == "abd")
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(field.window?.endEditing(true) == true && !field.isEditing, "force ends it whatever the delegate says")
  }

  @Test func `A tap takes the keyboard and puts the caret at the nearer end of the word`() {
    let (screen, field) = stage("hello world")
    field.borderStyle = .none
    screen.settle()
    screen.tap(at: CGPoint(x: 24, y: 37))
    #expect(field.isFirstResponder)
    #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 0)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 200, y: 37))
    #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 11)
    screen.tap(at: CGPoint(x: 200, y: 37))
    #expect(field.text(in: field.selectedTextRange!) == "world", "a double tap selects the word")
    screen.type("there")
    #expect(field.text == "hello there")
  }

  @Test func `Keys move, select, delete, and take back`() {
    let (screen, field) = stage("one two three")
    field.becomeFirstResponder()
    func selected() -> String { field.text(in: field.selectedTextRange!) ?? "" }
    func caret() -> Int { field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end) }
    screen.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(caret() == 8)
    screen.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    #expect(selected() == "two ")
    screen.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "one three")
    screen.press(.keyboardZ, modifiers: .command)
    #expect(field.text == "one two three" && selected() == "two ")
    screen.press(.keyboardZ, modifiers: [.command, .shift])
    #expect(field.text == "one three")
    screen.press(.keyboardHome)
    screen.press(.keyboardEnd, modifiers: .shift)
    #expect(selected() == "one three")
    screen.press(.keyboardRightArrow)
    #expect(selected() == "" && caret() == 9)
    screen.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(field.text == "one ")
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardDeleteForward)
    #expect(field.text == "ne ")
  }

  @Test func `Text is copied, cut and pasted`() {
    let (screen, field) = stage("alpha beta")
    field.becomeFirstResponder()
    screen.press(.keyboardLeftArrow, modifiers: [.alternate, .shift])
    screen.press(.keyboardX, modifiers: .control)
    #expect(field.text == "alpha " && UIPasteboard.general.string == "beta")
    screen.press(.keyboardV, modifiers: .control)
    screen.press(.keyboardV, modifiers: .command)
    #expect(field.text == "alpha betabeta")
    UIPasteboard.general.string = "two\nlines"
    screen.press(.keyboardA, modifiers: .control)
    screen.press(.keyboardV, modifiers: .control)
    #expect(field.text == "two lines", "a field has one line")
  }

  @Test func `Secure text shows dots and stays where it is`() {
    let (screen, field) = stage("secret")
    let plain = screen.image
    field.isSecureTextEntry = true
    screen.settle()
    #expect(screen.image.pixels != plain.pixels)
    field.becomeFirstResponder()
    UIPasteboard.general.string = "before"
    screen.press(.keyboardA, modifiers: .control)
    screen.press(.keyboardC, modifiers: .control)
    #expect(UIPasteboard.general.string == "before")
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    // After it, typing is a new undo action.
    screen.press(.keyboardEnd)
    screen.type("xy")
    #expect(field.text == "xy")
  }

  @Test func `Fields have the sizes of iOS`() {
    let field = UITextField()
    field.text = "Name"
    let width = ("Name" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(field.intrinsicContentSize.height == 22 && abs(field.intrinsicContentSize.width - width) < 1)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34 && abs(field.intrinsicContentSize.width - width - 14) < 1)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 30)
    #expect(field.intrinsicContentSize.height == 49)
  }

  @Test func `Overlays show when their modes say so and make room`() {
    let (screen, field) = stage("text")
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = left
    field.leftViewMode = .unlessEditing
    field.clearButtonMode = .whileEditing
    screen.settle()
    #expect(!left.isHidden && field.textRect(forBounds: field.bounds).minX == 34)
    field.becomeFirstResponder()
    screen.settle()
    #expect(left.isHidden && field.editingRect(forBounds: field.bounds).minX == 7)
    let diary = FieldDiary()
    diary.follow(field)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    screen.tap(at: CGPoint(x: 20 + clear.midX, y: 20 + clear.midY))
    #expect(field.text == "" && diary.take() == ["shouldClear", "editingChanged"])
    screen.settle()
    #expect(field.editingRect(forBounds: field.bounds).width == 186, "an empty field has no clear button")
  }

  @Test func `Long text scrolls so that the caret shows`() {
    let (screen, field) = stage("", width: 100)
    field.becomeFirstResponder()
    screen.type("a text that is much wider than its field")
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX <= 93.5 && caret.minX > 60)
    screen.press(.keyboardHome)
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 7) <= 1)
  }

  @Test func `An input method composes in place`() {
    let (screen, field) = stage("ab")
    let diary = FieldDiary()
    diary.follow(field)
    field.becomeFirstResponder()
    screen.press(.keyboardLeftArrow)
    let plain = screen.image
    screen.compose("ㅎ")
    #expect(field.text == "aㅎb" && field.markedTextRange.map { field.text(in: $0)! } == "ㅎ")
    screen.compose("하")
    screen.compose("한")
    #expect(field.text == "a한b")
    #expect(screen.image.pixels != plain.pixels)
    screen.press(.keyboardLeftArrow)
    #expect(field.text == "a한b" && field.markedTextRange != nil, "keys belong to the input method while it composes")
    screen.compose("")
    screen.type("한")
    #expect(field.text == "a한b" && field.markedTextRange == nil)
    screen.press(.keyboardZ, modifiers: .control)
    #expect(field.text == "ab")
  }

  @Test func `The input method learns where the caret is`() throws {
    let (screen, field) = stage("hello")
    #expect(screen.display.textInputArea == nil)
    field.becomeFirstResponder()
    screen.settle()
    let area = try #require(screen.display.textInputArea)
    #expect(area.minX > 50 && area.minX < 80 && area.minY > 20 && area.maxY < 54)
    field.resignFirstResponder()
    screen.settle()
    #expect(screen.display.textInputArea == nil)
  }

  @Test func `The caret blinks by the clock, and rests when nothing happens`() {
    let (screen, field) = stage("")
    field.tintColor = .red
    field.becomeFirstResponder()
    screen.settle()
    let spot = field.convert(CGPoint(x: field.caretRect(for: field.endOfDocument).midX, y: 17), to: nil)
    func isShown() -> Bool { screen.color(at: spot) != screen.color(at: CGPoint(x: spot.x + 30, y: spot.y)) }
    #expect(isShown())
    screen.advance(by: 0.6)
    #expect(!isShown())
    screen.advance(by: 0.5)
    #expect(isShown())
    screen.advance(by: 20)
    #expect(isShown())
    screen.advance(by: 1)
    #expect(screen.lastFrame.pixelsWritten == 0 && isShown() && screen.screen.host.nextEvent == nil, "the program sleeps")
    screen.type("x")
    screen.advance(by: 0.6)
    #expect(screen.screen.host.nextEvent != nil)
  }

  @Test func `A field that leaves the window ends its editing`() {
    let (screen, field) = stage("x")
    let diary = FieldDiary()
    diary.follow(field)
    field.becomeFirstResponder()
    _ = diary.take()
    field.removeFromSuperview()
    screen.settle()
    #expect(diary.take() == ["shouldEnd", "didEnd", "editingDidEnd"] && !field.isEditing)
  }

  @Test func `Secure, disabled and odd fields survive whatever is done`() {
    for seed in 1...12 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (screen, field) = stage(["", "text", "مرحبا", "👨‍👩‍👧 family", "a\nb"].randomElement(using: &generator)!)
      field.becomeFirstResponder()
      for _ in 0..<60 {
        switch Int.random(in: 0..<13, using: &generator) {
        case 0: screen.type(["a", "B", " ", "é", "한", "\n"].randomElement(using: &generator)!)
        case 1:
          screen.press([.keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow].randomElement(using: &generator)!)
        case 2: screen.press(.keyboardDeleteOrBackspace, modifiers: [[], .alternate, .command].randomElement(using: &generator)!)
        case 3:
          field.frame = CGRect(x: 0, y: 0, width: .random(in: 0...300, using: &generator), height: .random(in: 0...60, using: &generator))
        case 4: screen.press(.keyboardZ, modifiers: [.control, [.control, .shift]].randomElement(using: &generator)!)
        case 5: field.isSecureTextEntry.toggle()
        case 6: screen.compose(["", "ㅎ", "xyz"].randomElement(using: &generator)!)
        case 7: field.textAlignment = [.left, .center, .right, .natural, .justified].randomElement(using: &generator)!
        case 8: screen.tap(at: CGPoint(x: .random(in: 0...300, using: &generator), y: .random(in: 0...60, using: &generator)))
        case 9: field.text = ["", "x", String(repeating: "wide ", count: 40)].randomElement(using: &generator)!
        case 10: screen.press(.keyboardV, modifiers: .control)
        case 11: field.borderStyle = [.none, .line, .bezel, .roundedRect].randomElement(using: &generator)!
        default: _ = Bool.random(using: &generator) ? field.becomeFirstResponder() : field.resignFirstResponder()
        }
        let length = field.text!.utf16.count
        let range = field.selectedTextRange!
        #expect(field.offset(from: field.beginningOfDocument, to: range.end) <= length, "seed \(seed)")
      }
    }
  }
}
