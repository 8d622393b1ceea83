import CoreGraphics
import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Menus, edit menus and popovers in both looks.
@Suite(.serialized) @MainActor struct MenuLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 402, height: 874), scale: 1)

  private func card(_ system: SystemLook, _ menu: UIMenu, submenu: UIMenu? = nil) -> MenuCard {
    screen.systemLook = system
    let card = MenuCard(MenuContent(menu, target: { _ in nil }), submenu: submenu)
    card.frame.size = card.sizeThatFits(CGSize(width: 400, height: 800))
    screen.show(card)
    return card
  }

  private func action(_ title: String, _ image: String? = nil, state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, state: state) { _ in }
  }

  private func label(_ row: MenuItemView) -> CGRect { row.subviews.compactMap { $0 as? UILabel }.first?.frame ?? .zero }
  private func picture(_ row: MenuItemView) -> CGRect? {
    row.subviews.compactMap { $0 as? UIImageView }.last { $0.image != nil }?.frame
  }

  @Test func menusAreRounder() {
    for (system, radius) in [(SystemLook.ios17, 13.0), (.ios26, 32)] as [(SystemLook, CGFloat)] {
      #expect(card(system, UIMenu(title: "", children: [action("One")])).subviews.first?.layer.cornerRadius == radius)
    }
  }

  /// The sizes are those of a menu on the simulator of iOS 26.
  @Test func sectionsArePartedByALineInAGap() throws {
    let second = UIMenu(title: "", options: .displayInline, children: [action("Rename", "pencil"), action("Delete", "trash")])
    let menu = UIMenu(title: "", children: [action("New File", "doc"), action("New Folder", "folder"), second])
    let old = card(.ios17, menu), new = card(.ios26, menu)
    #expect(old.bounds.size == CGSize(width: 250, height: 4 * 44 + 8) && new.bounds.size == CGSize(width: 250, height: 209))
    #expect(new.items.map(\.frame.minY) == [10, 52, 115, 157] && new.items.allSatisfy { $0.bounds.height == 42 })
    let lines = try #require(new.items.first?.superview).subviews.filter { !($0 is MenuItemView) && $0.bounds.height == 1 }
    #expect(lines.map(\.frame) == [CGRect(x: 24, y: 104, width: 202, height: 1)])
    #expect(label(new.items[0]).minX == 59 && picture(new.items[0])?.midX == 36)
    #expect(label(old.items[0]).minX == 16 && picture(old.items[0])?.midX == 222)
  }

  @Test func marksHaveAColumnOfTheirOwn() {
    let plain = card(.ios26, UIMenu(title: "", children: [action("One"), action("Two")]))
    #expect(label(plain.items[0]).minX == 24)
    let marked = card(.ios26, UIMenu(title: "", children: [action("One", state: .on), action("Two")]))
    #expect(label(marked.items[1]).minX == 59 && picture(marked.items[0])?.midX == 36)
    let both = card(.ios26, UIMenu(title: "", children: [action("One", "star", state: .on), action("Two")]))
    #expect(label(both.items[1]).minX == 87 && picture(both.items[0])?.midX == 64)
  }

  @Test func theChevronOfASubmenuIsAtTheEnd() throws {
    let menu = UIMenu(title: "", children: [UIMenu(title: "More", children: [action("One")])])
    let old = card(.ios17, menu), new = card(.ios26, menu)
    #expect(try #require(picture(old.items[0])).midX == 20 && label(old.items[0]).minX == 36)
    #expect(try #require(picture(new.items[0])).maxX == 226 && label(new.items[0]).minX == 24)
  }

  @Test func aHighlightedRowHasAShapeWithinTheCard() throws {
    let row = try #require(card(.ios26, UIMenu(title: "", children: [action("One")])).items.first)
    row.isHighlighted = true
    screen.settle()
    let shape = try #require(row.subviews.first)
    #expect(!shape.isHidden && shape.frame == CGRect(x: 8, y: 0, width: 234, height: 42) && shape.layer.cornerRadius == 21)
    #expect(row.backgroundColor == nil)
    row.isHighlighted = false
    #expect(shape.isHidden)
  }

  @Test func aChosenTileIsMarkedByACapsule() throws {
    let menu = UIMenu(title: "", options: .displayAsPalette, children: [action("One", "star", state: .on), action("Two", "star")])
    let mark = try #require(card(.ios26, menu).items.first?.subviews.first { $0.bounds.height == 36 })
    #expect(!mark.isHidden && mark.layer.cornerRadius == 18)
  }

  @Test func aMenuCoversItsSource() {
    let area = CGRect(x: 0, y: 0, width: 400, height: 600), size = CGSize(width: 250, height: 200)
    let source = CGRect(x: 340, y: 20, width: 44, height: 44), low = CGRect(x: 10, y: 540, width: 44, height: 44)
    let look = InterfaceLook.Menu.ios26
    #expect(MenuLayout(card: size, beside: source, in: area).card.minY == 72)
    #expect(MenuLayout(card: size, beside: source, in: area, look).card == CGRect(x: 134, y: 20, width: 250, height: 200))
    let above = MenuLayout(card: size, beside: low, in: area, look)
    #expect(above.isAbove && above.card == CGRect(x: 10, y: 384, width: 250, height: 200))
  }

  @Test func thePageBehindAPreviewIsDimmedAndSharp() throws {
    let opener = Opener()
    func effect(_ system: SystemLook) throws -> UIVisualEffect? {
      screen.systemLook = system
      let view = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50)), page = UIViewController()
      page.view.addSubview(view)
      let menus = UIContextMenuInteraction(delegate: opener)
      view.addInteraction(menus)
      screen.show(page)
      screen.touch(.began, at: CGPoint(x: 90, y: 325))
      screen.advance(by: 1.2)
      screen.touch(.ended, at: CGPoint(x: 90, y: 325))
      let overlay = try #require(screen.window.subviews.compactMap { $0 as? MenuOverlay }.last)
      defer {
        menus.dismissMenu()
        screen.advance(by: 1)
      }
      return try #require(overlay.subviews.compactMap { $0 as? UIVisualEffectView }.first).effect
    }
    #expect(try effect(.ios17) is UIBlurEffect)
    #expect(try effect(.ios26) == nil)
    withExtendedLifetime(opener) {}
  }

  private final class Opener: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(title: "", children: [UIAction(title: "A") { _ in }])
      }
    }
  }

  @Test func anEditMenuIsACapsule() throws {
    let commands = [action("Cut"), action("Copy")]
    func menu(_ system: SystemLook) throws -> (PopoverView, EditMenuOverlay) {
      screen.systemLook = system
      let overlay = EditMenuOverlay(
        commands, target: CGRect(x: 180, y: 400, width: 40, height: 20), arrow: [.down, .up], in: screen.window, choose: { _ in },
        onClose: { _ in })
      return (try #require(overlay.subviews.first as? PopoverView), overlay)
    }
    let (old, kept) = try menu(.ios17), (new, keptToo) = try menu(.ios26)
    #expect(old.bounds.height == 44 + 13 && new.bounds.height == 44 + 8 && old.frame.maxY == 398 && new.frame.maxY == 398)
    let glass = try #require(new.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    #expect(!glass.isHidden && glass.layer.cornerRadius == 22 && !old.subviews.contains { $0 is UIVisualEffectView })
    withExtendedLifetime((kept, keptToo)) {}
  }

  @Test func aPopoverIsGlassUnderContentWithoutABackground() throws {
    let popover = PopoverView()
    popover.look = .ios26
    let content = UIView()
    popover.show(content)
    let look = InterfaceLook.Popover.ios26
    popover.place(
      PopoverLayout(
        size: CGSize(width: 200, height: 100), source: CGRect(x: 100, y: 50, width: 20, height: 20),
        area: CGRect(x: 0, y: 0, width: 400, height: 400), permitted: .up, arrow: (look.arrowHeight, look.arrowBase), radius: look.radius))
    let glass = try #require(popover.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    #expect(!glass.isHidden && glass.frame == CGRect(x: 0, y: 8, width: 200, height: 100) && glass.layer.cornerRadius == 32)
    content.backgroundColor = .systemBackground
    popover.color = nil
    #expect(glass.isHidden, "a background of the content covers it")
    popover.look = .ios17
    #expect(!popover.subviews.contains { $0 is UIVisualEffectView })
  }
}
