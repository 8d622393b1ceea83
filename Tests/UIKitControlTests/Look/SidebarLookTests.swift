import CoreGraphics
import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Sidebars of glass, which float above the content in the look of iOS 26. The sizes are those of an iPad with iPadOS 26.
@Suite(.serialized) @MainActor struct SidebarLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 1024, height: 768), scale: 1)

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController(
      tabs: ["a", "b"].map { name in UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in UIViewController() } })
    tabs.mode = .tabSidebar
    screen.show(tabs)
    screen.settle()
    return tabs
  }

  @Test func theSidebarOfTabsFloatsAboveTheContent() throws {
    screen.systemLook = .ios26
    let tabs = tabs(), view = tabs.sidebar.view
    #expect(view.frame == CGRect(x: 10, y: 10, width: 270, height: 748) && view.layer.shadowOpacity > 0)
    let glass = try #require(view.subviews.first as? UIVisualEffectView)
    #expect((glass.effect as? UIGlassEffect)?.isThick == true && glass.layer.cornerRadius == 26)
    let content = try #require(tabs.selectedViewController?.view)
    #expect(content.frame.size == CGSize(width: 1024, height: 768) && content.safeAreaInsets.left == 280)
    let row = try #require(view.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(row.convert(row.bounds, to: view) == CGRect(x: 16, y: 63, width: 238, height: 44))
    screen.systemLook = .ios17
    screen.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 768) && content.safeAreaInsets.left == 0)
    #expect(view.backgroundColor == .secondarySystemBackground && !view.subviews.contains { $0 is UIVisualEffectView })
  }

  @Test func theSelectedRowIsAGrayCapsule() {
    var state = UICellConfigurationState(traitCollection: screen.window.traitCollection)
    state.isSelected = true
    let old = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    #expect(old.cornerRadius == 10 && old.backgroundColor == nil)
    screen.systemLook = .ios26
    state.traitCollection = screen.window.traitCollection
    let new = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    #expect(new.cornerRadius == 22 && new.backgroundColor == .systemFill)
    #expect(UIListContentConfiguration.sidebarCell().updated(for: state).textProperties.color == .tintColor)
  }

  @Test func aHiddenSidebarGivesTheContentItsRoom() throws {
    screen.systemLook = .ios26
    let tabs = tabs()
    tabs.sidebar.isHidden = true
    screen.advance(by: 1)
    #expect(tabs.sidebar.view.frame.maxX < 0 && tabs.selectedViewController?.view.safeAreaInsets.left == 0)
  }

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    screen.show(split)
    screen.settle()
    return split
  }

  private func view(_ split: UISplitViewController, _ column: UISplitViewController.Column) throws -> UIView {
    try #require(split.columns[column]?.viewIfLoaded)
  }

  @Test func thePrimaryColumnFloatsAboveTheSecondaryOne() throws {
    screen.systemLook = .ios26
    let split = split(.doubleColumn), primary = try view(split, .primary), secondary = try view(split, .secondary)
    #expect(primary.frame == CGRect(x: 10, y: 10, width: 320, height: 748) && primary.layer.cornerRadius == 26 && primary.clipsToBounds)
    #expect(split.glass?.frame == primary.frame && split.glass?.superview === split.view)
    #expect(secondary.frame == CGRect(x: 0, y: 0, width: 1024, height: 768) && secondary.safeAreaInsets.left == 330)
    split.hide(.primary)
    screen.advance(by: 1)
    #expect(secondary.safeAreaInsets.left == 0 && split.glass == nil && primary.layer.cornerRadius == 0)
    split.show(.primary)
    screen.advance(by: 1)
    #expect(split.glass?.frame == CGRect(x: 10, y: 10, width: 320, height: 748) && secondary.safeAreaInsets.left == 330)
    screen.systemLook = .ios17
    screen.settle()
    #expect(primary.frame == CGRect(x: 0, y: 0, width: 319.5, height: 768) && split.glass == nil && secondary.safeAreaInsets.left == 0)
  }

  @Test func aSupplementaryColumnGoesOnBelowThePrimaryOne() throws {
    screen.systemLook = .ios26
    let split = split(.tripleColumn), middle = try view(split, .supplementary), secondary = try view(split, .secondary)
    #expect(middle.frame == CGRect(x: 0, y: 0, width: 649.5, height: 768) && middle.safeAreaInsets.left == 330)
    #expect(secondary.frame == CGRect(x: 650, y: 0, width: 374, height: 768) && secondary.safeAreaInsets.left == 0)
  }

  @Test func aListInAColumnOfGlassHasNoBackground() throws {
    screen.systemLook = .ios26
    let split = split(.doubleColumn)
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let list = UICollectionViewController(collectionViewLayout: layout)
    split.setViewController(list, for: .primary)
    screen.settle()
    let collection = try #require(list.collectionView)
    collection.setNeedsLayout()
    screen.settle()
    #expect(collection.backgroundColor == nil && collection.listBackdrop == nil)
  }
}
