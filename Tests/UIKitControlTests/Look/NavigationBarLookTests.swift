import CoreGraphics
import Display
import Testing
import VitrineTesting

@testable import UIKit

/// Navigation bars in the look of iOS 26, in which items lie on glass. The sizes are those of `InterfaceLook.NavigationBar`.
@Suite(.serialized) @MainActor struct NavigationBarLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 402, height: 600), scale: 1)

  private final class ScrollPage: UIViewController {
    let scroll = UIScrollView()
    override func loadView() { view = scroll }
  }

  private func show(_ look: SystemLook, _ change: (UINavigationItem) -> Void = { _ in }) -> UINavigationController {
    screen.systemLook = look
    let page = UIViewController()
    page.title = "Title"
    page.view.backgroundColor = .white
    change(page.navigationItem)
    let navigation = UINavigationController(rootViewController: page)
    screen.show(navigation)
    return navigation
  }

  private func content(_ navigation: UINavigationController) throws -> NavigationBarContent {
    try #require(navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.last)
  }

  /// The glass of a bar from left to right.
  private func glass(_ navigation: UINavigationController) throws -> [UIVisualEffectView] {
    try content(navigation).subviews.compactMap { $0 as? UIVisualEffectView }.filter { $0.effect is UIGlassEffect && !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  private func image(_ name: String = "plus") -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }

  @Test func theBarIsHigherAndTransparent() throws {
    let old = show(.ios17)
    #expect(try old.navigationBar.frame == CGRect(x: 0, y: 0, width: 402, height: 44) && glass(old).isEmpty)
    let new = show(.ios26)
    #expect(new.navigationBar.frame == CGRect(x: 0, y: 0, width: 402, height: 54))
    #expect(try content(new).frame.height == 44)
    new.navigationBar.isAtScrollEdge = false
    #expect(new.navigationBar.background.isEmpty)
    // A background that the program wants is drawn.
    new.navigationBar.barTintColor = .red
    #expect(!new.navigationBar.background.isEmpty)
  }

  @Test func imagesShareACapsule() throws {
    let navigation = show(.ios26) { $0.rightBarButtonItems = [image(), image("trash")] }
    let pieces = try glass(navigation)
    #expect(pieces.count == 1 && pieces[0].frame.maxX == 402 - 16 && pieces[0].frame.height == 44 && pieces[0].frame.width >= 88)
  }

  @Test func oneImageIsOnADisc() throws {
    let navigation = show(.ios26) { $0.leftBarButtonItem = image() }
    #expect(try glass(navigation).map(\.frame) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
  }

  @Test func whatIsApartHasACapsuleOfItsOwn() throws {
    func count(_ items: [UIBarButtonItem]) throws -> Int { try glass(show(.ios26) { $0.rightBarButtonItems = items }).count }
    #expect(try count([image(), .fixedSpace(), image()]) == 2)
    #expect(try count([image(), .fixedSpace(0), image()]) == 2)
    let apart = image()
    apart.sharesBackground = false
    #expect(try count([image(), apart, image()]) == 3)
    #expect(try count([image(), UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), image()]) == 3)
    let bare = image()
    bare.hidesSharedBackground = true
    #expect(try count([image(), bare]) == 1)
  }

  @Test func capsulesKeepADistance() throws {
    let pieces = try glass(show(.ios26) { $0.rightBarButtonItems = [image(), .fixedSpace(), image()] }).map(\.frame)
    try #require(pieces.count == 2)
    #expect(pieces[1].minX - pieces[0].maxX == 12 && pieces[1].maxX == 386)
  }

  @Test func theItemsOfAGroupStayTogether() throws {
    let apart = image()
    apart.sharesBackground = false
    apart.hidesSharedBackground = true
    let navigation = show(.ios26) {
      $0.trailingItemGroups = [.fixedGroup(items: [image(), apart]), .fixedGroup(items: [image()])]
    }
    #expect(try glass(navigation).count == 2)
  }

  @Test func prominentGlassHasTheTintColor() throws {
    let done = UIBarButtonItem(title: "Buy", style: .prominent, target: nil, action: nil)
    let navigation = show(.ios26) { $0.rightBarButtonItems = [done, image()] }
    navigation.navigationBar.tintColor = .red
    screen.settle()
    let effects = try glass(navigation).map { $0.effect as? UIGlassEffect }
    #expect(effects.count == 2 && effects[0]?.tintColor == nil && effects[1]?.tintColor == .red)
    #expect((done.style, UIBarButtonItem.Style.prominent.rawValue) == (.done, 2))
  }

  @Test func theBackButtonIsADiscWithAChevron() throws {
    for (look, title) in [(SystemLook.ios17, "Title"), (.ios26, nil)] as [(SystemLook, String?)] {
      let navigation = show(look)
      navigation.pushViewController(UIViewController(), animated: false)
      screen.settle()
      let back = try #require(try content(navigation).backButton)
      #expect(back.title(for: .normal) == title && back.accessibilityLabel == "Title")
      if look == .ios26 {
        #expect(try back.frame == CGRect(x: 16, y: 0, width: 44, height: 44) && glass(navigation).map(\.frame) == [back.frame])
      }
    }
  }

  @Test func theLookChangesWhileTheBarIsShown() throws {
    let navigation = show(.ios26) { $0.rightBarButtonItem = image() }
    screen.systemLook = .ios17
    screen.settle()
    #expect(try navigation.navigationBar.frame.height == 44 && glass(navigation).isEmpty)
    screen.systemLook = .ios26
    screen.settle()
    #expect(try navigation.navigationBar.frame.height == 54 && glass(navigation).count == 1)
  }

  @Test func contentFadesBelowTheBar() throws {
    for look in SystemLook.allCases {
      screen.systemLook = look
      let page = ScrollPage()
      page.scroll.contentSize = CGSize(width: 402, height: 3000)
      screen.show(UINavigationController(rootViewController: page))
      func edge() -> ScrollEdgeView? { page.scroll.subviews.compactMap { $0 as? ScrollEdgeView }.first { !$0.isHidden } }
      #expect(edge() == nil, "the content is at its top")
      page.scroll.contentOffset.y = 200
      screen.settle()
      #expect((edge() != nil) == (look == .ios26))
      #expect(edge().map { $0.frame.height == 54 + ScrollEdgeView.fade } ?? true)
      page.scroll.topEdgeEffect.isHidden = true
      screen.settle()
      #expect(edge() == nil)
    }
  }
}
