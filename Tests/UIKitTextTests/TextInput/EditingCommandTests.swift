import Testing
import TextEditing

@testable import UIKit

@Suite struct EditingCommandTests {
  typealias Row = (key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, characters: String, command: EditingCommand)
  private static let rows: [Row] = [
    (.keyboardLeftArrow, [], "", .moveSideways(.character, right: false, extending: false)),
    (.keyboardRightArrow, .shift, "", .moveSideways(.character, right: true, extending: true)),
    (.keyboardRightArrow, .alternate, "", .moveSideways(.word, right: true, extending: false)),
    (.keyboardLeftArrow, [.control, .shift], "", .moveSideways(.word, right: false, extending: true)),
    (.keyboardRightArrow, .command, "", .moveSideways(.line, right: true, extending: false)),
    (.keyboardDownArrow, [], "", .moveVertically(down: true, extending: false)),
    (.keyboardUpArrow, .command, "", .move(.document, forward: false, extending: false)),
    (.keyboardUpArrow, .alternate, "", .move(.paragraph, forward: false, extending: false)),
    (.keyboardHome, [], "", .move(.line, forward: false, extending: false)),
    (.keyboardEnd, [.control, .shift], "", .move(.document, forward: true, extending: true)),
    (.keyboardPageDown, [], "", .movePage(down: true, extending: false)),
    (.keyboardDeleteOrBackspace, [], "", .delete(.character, forward: false)),
    (.keyboardDeleteOrBackspace, .alternate, "", .delete(.word, forward: false)),
    (.keyboardDeleteOrBackspace, .command, "", .delete(.line, forward: false)),
    (.keyboardDeleteForward, .control, "", .delete(.word, forward: true)),
    (.keyboardReturnOrEnter, [], "", .newline), (.keypadEnter, [], "", .newline),
    (.keyboardA, .control, "a", .selectAll), (.keyboardA, .command, "a", .selectAll),
    (.keyboardC, .control, "c", .copy), (.keyboardX, .command, "x", .cut), (.keyboardV, .control, "v", .paste),
    (.keyboardZ, .command, "z", .undo), (.keyboardZ, [.command, .shift], "Z", .redo), (.keyboardY, .control, "y", .redo),
    (.keyboardInsert, .shift, "", .paste), (.keyboardInsert, .control, "", .copy),
    // A French keyboard has "a" at the position of the American "q"; a Korean one has no Latin letters.
    (.keyboardQ, .control, "a", .selectAll), (.keyboardC, .control, "ㅊ", .copy),
  ]

  @Test func `Keys mean commands`() {
    for row in Self.rows {
      #expect(EditingCommand(row.key, modifiers: row.modifiers, characters: row.characters) == row.command, "\(row)")
    }
  }

  private static let others: [(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, characters: String)] = [
    (.keyboardA, [], "a"), (.keyboardA, [.control, .command], "a"), (.keyboardC, [.control, .alternate], "c"),
    (.keyboardY, .command, "y"), (.keyboardTab, [], ""), (.keyboardEscape, [], ""), (.keyboardF1, .control, ""),
  ]

  @Test func `Other keys mean nothing`() {
    for row in Self.others {
      #expect(EditingCommand(row.key, modifiers: row.modifiers, characters: row.characters) == nil, "\(row)")
    }
  }
}
