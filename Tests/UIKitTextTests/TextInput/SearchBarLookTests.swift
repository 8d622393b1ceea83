import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests customizations of a search bar's appearance.
@Suite @MainActor struct SearchBarLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))

  private final class Diary: NSObject, UISearchBarDelegate {
    var entries: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { entries.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { entries.append("results") }
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func aButtonAtTheFieldsEndTellsTheDelegate() {
    let diary = Diary()
    bar.delegate = diary
    bar.showsBookmarkButton = true
    screen.show(bar)
    screen.tap(at: CGPoint(x: 295, y: 48))
    bar.showsBookmarkButton = false
    screen.settle()
    screen.tap(at: CGPoint(x: 295, y: 48))
    bar.resignFirstResponder()
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    screen.settle()
    #expect((bar.searchTextField.rightView as? UIButton)?.isSelected == true)
    screen.tap(at: CGPoint(x: 295, y: 48))
    #expect(diary.entries == ["bookmark", "results"])
  }

  @Test func textTakesTheButtonsPlace() throws {
    bar.showsBookmarkButton = true
    screen.show(bar)
    screen.settle()
    let button = try #require(bar.searchTextField.rightView)
    #expect(!button.isHidden)
    bar.text = "text"
    screen.settle()
    #expect(button.isHidden)
  }

  @Test func picturesTakeTheSystemsPlace() {
    let (glass, book, field) = (image(10), image(11), image(12))
    bar.setImage(glass, for: .search, state: .normal)
    bar.setImage(book, for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === glass && bar.image(for: .search, state: .normal) === glass)
    #expect((bar.searchTextField.rightView as? UIButton)?.currentImage === book)
    bar.setSearchFieldBackgroundImage(field, for: .normal)
    #expect(bar.searchTextField.background === field && bar.searchTextField.backgroundColor == nil)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
  }

  @Test func aFieldsOwnColourStays() {
    bar.searchTextField.backgroundColor = .red
    bar.scopeButtonTitles = ["a", "b"]
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    bar.showsBookmarkButton = true
    #expect(bar.searchTextField.backgroundColor == .red)
    #expect(bar.scopes?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func adjustmentsMoveThings() {
    screen.show(bar)
    screen.settle()
    let field = bar.searchTextField, bounds = field.bounds, frame = field.frame
    let before = [field.leftViewRect(forBounds: bounds), field.textRect(forBounds: bounds)]
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    screen.settle()
    #expect(field.leftViewRect(forBounds: bounds) == before[0].offsetBy(dx: 3, dy: 1))
    #expect(field.textRect(forBounds: bounds) == before[1].offsetBy(dx: 5, dy: 2))
    #expect(field.frame == frame.offsetBy(dx: 0, dy: -4))
  }

  @Test func aDisabledBarTakesNoTaps() {
    bar.isEnabled = false
    screen.show(bar)
    screen.tap(at: CGPoint(x: 100, y: 48))
    #expect(!bar.isFirstResponder && !bar.isEnabled)
  }

  @Test func aViewThatAProgramPutAtTheEndOfTheFieldStays() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), own = UIView()
    bar.searchTextField.rightView = own
    bar.searchTextField.rightViewMode = .always
    bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .search)
    bar.setImage(UIImage(systemName: "star"), for: .bookmark, state: .normal)
    #expect(bar.searchTextField.rightView === own)
    bar.showsBookmarkButton = true
    let book = bar.searchTextField.rightView
    #expect(book is UIButton)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
    #expect(bar.searchTextField.rightView === book)
    bar.showsBookmarkButton = false
    #expect(bar.searchTextField.rightView == nil)
  }
}
