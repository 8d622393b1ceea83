import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the editing of a program's own text input (Apple: UITextInteraction, UITextSelectionDisplayInteraction).
@Suite @MainActor struct UITextInteractionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 240), scale: 1)
  private let view = GridTextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let interaction: UITextInteraction
  private let diary = Diary()

  private final class Diary: NSObject, UITextInteractionDelegate {
    var lines: [String] = []
    var allows = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
    func interactionWillBegin(_ interaction: UITextInteraction) { lines.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { lines.append("end") }
  }

  init() {
    interaction = UITextInteraction(for: .editable)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    root.addSubview(view)
    interaction.textInput = view
    interaction.delegate = diary
    view.addInteraction(interaction)
    screen.show(root)
    screen.settle()
  }

  private func tap(_ x: CGFloat, times: Int = 1) {
    for _ in 0..<times { screen.tap(at: CGPoint(x: 20 + x, y: 110)) }
    screen.advance(by: 0.8)
  }

  @Test func aTapMakesTheInputFirstAndPlacesTheCursor() throws {
    #expect(interaction.textInteractionMode == .editable && interaction.display == nil)
    tap(58)
    #expect(view.isFirstResponder && view.selected == 7..<7, "the cursor is at the nearer end of the word")
    #expect(diary.lines == ["begin", "end"])
    let cursor = try #require(interaction.display?.cursorView)
    #expect(!cursor.isHidden && cursor.frame == CGRect(x: 70, y: 0, width: 2, height: 20))
    #expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view === view })
  }

  @Test func twoTapsSelectAWordAndThreeAParagraph() throws {
    tap(55, times: 2)
    #expect(view.selected == 4..<7)
    let display = try #require(interaction.display)
    #expect(display.cursorView.isHidden && display.handleViews.allSatisfy { !$0.isHidden })
    #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
    screen.advance(by: 2)
    tap(55, times: 3)
    #expect(view.selected == 0..<13)
  }

  @Test func inputMethodsAreToldTheRectangleOfTheCursor() {
    #expect(screen.display.textInputArea == nil)
    tap(58)
    #expect(screen.display.textInputArea == CGRect(x: 90, y: 100, width: 2, height: 20))
  }

  @Test func theDelegateRefusesAGesture() {
    diary.allows = false
    tap(58)
    #expect(!view.isFirstResponder && diary.lines.isEmpty)
  }

  @Test func keysMoveTheCursorAndSelectThroughTheProtocol() {
    tap(58)
    screen.press(.keyboardLeftArrow)
    #expect(view.selected == 6..<6)
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(view.selected == 4..<6)
    screen.press(.keyboardRightArrow, modifiers: .shift)
    #expect(view.selected == 5..<6, "the end that moved before moves")
    screen.press(.keyboardDeleteOrBackspace)
    #expect(view.string == "one to three" && view.selected == 5..<5)
    screen.type("x")
    #expect(view.string == "one txo three")
  }

  @Test func pageKeysMoveByTheHeightOfTheInput() {
    view.characters = Array(repeating: "x", count: 38)
    view.columns = 5
    tap(20)
    view.selected = 2..<2
    screen.press(.keyboardPageDown)
    #expect(view.selected == 12..<12, "the input is two lines high")
    screen.press(.keyboardPageDown)
    screen.press(.keyboardPageUp, modifiers: .shift)
    #expect(view.selected == 12..<22)
    screen.press(.keyboardPageUp)
    #expect(view.selected == 12..<12)
    screen.press(.keyboardPageUp)
    screen.press(.keyboardPageUp)
    #expect(view.selected == 0..<0)
    for _ in 0..<5 { screen.press(.keyboardPageDown) }
    #expect(view.selected == 38..<38)
  }

  @Test func theCursorFollowsTypedTextAndChangesByTheProgram() throws {
    tap(58)
    screen.type("ab")
    screen.settle()
    let cursor = try #require(interaction.display?.cursorView)
    #expect(cursor.frame.minX == 90)
    view.selected = 1..<1
    view.inputDelegate?.selectionDidChange(view)
    screen.settle()
    #expect(cursor.frame.minX == 10)
    view.resignFirstResponder()
    #expect(cursor.superview == nil && interaction.display == nil && view.inputDelegate == nil)
  }

  @Test func textThatIsNotEditableIsOnlySelected() {
    view.removeInteraction(interaction)
    let reader = UITextInteraction(for: .nonEditable)
    reader.textInput = view
    view.addInteraction(reader)
    view.selected = nil
    tap(58)
    #expect(view.selected == nil)
    screen.advance(by: 1)
    tap(55, times: 2)
    #expect(view.selected == 4..<7)
    screen.type("x")
    #expect(view.string == "one two three")
  }

  private final class Container: NSObject, UITextSelectionDisplayInteractionDelegate {
    lazy var below = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { below }
  }

  @Test func aDisplayInteractionShowsTheSelectionInTheContainer() {
    let container = Container()
    view.addSubview(container.below)
    let display = UITextSelectionDisplayInteraction(textInput: view, delegate: container)
    view.addInteraction(display)
    #expect(!display.isActivated && display.cursorView.superview == nil)
    view.selected = 4..<7
    display.isActivated = true
    screen.settle()
    #expect(display.highlightView.superview === container.below && display.highlightView.selectionRects.count == 1)
    #expect(display.handleViews.map(\.direction) == [.leading, .trailing])
    view.selected = 2..<2
    display.setNeedsSelectionUpdate()
    screen.settle()
    #expect(display.cursorView.isBlinking && display.cursorView.frame.minX == 20 && display.highlightView.selectionRects.isEmpty)
    display.isActivated = false
    #expect(display.cursorView.superview == nil && display.highlightView.superview == nil)
  }

  @Test func theCursorOfADropIsPlacedAtAPosition() throws {
    let cursor = UIStandardTextCursorView(frame: .zero)
    view.addSubview(cursor)
    let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: view)
    animator.placeCursor(at: GridTextView.Place(3), animated: false)
    #expect(cursor.frame == CGRect(x: 30, y: 0, width: 2, height: 20))
    animator.setCursorVisible(false, animated: false)
    #expect(cursor.alpha == 0)
    #expect(animator.cursorView === cursor && animator.textInput === view)
  }

  @Test func aLoupeNeedsAWindow() throws {
    #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
    let session = try #require(UITextLoupeSession.begin(at: CGPoint(x: 30, y: 10), fromSelectionWidgetView: nil, in: view))
    session.move(to: CGPoint(x: 60, y: 10), withCaretRect: CGRect(x: 60, y: 0, width: 2, height: 20), trackingCaret: true)
    #expect(screen.window.subviews.contains { $0 is LoupeView })
    session.invalidate()
    screen.advance(by: 0.5)
    #expect(!screen.window.subviews.contains { $0 is LoupeView })
  }

  @Test func optionalMembersHaveDefaults() throws {
    let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.attributedText(in: whole).string == "one two three")
    let third = try #require(view.position(within: whole, atCharacterOffset: 3))
    #expect(view.characterOffset(of: third, within: whole) == 3)
    #expect(view.position(within: whole, atCharacterOffset: 14) == nil)
    #expect(view.isEditable && !view.supportsAdaptiveImageGlyph && view.caretTransform(for: third) == .identity)
    view.selected = 13..<13
    view.insertAttributedText(NSAttributedString(string: "!"))
    view.insertText("?", alternatives: ["!"], style: .lowConfidence)
    #expect(view.string == "one two three!?")
    #expect(view.insertTextPlaceholder(with: .zero).rects.isEmpty && UITextInputContext.current() != nil)
    #expect(view.editingInteractionConfiguration == .default)
  }

  @Test func aTextViewKeepsAttributesOfAttributedText() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.text = "ab"
    let start = text.beginningOfDocument
    let first = try #require(text.position(from: start, offset: 1).flatMap { text.textRange(from: start, to: $0) })
    text.replace(first, withAttributedText: NSAttributedString(string: "x", attributes: [.underlineStyle: 1]))
    #expect(text.text == "xb" && text.attributedText(in: first).attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }
}
