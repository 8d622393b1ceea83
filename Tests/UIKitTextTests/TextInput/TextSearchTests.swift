import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests searching in texts (Apple: UITextSearching, UITextSearchingFindSession, UITextSearchAggregator).
@Suite @MainActor struct TextSearchTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 240), scale: 1)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    view.text = "One stone, one bone"
    screen.show(view)
    screen.settle()
  }

  private var marks: [UIView] {
    screen.settle()
    return view.core.surface.subviews.compactMap { $0 as? FoundTextView }.flatMap(\.marks)
  }

  @Test func aSessionFindsAndHighlightsResults() throws {
    let session = UITextSearchingFindSession(searchableObject: view)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    view.selectedRange = NSRange(location: 5, length: 0)
    session.performSearch(query: "one", options: nil)
    #expect(session.resultCount == 4)
    #expect(session.highlightedResultIndex == 1, "the first result after the selection")
    #expect(marks.count == 4)
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 2)
    for _ in 0..<2 { session.highlightNextResult(in: .forward) }
    #expect(session.highlightedResultIndex == 0)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 3)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && marks.isEmpty)
  }

  private final class Options: UITextSearchOptions {
    let method: WordMatchMethod
    init(_ method: WordMatchMethod) {
      self.method = method
      super.init()
    }
    override var wordMatchMethod: WordMatchMethod { method }
    override var stringCompareOptions: NSString.CompareOptions { [] }
  }

  @Test func optionsLimitTheResults() {
    let session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "one", options: Options(.contains))
    #expect(session.resultCount == 3, "the comparison regards case")
    session.performSearch(query: "one", options: Options(.fullWord))
    #expect(session.resultCount == 1)
    session.performSearch(query: "bo", options: Options(.startsWith))
    #expect(session.resultCount == 1)
    session.performSearch(query: "bo", options: Options(.fullWord))
    #expect(session.resultCount == 0)
  }

  @Test func resultsAreReplaced() {
    let session = UITextSearchingFindSession(searchableObject: view)
    #expect(session.supportsReplacement && session.allowsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
    view.selectedRange = NSRange(location: 0, length: 0)
    session.performSearch(query: "one", options: nil)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "one", replacementString: "two", options: nil)
    #expect(view.text == "two stone, one bone" && session.resultCount == 3)
    session.replaceAll(searchQuery: "one", replacementString: "x", options: nil)
    #expect(view.text == "two stx, x bx" && session.resultCount == 0)
    view.undoManager?.undo()
    #expect(view.text == "two stone, one bone", "all replacements are one step")
    view.isEditable = false
    #expect(!session.supportsReplacement)
  }

  @Test func theFindInteractionOfATextViewHasASession() throws {
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    let session = try #require(view.findInteraction(interaction, sessionFor: view) as? UITextSearchingFindSession)
    #expect(session.searchableObject === view)
  }

  @Test func thePanelSearchesWhileTheUserTypes() throws {
    #expect(!view.canPerformAction(Selector("find:"), withSender: nil))
    view.isFindInteractionEnabled = true
    view.selectedRange = NSRange(location: 0, length: 0)
    let interaction = try #require(view.findInteraction)
    #expect(!interaction.isFindNavigatorVisible && view.canPerformAction(Selector("find:"), withSender: nil))
    view.find(nil)
    screen.settle()
    let panel = try #require(screen.window.subviews.compactMap { $0 as? FindPanel }.first)
    #expect(interaction.isFindNavigatorVisible && panel.query.isFirstResponder && panel.frame.maxY > 200)
    screen.type("one")
    #expect(panel.count.text == "1 of 4" && interaction.searchText == "one" && marks.count == 4)
    screen.press(.keyboardReturnOrEnter)
    #expect(panel.count.text == "2 of 4")
    interaction.dismissFindNavigator()
    #expect(panel.superview == nil && !interaction.isFindNavigatorVisible && marks.isEmpty)
  }

  @Test func thePanelReplacesResults() throws {
    view.isFindInteractionEnabled = true
    view.selectedRange = NSRange(location: 0, length: 0)
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "one"
    interaction.replacementText = "x"
    interaction.presentFindNavigator(showingReplace: true)
    screen.settle()
    let panel = try #require(screen.window.subviews.compactMap { $0 as? FindPanel }.first)
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let button = try #require(all(panel).compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Replace All" })
    button.sendActions(for: .touchUpInside)
    #expect(view.text == "x stx, x bx" && panel.count.text == "0")
  }

  private final class Pages: NSObject, UITextSearching {
    typealias DocumentIdentifier = Int
    var seen: [String] = []
    var aggregator: UITextSearchAggregator<Int>?
    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult { .orderedSame }
    func compare(document: Int, toDocument: Int) -> ComparisonResult { document < toDocument ? .orderedAscending : .orderedDescending }
    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<Int>) {
      self.aggregator = aggregator
      for page in [2, 1, 3] { aggregator.foundRange(TextOffsetRange(page..<page + 1), searchString: queryString, document: page) }
      aggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
      if style == .highlighted { seen.append("\(document ?? 0)") }
    }
    func clearAllDecoratedFoundText() {}
  }

  @Test func resultsOfSeveralTextsAreSorted() throws {
    let pages = Pages()
    let session = UITextSearchingFindSession(searchableObject: pages)
    session.performSearch(query: "x", options: nil)
    session.highlightNextResult(in: .forward)
    #expect(pages.seen == ["1", "2"] && !session.supportsReplacement)
    let aggregator = try #require(pages.aggregator)
    #expect(aggregator.allFoundRanges.count == 3)
    aggregator.invalidateFoundRange(TextOffsetRange(1..<2), document: 1)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    aggregator.invalidate()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }
}
