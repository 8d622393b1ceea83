import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct UISearchControllerTests {
  private final class Diary: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
    func presentSearchController(_ searchController: UISearchController) { entries.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { entries.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { entries.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { entries.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { entries.append("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
      entries.append("update \(searchController.searchBar.text ?? "")\(searchController.isActive ? "" : " over")")
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let diary = Diary()

  private func stage(results: UIViewController? = nil) -> (UINavigationController, UITableViewController, UISearchController) {
    let list = UITableViewController(style: .plain), search = UISearchController(searchResultsController: results)
    list.title = "List"
    search.delegate = diary
    search.searchResultsUpdater = diary
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    screen.settle()
    return (navigation, list, search)
  }

  @Test func thePlaceholderIsSearchUntilAnotherIsSet() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchBar.placeholder == "Search" && UISearchBar().placeholder == nil)
    search.searchBar.placeholder = "Places"
    #expect(search.searchBar.placeholder == "Places")
  }

  @Test func theBarStandsBelowTheTitleAndMakesRoom() {
    let (navigation, list, search) = stage()
    #expect(navigation.navigationBar.frame.height == 96 && list.view.safeAreaInsets.top == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 320, height: 52))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 288, height: 36))
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.window == nil)
    navigation.popViewController(animated: false)
    screen.settle()
    #expect(search.searchBar.window != nil)
    list.navigationItem.searchController = nil
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func editingBeginsAndCancelEndsTheSearch() throws {
    let (navigation, list, search) = stage()
    #expect(!search.isActive && !search.searchBar.showsCancelButton)
    screen.tap(at: CGPoint(x: 100, y: 63))
    screen.advance(by: 0.5)
    #expect(search.isActive && search.parent === list && search.searchBar.showsCancelButton)
    #expect(diary.take() == ["present", "willPresent", "update ", "didPresent"])
    #expect(navigation.navigationBar.frame.height == 60, "the title gives way")
    screen.type("ab")
    #expect(diary.take() == ["update a", "update ab"])
    let field = search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil)
    screen.tap(at: CGPoint(x: field.maxX + 30, y: field.midY))
    screen.advance(by: 0.5)
    #expect(!search.isActive && search.parent == nil && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(diary.take() == ["willDismiss", "update  over", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 96 && !search.searchBar.showsCancelButton)
  }

  @Test func escapeCancelsTheSearch() {
    let (_, _, search) = stage()
    screen.tap(at: CGPoint(x: 100, y: 63))
    screen.advance(by: 0.5)
    screen.type("ab")
    #expect(search.isActive)
    screen.press(.keyboardEscape)
    screen.advance(by: 0.5)
    #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
  }

  @Test func theBarIsWholeAfterASearchInALongList() {
    final class Long: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    }
    let list = Long(style: .plain), search = UISearchController(searchResultsController: nil)
    list.title = "List"
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 148)
    for scrolled in stride(from: CGFloat(0), to: 240, by: 30) {
      search.isActive = true
      screen.advance(by: 0.5)
      list.tableView.contentOffset.y = scrolled - list.tableView.adjustedContentInset.top
      screen.settle()
      search.isActive = false
      screen.advance(by: 0.8)
      let height = navigation.navigationBar.frame.height
      #expect(height == 148 || height == 44, "scrolled by \(scrolled)")
      list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
      screen.settle()
    }
  }

  @Test func resultsShowOnceThereIsSomethingToSearchFor() {
    let results = UIViewController()
    results.view.backgroundColor = .systemRed
    let (_, _, search) = stage(results: results)
    search.isActive = true
    screen.advance(by: 0.5)
    #expect(search.searchBar.isFirstResponder && results.viewIfLoaded?.window == nil && search.obscuresBackgroundDuringPresentation)
    screen.type("x")
    screen.settle()
    #expect(results.parent === search && results.view.safeAreaInsets.top == 60)
    #expect(screen.color(at: CGPoint(x: 160, y: 300)) == UIColor.systemRed.resolvedColor(with: results.traitCollection))
    screen.press(.keyboardDeleteOrBackspace)
    #expect(results.parent == nil)
    screen.tap(at: CGPoint(x: 160, y: 300))
    screen.advance(by: 0.5)
    #expect(!search.isActive, "a touch on what is dark ends it")
    search.isActive = true
    screen.type("x")
    search.showsSearchResultsController = false
    #expect(results.parent == nil && !search.automaticallyShowsSearchResultsController)
    search.dismiss(animated: false)
    #expect(!search.isActive)
  }

  @Test func aPushEndsTheSearchAndScrollingTakesTheBarAway() {
    let (navigation, list, search) = stage()
    list.tableView.contentSize = CGSize(width: 320, height: 2000)
    list.tableView.setContentOffset(CGPoint(x: 0, y: -96 + 30), animated: false)
    screen.settle()
    #expect(search.searchBar.frame.height == 22 && navigation.navigationBar.frame.height == 66)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    search.isActive = true
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    #expect(!search.isActive && search.parent == nil && navigation.navigationBar.frame.height == 44)
  }

  @Test func scopesComeAndGoWithIt() {
    let (navigation, _, search) = stage()
    search.searchBar.scopeButtonTitles = ["One", "Two"]
    search.isActive = true
    screen.advance(by: 0.5)
    #expect(search.searchBar.showsScopeBar && navigation.navigationBar.frame.height == 104)
    search.isActive = false
    screen.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar && navigation.navigationBar.frame.height == 96)
  }

  @Test func aBarInAViewSearchesThatControllersContent() {
    let owner = UIViewController(), search = UISearchController(searchResultsController: UIViewController())
    owner.view.addSubview(search.searchBar)
    search.searchBar.frame = CGRect(x: 0, y: 20, width: 320, height: 56)
    screen.show(owner)
    screen.tap(at: CGPoint(x: 100, y: 48))
    #expect(search.isActive && search.parent === owner)
    screen.type("q")
    #expect(search.searchBar.text == "q", "the bar is not covered")
    search.isActive = false
    #expect(search.parent == nil && search.view.superview == nil)
  }
}
