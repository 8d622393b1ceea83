import Testing
import UIKit

@testable import UIKit

@Suite @MainActor struct SelectionNavigationTests {
  private typealias Navigation = NSTextSelectionNavigation
  private let document = LaidDocument("Some words, don't stop here\nsecond paragraph\n\nlast", width: 100)
  private var navigation: NSTextSelectionNavigation { document.manager.textSelectionNavigation }

  private func caret(_ offset: Int) -> NSTextSelection { NSTextSelection(document.location(offset), affinity: .downstream) }
  private func units(_ selection: NSTextSelection?) -> Range<Int>? { selection.map { document.units($0.textRanges[0]) } }

  private func move(
    _ start: NSTextSelection, _ direction: Navigation.Direction, _ destination: Navigation.Destination, extending: Bool = false,
    confined: Bool = false
  ) -> NSTextSelection? {
    navigation.destinationSelection(
      for: start, direction: direction, destination: destination, extending: extending, confined: confined)
  }

  /// Returns the offsets of repeated movements.
  private func path(_ start: Int, _ direction: Navigation.Direction, _ destination: Navigation.Destination, _ count: Int) -> [Int] {
    var (selection, offsets) = (caret(start), [Int]())
    for _ in 0..<count {
      guard let next = move(selection, direction, destination) else { break }
      selection = next
      offsets.append(units(next)!.lowerBound)
    }
    return offsets
  }

  @Test func `Carets move by characters and words`() {
    #expect(path(0, .forward, .character, 3) == [1, 2, 3] && path(2, .backward, .character, 9) == [1, 0])
    #expect(path(27, .right, .character, 2) == [28, 29])
    #expect(path(0, .forward, .word, 8) == [4, 10, 17, 22, 27, 34, 44, 50] && path(50, .forward, .word, 1) == [])
    #expect(path(50, .backward, .word, 9) == [46, 35, 28, 23, 18, 12, 5, 0])
    let emoji = LaidDocument("a👩‍👩‍👧b")
    let after = emoji.manager.textSelectionNavigation.destinationSelection(
      for: NSTextSelection(emoji.location(1), affinity: .downstream), direction: .forward, destination: .character, extending: false,
      confined: false)
    #expect(after.map { emoji.units($0.textRanges[0]).lowerBound } == emoji.storage.length - 1)
  }

  @Test func `Carets move to the ends of lines, paragraphs and the document`() {
    let lines = document.fragments[0].textLineFragments.map(\.characterRange)
    #expect(lines.count > 1)
    let second = lines[1].location
    #expect(path(second + 1, .backward, .line, 1) == [second] && path(0, .forward, .line, 1) == [second])
    #expect(move(caret(0), .forward, .line)?.affinity == .upstream)
    #expect(path(28, .forward, .line, 1)[0] > 28 && path(40, .forward, .line, 1) == [44])
    #expect(path(3, .forward, .paragraph, 3) == [27, 44, 45] && path(30, .backward, .paragraph, 2) == [28, 0])
    #expect(path(3, .forward, .document, 1) == [50] && path(3, .backward, .document, 1) == [0])
    #expect(units(move(caret(20), .forward, .document, confined: true)) == 27..<27)
    #expect(path(3, .forward, .sentence, 1) == [27] || path(3, .forward, .sentence, 1) == [28])
  }

  @Test func `Up and down keep their distance from the left`() {
    let lines = document.fragments.flatMap { fragment in
      fragment.textLineFragments.map { document.units(fragment.rangeInElement).lowerBound + $0.characterRange.location }
    }
    let down = path(3, .down, .character, 20), last = document.fragments.last!.layoutFragmentFrame
    #expect(down.count >= lines.count - 1)
    // Each step is one line lower.
    for (index, offset) in down.prefix(lines.count - 1).enumerated() {
      let start = lines[index + 1], end = index + 2 < lines.count ? lines[index + 2] : 51
      #expect(offset >= start && offset < end, "\(index): \(offset)")
    }
    // The empty paragraph does not change the distance.
    #expect(down[lines.count - 2] == 46 + 3 || abs(down[lines.count - 2] - 49) <= 1)
    #expect(last.height > 0 && path(49, .up, .character, 1) == [45])
    #expect(path(3, .up, .character, 1) == [0])
  }

  @Test func `A selection is extended, turned round and closed`() {
    let word = move(caret(5), .forward, .word, extending: true)
    #expect(units(word) == 5..<10)
    let shorter = word.flatMap { move($0, .backward, .character, extending: true) }
    #expect(units(shorter) == 5..<9)
    let turned = word.flatMap { move($0, .backward, .document, extending: true) }
    #expect(units(turned) == 0..<5)
    #expect(units(turned.flatMap { move($0, .forward, .character, extending: true) }) == 1..<5)
    #expect(units(word.flatMap { move($0, .forward, .character) }) == 10..<10)
    #expect(units(word.flatMap { move($0, .backward, .character) }) == 5..<5)
  }

