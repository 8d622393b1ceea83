import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct UISearchBarTests {
  private final class Diary: NSObject, UISearchBarDelegate {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { entries.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      entries.append("scope \(selectedScope)")
    }
  }

  /// Keys that programs know although they are not public.
  @Test func partsAreFoundByKeys() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let field = UITextField()
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor == .red)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
  }

  @Test(arguments: [44, 56, 80] as [CGFloat])
  func theFieldIsInTheMiddle(height: CGFloat) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.midY == height / 2 && bar.searchTextField.frame.height == 36)
  }

  @Test func scopesAreBelowTheField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minY == 10)
  }

  /// The bar has the traits of its field (Abduction-Lamp/Weather sets one that was missing).
  @Test func traitsAreThoseOfTheField() {
    let bar = UISearchBar()
    let traits: any UITextInputTraits = bar
    traits.enablesReturnKeyAutomatically = true
    traits.keyboardAppearance = .dark
    traits.textContentType = .addressCity
    bar.isSecureTextEntry = true
    let field = bar.searchTextField
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.keyboardAppearance == .dark && field.textContentType == .addressCity)
  }

  @Test func `A search bar tells its delegate what happens in its field`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
    let diary = Diary()
    bar.delegate = diary
    bar.showsCancelButton = true
    bar.placeholder = "Search"
    screen.show(bar)
    screen.tap(at: CGPoint(x: 100, y: 48))
    screen.type("ab\n")
    #expect(diary.take() == ["began", "text a", "text ab", "search"] && bar.text == "ab")
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    screen.tap(at: bar.searchTextField.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil))
    #expect(diary.take() == ["text "])
    screen.tap(at: CGPoint(x: 290, y: 48))
    #expect(diary.take() == ["cancel"])
    bar.text = "by code"
    bar.resignFirstResponder()
    #expect(diary.take() == ["ended"])
  }

  @Test func `Its sizes are those of iOS, and the field makes room for the button`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(bar.intrinsicContentSize.height == 56)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 250 && bar.showsCancelButton)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    #expect(bar.intrinsicContentSize.height == 100 && bar.selectedScopeButtonIndex == 1)
  }
}
