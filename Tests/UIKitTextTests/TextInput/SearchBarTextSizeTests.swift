import Testing
import VitrineTesting

@testable import UIKit

/// Tests that search fields and the titles of swipe actions follow the text size.
@Suite(.serialized) @MainActor struct SearchBarTextSizeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 1)

  @Test func aSearchBarGrowsWithTheTextSize() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56)), field = bar.searchTextField
    bar.text = "Text"
    screen.show(bar)
    screen.settle()
    let icon = try #require(field.leftView)
    #expect(bar.intrinsicContentSize.height == 56 && field.frame.height == 36 && field.font?.pointSize == 17)
    #expect(icon.bounds.width == 19 && field.textRect(forBounds: field.bounds).minX == 31)
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    let height = bar.intrinsicContentSize.height
    #expect(field.font?.pointSize == 53 && height > 56 + 30)
    #expect(field.frame.height == 36, "the bar has the height that the program gave it")
    bar.frame.size.height = height
    screen.settle()
    #expect(field.frame == CGRect(x: 8, y: 10, width: 359, height: height - 20))
    #expect(icon.bounds.width > 50 && field.textRect(forBounds: field.bounds).minX == 12 + icon.bounds.width)
    screen.preferredContentSizeCategory = .large
    screen.settle()
    #expect(bar.intrinsicContentSize.height == 56 && icon.bounds.width == 19)
  }

  @Test func aFieldWithAFixedFontKeepsItsSize() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56)), field = bar.searchTextField
    field.font = .systemFont(ofSize: 15)
    screen.show(bar)
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    #expect(field.font?.pointSize == 15 && bar.intrinsicContentSize.height == 56 && field.leftView?.bounds.width == 19)
  }

  @Test func aNavigationBarMakesRoomForItsSearchBar() {
    let controller = UIViewController(), search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.settle()
    let before = navigation.navigationBar.frame.height, field = search.searchBar.searchTextField
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(field.frame.height == field.naturalHeight && field.naturalHeight > 70)
    #expect(navigation.navigationBar.frame.height == before + field.naturalHeight - 36)
    screen.preferredContentSizeCategory = .large
    screen.settle()
    #expect(navigation.navigationBar.frame.height == before && field.frame.height == 36)
  }

  @Test func aSearchBarLeavesTheRowOfTheTitleAtAccessibilitySizes() {
    let item = UINavigationItem(title: "Title")
    item.style = .editor
    func placement(_ category: UIContentSizeCategory) -> UINavigationItem.SearchBarPlacement {
      item.placement(
        in: UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: category),
        ]))
    }
    #expect(placement(.extraExtraExtraLarge) == .inline && placement(.accessibilityMedium) == .stacked)
  }

  @Test func titlesOfSwipeActionsFollowTheTextSize() throws {
    let action = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
    func view(_ category: UIContentSizeCategory) -> SwipeActionsView {
      SwipeActionsView([action], atTrailingEdge: true, traits: UITraitCollection(preferredContentSizeCategory: category)) { _, _ in }
    }
    let usual = view(.large), large = view(.accessibilityExtraExtraExtraLarge)
    let label = try #require(large.subviews.first?.subviews.first as? UILabel)
    #expect(label.font.pointSize == 49 && large.width > usual.width + 50 && label.bounds.width + 32 == large.width)
  }
}
