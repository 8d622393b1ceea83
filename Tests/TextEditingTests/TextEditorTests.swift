import Foundation
import TestSupport
import Testing

@testable import TextEditing

/// Tests the editing core without views.
@Suite(.namesSeeds) struct TextEditorTests {
  private func editor(_ text: String, caret: Int? = nil) -> TextEditor {
    let editor = TextEditor(storage: PlainStorage())
    editor.setText(NSAttributedString(string: text))
    if let caret { editor.select(TextSelection(caret: caret)) }
    return editor
  }

  @Test func `Random edits equal those of a naive text`() {
    let pieces = ["a", "b c", "\n", "é", "e", "\u{301}", "👍🏽", "👨‍👩‍👧", "한", "ㅎ", "ग", "्", "ि", "🇰🇷", "\r\n", "", "العربية"]
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let editor = TextEditor(storage: PlainStorage())
      var naive = NaiveText()
      for step in 0..<80 {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0...2:
          let piece = pieces.randomElement(using: &generator)!
          editor.insert(piece)
          naive.insert(piece)
        case 3:
          editor.delete(editor.rangeToDelete(.character, forward: false))
          naive.deleteBackward()
        case 4:
          editor.delete(editor.rangeToDelete(.character, forward: true))
          naive.deleteForward()
        case 5, 6:
          let (forward, extending) = (Bool.random(using: &generator), Bool.random(using: &generator))
          editor.move(.character, forward: forward, extending: extending)
          naive.move(forward: forward, extending: extending)
        default:
          let (a, b) = (Int.random(in: 0...40, using: &generator), Int.random(in: 0...40, using: &generator))
          editor.select(TextSelection(anchor: a, focus: b))
          naive.select(a, b)
        }
        #expect(editor.string == naive.text, "seed \(seed), step \(step)")
        #expect(editor.selection.anchor == naive.anchor && editor.selection.focus == naive.focus, "seed \(seed), step \(step)")
        if editor.string != naive.text || editor.selection.focus != naive.focus { return }
      }
    }
  }

  @Test @MainActor func `Whatever was typed is taken back and done again`() {
    let pieces = ["a", "word ", "\n", "👨‍👩‍👧", "e\u{301}", "ab cd"]
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let editor = editor("Some text to begin with.")
      var undo: [EditGroup] = []
      editor.onGroup = { undo.append($0) }
      for _ in 0..<40 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0...2: editor.insert(pieces.randomElement(using: &generator)!)
        case 3:
          editor.delete(
            editor.rangeToDelete([.character, .word, .line].randomElement(using: &generator)!, forward: .random(using: &generator)))
        case 4: editor.setMarked(pieces.randomElement(using: &generator)!, selected: 0..<1)
        default:
          editor.select(
            TextSelection(anchor: .random(in: 0...editor.count, using: &generator), focus: .random(in: 0...editor.count, using: &generator))
          )
        }
      }
      editor.unmark()
      let end = editor.string
      var redo: [EditGroup] = []
      while let group = undo.popLast() { redo.append(editor.revert(group)) }
      #expect(editor.string == "Some text to begin with.", "seed \(seed)")
      while let group = redo.popLast() { _ = editor.revert(group) }
      #expect(editor.string == end, "seed \(seed)")
    }
  }

  @Test func `Typing is one change until the caret moves`() {
    let editor = TextEditor(storage: PlainStorage())
    var groups: [EditGroup] = []
    editor.onGroup = { groups.append($0) }
    for letter in "word" { editor.insert(String(letter)) }
    #expect(groups.count == 1)
    editor.move(.character, forward: false, extending: false)
    editor.insert("x")
    #expect(groups.count == 2)
    _ = editor.revert(groups[1])
    #expect(editor.string == "word")
    _ = editor.revert(groups[0])
    #expect(editor.string == "" && editor.selection == TextSelection(caret: 0))
  }

  @Test func `Deleting is one change, and another than typing`() {
    let editor = editor("hello")
    var groups: [EditGroup] = []
    editor.onGroup = { groups.append($0) }
    for _ in 0..<3 { editor.delete(editor.rangeToDelete(.character, forward: false)) }
    #expect(groups.count == 1 && groups[0].removed.string == "llo")
    editor.insert("y")
    #expect(groups.count == 2)
  }

  @Test(arguments: [
    ("one two", 0, 3), ("one two", 3, 7), ("one  two", 1, 3), ("don't stop", 0, 5), ("a.b", 0, 1), ("日本語テキスト", 0, 3), ("日本語テキスト", 3, 7),
    ("x", 1, 1), ("", 0, 0), ("...", 0, 3), ("naïve café", 5, 10),
  ]) func `A word ends`(_ text: String, _ start: Int, _ end: Int) {
    #expect(TextBoundaries(text).wordEnd(after: start) == end)
  }

  @Test(arguments: [
    ("one two", 7, 4), ("one two", 4, 0), ("one  two", 5, 0), ("don't", 5, 0), ("カナ漢字", 4, 2), ("...", 3, 0), ("a, b", 3, 0),
  ])
  func `A word starts`(_ text: String, _ end: Int, _ start: Int) {
    #expect(TextBoundaries(text).wordStart(before: end) == start)
  }

  @Test(arguments: [
    ("one two", 1, 0..<3), ("one two", 3, 3..<4), ("one two", 7, 4..<7), ("a, b", 1, 1..<2), ("isn't", 3, 0..<5), ("x\ny", 1, 0..<1),
    ("\n", 0, 0..<0),
    ("👍🏽 ok", 0, 0..<4),
  ]) func `A double click selects`(_ text: String, _ offset: Int, _ range: Range<Int>) {
    #expect(TextBoundaries(text).wordRange(at: offset) == range)
  }

  @Test func `Sentences and paragraphs have ends`() {
    let text = TextBoundaries("One. Two two? Three\nFour")
    #expect(text.substring(text.sentenceRange(at: 0)) == "One. ")
    #expect(text.substring(text.sentenceRange(at: 6)) == "Two two? ")
    #expect(text.substring(text.sentenceRange(at: 15)) == "Three")
    #expect(text.substring(text.paragraphRange(at: 21)) == "Four")
    #expect(text.paragraphRange(at: 0, withSeparator: true) == 0..<20)
    #expect(TextBoundaries("a\r\nb").paragraphRange(at: 0, withSeparator: true) == 0..<3)
    #expect(TextBoundaries("a\r\nb").next(after: 1) == 3, "a carriage return and a line feed are one character")
  }

  @Test func `Marked text stands in for what was selected, and is taken back at once`() {
    let editor = editor("I like tea", caret: nil)
    var groups: [EditGroup] = []
    editor.onGroup = { groups.append($0) }
    editor.select(7..<10)
    editor.setMarked("ㅊ", selected: 1..<1)
    editor.setMarked("차", selected: 1..<1)
    #expect(editor.string == "I like 차" && editor.marked == 7..<8 && editor.selection == TextSelection(caret: 8))
    #expect(groups.isEmpty)
    editor.unmark()
    #expect(editor.marked == nil && groups.count == 1)
    _ = editor.revert(groups[0])
    #expect(editor.string == "I like tea" && editor.selection.range == 7..<10)
  }

  @Test func `What is composed is replaced by what is committed`() {
    let editor = editor("a")
    editor.setMarked("ni hao", selected: 6..<6)
    editor.removeMarked()
    editor.insert("你好")
    #expect(editor.string == "a你好" && editor.marked == nil)
  }

  @Test func `An empty composition leaves no mark`() {
    let editor = editor("ab", caret: 1)
    editor.setMarked("x", selected: 1..<1)
    editor.setMarked("", selected: 0..<0)
    #expect(editor.string == "ab" && editor.marked == nil && editor.selection == TextSelection(caret: 1))
  }

  @Test func `Odd ranges are put right`() {
    let editor = editor("👍🏽👍🏽")
    editor.replace(1..<2, with: NSAttributedString(string: "x"))
    #expect(editor.string == "x👍🏽")
    editor.replace(-5..<900, with: NSAttributedString(string: "y"))
    #expect(editor.string == "y")
    editor.select(TextSelection(anchor: .min, focus: .max))
    #expect(editor.selection.range == 0..<1)
  }
}
