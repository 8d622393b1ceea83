import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests groups, title menus, renaming and the place of search bars (Apple: UINavigationItem, iOS 16).
@Suite(.serialized) @MainActor struct NavigationItemTests {
  private let menus = MenuScreen(size: CGSize(width: 1024, height: 768))
  private var screen: HeadlessScreen { menus.screen }

  private func show(compact: Bool = false, _ prepare: (UINavigationItem) -> Void) -> UINavigationController {
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    navigation.traitOverrides.horizontalSizeClass = compact ? .compact : .regular
    page.title = "Page"
    prepare(page.navigationItem)
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView, _ matches: (View) -> Bool) -> View? {
    if let view = view as? View, matches(view) { return view }
    for child in view.subviews {
      if let found = find(type, in: child, matches) { return found }
    }
    return nil
  }

  private func frame(_ item: UIBarButtonItem, in navigation: UINavigationController) -> CGRect {
    item.frame(in: navigation.navigationBar) ?? .null
  }

  @Test func itemsOfEitherFormAreTheSame() {
    let item = UINavigationItem(title: "Page")
    let first = UIBarButtonItem(title: "1", primaryAction: nil), second = UIBarButtonItem(title: "2", primaryAction: nil)
    item.rightBarButtonItems = [first, second]
    #expect(item.trailingItemGroups.count == 1 && item.trailingItemGroups[0].barButtonItems == [second, first])
    item.leadingItemGroups = [first.creatingFixedGroup(), second.creatingMovableGroup(customizationIdentifier: "2")]
    #expect(item.leftBarButtonItems == [first, second])
    item.rightBarButtonItems = nil
    #expect(item.trailingItemGroups.isEmpty && item.rightBarButtonItems == nil)
  }

  @Test func anItemHasAnElementForMenus() throws {
    let item = UIBarButtonItem(systemItem: .writingTools)
    #expect(item.title == "Writing Tools" && item.menuElement?.title == "Writing Tools")
    item.isEnabled = false
    #expect((item.menuElement as? UIAction)?.attributes == .disabled)
    let own = UIMenu(title: "Own", children: [])
    item.menuRepresentation = own
    #expect(item.menuElement === own && UIBarButtonItem.flexibleSpace().menuElement == nil)
    let group = item.creatingOptionalGroup(customizationIdentifier: "tools")
    group.representativeItem = UIBarButtonItem(title: "All", primaryAction: nil)
    #expect(group.menuElements.map(\.title) == ["All"] && group.isShown)
  }

  @Test func aBrowserHasItsTitleAtTheLeadingEdgeAndGroupsInTheCenter() throws {
    let center = UIBarButtonItem(title: "Center", primaryAction: nil)
    let optional = UIBarButtonItem(title: "Optional", primaryAction: nil)
    let navigation = show { item in
      item.style = .browser
      item.centerItemGroups = [
        center.creatingFixedGroup(), optional.creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false),
      ]
    }
    let title = try #require(find(UILabel.self, in: navigation.navigationBar) { $0.text == "Page" && $0.font.pointSize == 17 })
    #expect(title.convert(title.bounds, to: navigation.navigationBar).minX < 40)
    #expect(abs(frame(center, in: navigation).midX - 512) <= 1 && optional.presentedView == nil)
    #expect(navigation.topViewController?.navigationItem.overflowPresentationSource == nil)
  }

  @Test func aCompactBarHasItsCenterInTheOverflowMenu() throws {
    var taps = 0
    let center = UIBarButtonItem(title: "Center", primaryAction: UIAction(title: "Center") { _ in taps += 1 })
    let navigation = show(compact: true) { item in
      item.style = .editor
      item.centerItemGroups = [center.creatingFixedGroup()]
      item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "More") { _ in }]) }
    }
    let source = try #require(navigation.topViewController?.navigationItem.overflowPresentationSource)
    #expect(center.presentedView?.isHidden == true)
    let frame = try #require(source.frame(in: screen.window))
    menus.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(menus.titles == ["Center", "More"])
    menus.choose("Center")
    #expect(taps == 1)
  }

  @Test func aGroupWithoutRoomShowsItsRepresentativeItem() {
    let items = (1...30).map { UIBarButtonItem(title: "Long title \($0)", primaryAction: nil) }
    let group = UIBarButtonItemGroup.fixedGroup(representativeItem: UIBarButtonItem(title: "All", primaryAction: nil), items: items)
    let navigation = show { $0.trailingItemGroups = [group] }
    #expect(group.isDisplayingRepresentativeItem && items[0].presentedView?.isHidden == true)
    #expect(group.representativeItem?.presentedView?.isHidden == false)
    group.barButtonItems = Array(items.prefix(2))
    navigation.view.layoutIfNeeded()
    #expect(!group.isDisplayingRepresentativeItem && items[0].presentedView?.isHidden == false)
    group.isHidden = true
    navigation.view.layoutIfNeeded()
    #expect(group.representativeItem?.presentedView?.window == nil)
  }

  @Test func theTitleOpensAMenuOfTheProvider() throws {
    let navigation = show { item in
      item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Own") { _ in }]) }
    }
    let button = try #require(find(NavigationTitleButton.self, in: navigation.navigationBar) { _ in true })
    menus.tap(menus.center(of: button))
    #expect(menus.titles == ["Own"])
    navigation.topViewController?.navigationItem.titleMenuProvider = nil
    navigation.view.layoutIfNeeded()
    #expect(find(NavigationTitleButton.self, in: navigation.navigationBar) { $0.window != nil } == nil)
  }

  @Test func theTitleMenuBeginsWithTheDocument() throws {
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Report.txt"))
    let navigation = show { $0.documentProperties = properties }
    let button = try #require(find(NavigationTitleButton.self, in: navigation.navigationBar) { _ in true })
    menus.tap(menus.center(of: button))
    #expect(menus.titles == ["Report"] && menus.item("Report")?.shown.subtitle == "TXT")
  }

  private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var titles: [String] = []
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { titles.append(title) }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { !title.isEmpty }
  }

  @Test func renamingTurnsTheTitleIntoATextField() throws {
    let renamer = Renamer()
    let navigation = show { $0.renameDelegate = renamer }
    let item = try #require(navigation.topViewController?.navigationItem)
    let button = try #require(find(NavigationTitleButton.self, in: navigation.navigationBar) { _ in true })
    menus.tap(menus.center(of: button))
    #expect(menus.titles == ["Rename"])
    menus.choose("Rename")
    let field = try #require(find(UITextField.self, in: navigation.navigationBar) { $0.accessibilityIdentifier == "Rename" })
    #expect(field.isFirstResponder && field.text == "Page")
    screen.type("New")
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(renamer.titles == ["New"] && item.title == "New" && field.window == nil)
  }

  @Test func anInlineSearchBarIsBesideTheTitle() {
    final class Diary: NSObject, UISearchControllerDelegate {
      var placements: [UINavigationItem.SearchBarPlacement] = []
      func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {
        placements.append(newPlacement)
      }
    }
    let search = UISearchController(searchResultsController: nil), diary = Diary()
    search.delegate = diary
    let navigation = show { item in
      item.searchController = search
      item.preferredSearchBarPlacement = .inline
    }
    let item = navigation.topViewController?.navigationItem
    #expect(navigation.navigationBar.frame.height == 44 && item?.searchBarPlacement == .inline)
    #expect(search.searchBar.frame.maxX == 1024 && search.searchBar.frame.maxY <= 44)
    item?.preferredSearchBarPlacement = .stacked
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 96 && item?.searchBarPlacement == .stacked)
    #expect(diary.placements == [.inline, .stacked])
  }
}
