import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests suggestions and scopes of search controllers and fields (Apple: UISearchController.searchSuggestions, scopeBarActivation).
@Suite(.serialized) @MainActor struct SearchSuggestionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Diary: NSObject, UISearchResultsUpdating, UISearchTextFieldDelegate {
    var entries: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
      entries.append(searchSuggestion.localizedSuggestion ?? "")
    }
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
      entries.append("field \(suggestion.localizedSuggestion ?? "")")
    }
  }

  private func stage(_ diary: Diary) -> (UINavigationController, UISearchController) {
    let list = UIViewController(), search = UISearchController(searchResultsController: nil)
    list.title = "List"
    list.view.backgroundColor = .white
    search.searchResultsUpdater = diary
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    screen.settle()
    return (navigation, search)
  }

  private func list(in view: UIView) -> SearchSuggestionList? {
    (view as? SearchSuggestionList) ?? view.subviews.lazy.compactMap { list(in: $0) }.first
  }

  @Test func suggestionsAreShownUntilOneIsChosen() throws {
    let diary = Diary(), (_, search) = stage(diary)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "One"), UISearchSuggestionItem(localizedSuggestion: "Two")]
    #expect(list(in: screen.window) == nil)
    search.isActive = true
    screen.advance(by: 0.5)
    let shown = try #require(list(in: screen.window))
    let row = try #require(shown.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(row.textLabel?.text == "Two")
    screen.tap(at: row.convert(CGPoint(x: 100, y: 22), to: nil))
    screen.advance(by: 0.5)
    #expect(diary.entries == ["Two"] && list(in: screen.window) == nil)
    screen.type("a")
    #expect(list(in: screen.window) != nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(list(in: screen.window) == nil)
    search.isActive = false
    screen.advance(by: 0.5)
  }

  @Test func aFieldShowsItsSuggestionsWhileItIsEdited() throws {
    let diary = Diary(), field = UISearchTextField(frame: CGRect(x: 10, y: 40, width: 300, height: 36))
    field.delegate = diary
    field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "One", localizedDescription: "First")]
    screen.show(field)
    field.frame = CGRect(x: 10, y: 40, width: 300, height: 36)
    field.becomeFirstResponder()
    screen.settle()
    let row = try #require(list(in: screen.window)?.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.accessibilityLabel == "First")
    screen.tap(at: row.convert(CGPoint(x: 100, y: 22), to: nil))
    screen.advance(by: 0.5)
    #expect(diary.entries == ["field One"])
    field.resignFirstResponder()
    #expect(list(in: screen.window) == nil)
  }

  @Test func scopesAppearWithTheTextOrWithTheSearch() {
    let diary = Diary(), (_, search) = stage(diary)
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    screen.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    screen.type("a")
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    screen.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onSearchActivation
    search.isActive = true
    screen.advance(by: 0.5)
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    screen.advance(by: 0.5)
    search.automaticallyShowsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
    search.isActive = true
    screen.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func aContainerHasTheSearchBarAboveTheResults() {
    let results = UIViewController(), search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    screen.show(container)
    screen.settle()
    #expect(container.searchController === search && search.searchBar.frame.size == CGSize(width: 320, height: 56))
    search.isActive = true
    screen.advance(by: 0.5)
    screen.type("a")
    screen.settle()
    #expect(search.parent === container && results.view.window != nil)
    #expect(search.view.frame == CGRect(x: 0, y: 56, width: 320, height: 424))
  }

  @Test func scopeButtonsKeepTheirImages() {
    let bar = UISearchBar(), image = UIImage(systemName: "circle")
    bar.setScopeBarButtonBackgroundImage(image, for: .selected)
    bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image && bar.scopeBarButtonBackgroundImage(for: .normal) == nil)
    #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === image)
    #expect(bar.scopes?.backgroundImage(for: .selected, barMetrics: .default) === image)
  }
}
