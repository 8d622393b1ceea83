import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the effects of navigation items and bar items on a bar.
@Suite(.serialized) @MainActor struct BarItemTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func navigation() -> UINavigationController {
    let first = UIViewController(), second = UIViewController()
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  private func backButton(_ view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.accessibilityIdentifier == "BackButton" { return button }
    return view.subviews.lazy.compactMap { backButton($0) }.first
  }

  @Test func theBackButtonSaysWhatTheItemBelowWishes() {
    let navigation = navigation(), item = navigation.viewControllers[0].navigationItem
    #expect(backButton(navigation.navigationBar)?.currentTitle == "First")
    item.backButtonDisplayMode = .generic
    #expect(backButton(navigation.navigationBar)?.currentTitle == "Back")
    item.backButtonDisplayMode = .minimal
    #expect(backButton(navigation.navigationBar)?.currentTitle == "" && backButton(navigation.navigationBar)?.accessibilityLabel == "First")
  }

  @Test func aBackActionTakesThePlaceOfGoingBack() throws {
    let navigation = navigation()
    var count = 0
    navigation.topViewController?.navigationItem.backAction = UIAction { _ in count += 1 }
    screen.settle()
    let button = try #require(backButton(navigation.navigationBar))
    screen.tap(at: button.convert(CGPoint(x: 10, y: 20), to: nil))
    #expect(count == 1 && navigation.viewControllers.count == 2)
  }

  /// An item can be tapped as soon as it is enabled, also while the program animates the layout of its view: buttons of bars never take
  /// part in animations of others.
  @Test func anItemIsTappedRightAfterItWasEnabled() throws {
    var taps: [String] = []
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    func item(_ name: String) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in taps.append(name) })
      item.isEnabled = false
      return item
    }
    let top = item("Top"), bottom = item("Bottom")
    page.navigationItem.rightBarButtonItem = top
    page.toolbarItems = [bottom]
    navigation.isToolbarHidden = false
    screen.show(navigation)
    screen.settle()
    func tap(_ bar: UIView, _ name: String) throws {
      let place = try #require(AccessibilityTree.elements(of: bar).first { $0.label == name }).frame
      screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    }
    for change in [true, false] {
      taps = []
      for item in [top, bottom] {
        item.isEnabled = false
        // A change of the title makes the buttons anew.
        if change { item.title = item.title }
      }
      screen.advance(by: 1)
      top.isEnabled = true
      bottom.isEnabled = true
      if change { (top.title, bottom.title) = ("Top", "Bottom") }
      UIView.animate(withDuration: 0.4) {
        page.view.frame.origin.y += 1
        navigation.view.layoutIfNeeded()
      }
      screen.advance(by: 0.05)
      try tap(navigation.navigationBar, "Top")
      try tap(navigation.toolbar, "Bottom")
      #expect(taps == ["Top", "Bottom"], "new buttons: \(change)")
    }
  }

  @Test func aPromptMakesTheBarHigher() {
    let navigation = navigation(), page = navigation.viewControllers[1]
    #expect(page.view.safeAreaInsets.top == 44)
    page.navigationItem.prompt = "Choose one"
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 74)
    let title = AccessibilityTree.elements(of: navigation.navigationBar).first { $0.label == "Second" }
    #expect(title.map { abs($0.frame.midY - 52) < 1 } == true, "\(String(describing: title))")
    navigation.popViewController(animated: false)
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func anItemsAppearanceGoesBeforeTheBars() {
    let navigation = navigation()
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    navigation.topViewController?.navigationItem.standardAppearance = red
    navigation.topViewController?.navigationItem.scrollEdgeAppearance = red
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 300, y: 20)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    navigation.popViewController(animated: false)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 300, y: 20)) != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func hiddenItemsTakeNoRoom() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let items = ["a", "b"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    bar.items = items
    screen.show(bar)
    func titles() -> [String] { bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } }
    #expect(titles() == ["a", "b"])
    items[0].isHidden = true
    screen.settle()
    #expect(titles() == ["b"])
  }

  @Test func itemsSayWhatAScreenReaderSays() {
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    item.accessibilityLabel = "New note"
    item.accessibilityHint = "Opens a page"
    let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
    tab.accessibilityLabel = "Start page"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
      tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
    bar.items = [item]
    tabs.items = [tab]
    screen.show(bar)
    screen.window.addSubview(tabs)
    screen.settle()
    let spoken = AccessibilityTree.elements(of: screen.window).map(\.spoken)
    #expect(spoken == ["New note, Button. Opens a page", "Start page, Tab"])
  }

  @Test func aBackgroundOfOneItemStaysWithIt() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    screen.show(bar)
    let button = bar.subviews.lazy.compactMap { $0 as? UIButton }.first
    #expect(button?.backgroundImage(for: .normal) === image && button?.titleEdgeInsets.top == 3)
  }

  @Test func centredTabsHaveTheirOwnWidth() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (60, 20)
    screen.show(bar)
    screen.settle()
    #expect(bar.subviews.compactMap { $0 as? UITabBarButton }.map(\.frame.minX) == [90, 170])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 49)).image { _ in }
    bar.selectionIndicatorImage = image
    bar.selectedItem = bar.items?[1]
    screen.settle()
    #expect(bar.subviews.contains { ($0 as? UIImageView)?.image === image && $0.frame.midX == 200 && !$0.isHidden })
  }

  @Test func backgroundsOfBarsAreTakenFromTheAppearance() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    UINavigationBar.appearance().setBackgroundImage(image, for: .default)
    UISearchBar.appearance().barTintColor = .purple
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [.foregroundColor: UIColor.red]
    defer { AppearanceStore.shared.removeAll() }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let search = UISearchBar(frame: CGRect(x: 0, y: 60, width: 320, height: 56))
    screen.show(bar)
    screen.window.addSubview(search)
    screen.settle()
    #expect(bar.backgroundImage(for: .default) === image && search.barTintColor == .purple)
    #expect(search.searchTextField.textColor == .red)
  }

  @Test func anItemHasATitleAnImageAndAnAction() {
    final class Target {}
    let target = Target(), image = UIImage(systemName: "plus")
    let item = UIBarButtonItem(title: "Add", image: image, target: target, action: Selector("add"))
    #expect(item.title == "Add")
    #expect(item.image == image)
    #expect(item.target === target)
    #expect(item.action == Selector("add"))
    #expect(item.menu == nil)
  }
}