  @Test func `Left and right follow the direction of the paragraph`() {
    let arabic = LaidDocument("وقف الثعلب")
    func step(_ direction: Navigation.Direction) -> Int? {
      arabic.manager.textSelectionNavigation.destinationSelection(
        for: NSTextSelection(arabic.location(3), affinity: .downstream), direction: direction, destination: .character, extending: false,
        confined: false
      ).map { arabic.units($0.textRanges[0]).lowerBound }
    }
    #expect(step(.left) == 4 && step(.right) == 2 && step(.forward) == 4)
    #expect(arabic.manager.baseWritingDirection(at: arabic.location(0)) == .rightToLeft)
    #expect(document.manager.baseWritingDirection(at: document.location(0)) == .leftToRight)
  }

  @Test func `A point places the caret, selects words, and extends`() throws {
    var frame = CGRect.zero
    document.manager.enumerateTextSegments(in: document.range("second"), type: .standard, options: []) { _, rect, _, _ in
      frame = rect
      return true
    }
    let all = CGRect(x: 0, y: 0, width: 100, height: 500), start = document.location(0)
    func touch(
      _ x: CGFloat, _ anchors: [NSTextSelection] = [], _ modifiers: Navigation.Modifier = [], selecting: Bool = false
    ) -> [NSTextSelection] {
      navigation.textSelections(
        interactingAt: CGPoint(x: x, y: frame.midY), inContainerAt: start, anchors: anchors, modifiers: modifiers, selecting: selecting,
        bounds: all)
    }
    let first = touch(frame.minX + 1)
    #expect(first.map(units) == [28..<28] && touch(frame.maxX - 0.5).map(units) == [34..<34])
    #expect(touch(frame.maxX, first, .extend).map(units) == [28..<34])
    let dragged = touch(frame.maxX, first, selecting: true)
    #expect(dragged.map(units) == [28..<34] && dragged[0].isTransient)
    let word = try #require(
      navigation.textSelection(for: .word, enclosing: CGPoint(x: frame.midX, y: frame.midY), inContainerAt: start))
    #expect(units(word) == 28..<34 && word.granularity == .word)
    #expect(units(navigation.textSelection(for: .paragraph, enclosing: caret(30))) == 28..<45)
    #expect(units(navigation.textSelection(for: .word, enclosing: caret(13))) == 12..<17)
    navigation.allowsNonContiguousRanges = true
    #expect(touch(frame.minX, [caret(0)], .multiple).map(units) == [0..<0, 28..<28])
  }

  @Test func `Delete keys remove the selection, or up to a destination`() {
    func deleted(_ selection: NSTextSelection, _ direction: Navigation.Direction, _ destination: Navigation.Destination) -> [Range<Int>] {
      navigation.deletionRanges(for: selection, direction: direction, destination: destination, allowsDecomposition: false).map(
        document.units)
    }
    #expect(deleted(caret(4), .backward, .character) == [3..<4] && deleted(caret(5), .forward, .word) == [5..<10])
    #expect(
      deleted(NSTextSelection(range: document.range(2..<9), affinity: .downstream, granularity: .character), .forward, .word) == [2..<9])
    #expect(deleted(caret(0), .backward, .character) == [])
    let accent = LaidDocument("ae\u{301}"), keys = accent.manager.textSelectionNavigation
    let end = NSTextSelection(accent.location(3), affinity: .downstream)
    func parts(_ allows: Bool) -> [Range<Int>] {
      keys.deletionRanges(for: end, direction: .backward, destination: .character, allowsDecomposition: allows).map(accent.units)
    }
    #expect(parts(true) == [2..<3] && parts(false) == [1..<3])
    #expect(keys.resolvedInsertionLocation(for: end, writingDirection: .leftToRight)?.compare(accent.location(3)) == .orderedSame)
  }

  @Test func `Selections keep their properties`() {
    let selection = NSTextSelection(range: document.range(0..<4), affinity: .upstream, granularity: .word)
    selection.typingAttributes = [.kern: 1]
    selection.anchorPositionOffset = 12
    let other = selection.textSelection([document.range(1..<2)])
    #expect(units(other) == 1..<2 && other.affinity == .upstream && other.granularity == .word && other.anchorPositionOffset == 12)
    #expect(other.typingAttributes.count == 1 && caret(0).anchorPositionOffset == -1 && caret(0).isLogical)
    document.manager.textSelections = [selection]
    #expect(document.manager.textSelections == [selection])
  }
}
