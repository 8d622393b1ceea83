import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of looking for patterns on the pasteboard (Apple: UIPasteboard.DetectionPattern, DetectedValues).
@Suite @MainActor struct PasteboardDetectionTests {
  private let board = UIPasteboard.withUniqueName()

  @Test(arguments: [
    ("https://example.com/a?b=c", ["url"]), ("example.com", ["url"]), ("WWW.Example.org/path", ["url"]), ("3.25", ["number", "search"]),
    ("hello", ["search"]), ("see example.com", ["search"]), ("a.1", ["search"]), ("", []), ("...", ["search"]),
  ])
  func textsAreAddressesNumbersOrWords(text: String, expected: [String]) async throws {
    board.string = text
    let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.probableWebURL, \.probableWebSearch, \.number]
    let values = try await board.detectedValues(for: all)
    var found: [String] = []
    if values.number != nil { found.append("number") }
    if !values.probableWebSearch.isEmpty { found.append("search") }
    if !values.probableWebURL.isEmpty { found.append("url") }
    #expect(found == expected && values.patterns.count == expected.count)
    #expect(try await board.detectedPatterns(for: all) == values.patterns)
  }

  @Test func handlersGetOnlyWhatWasAskedForAtTheEndOfTheTurn() {
    let screen = HeadlessScreen(size: CGSize(width: 50, height: 50), scale: 1)
    board.setItems([["public.utf8-plain-text": "42"], ["public.utf8-plain-text": "example.com"]])
    var patterns: Set<UIPasteboard.DetectionPattern>?
    board.detectPatterns(for: [.number, .probableWebURL]) { patterns = try? $0.get() }
    #expect(patterns == nil)
    var values: [[UIPasteboard.DetectionPattern: Any]]?
    board.detectValues(for: [.number, .probableWebURL], inItemSet: IndexSet(0...1)) { values = try? $0.get() }
    screen.settle()
    #expect(patterns == [.number])
    #expect(values?.first?[.number] as? Double == 42 && values?.last?[.probableWebURL] as? String == "example.com")
    #expect(values?.first?.count == 1 && !board.isPersistent && UIPasteboard.general.isPersistent)
  }
}
