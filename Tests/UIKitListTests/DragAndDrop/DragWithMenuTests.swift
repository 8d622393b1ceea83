import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests views that have both a context menu and a drag: a press opens the menu, and a movement of the same touch begins the drag (Apple:
/// UIContextMenuInteraction, UIDragInteraction).
@Suite @MainActor struct DragWithMenuTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
    }
  }
  private let menus = Menus()

  private var menu: MenuOverlay? {
    screen.window.subviews.compactMap { $0 as? MenuOverlay }.last { $0.isUserInteractionEnabled }
  }

  @Test(arguments: [true, false]) func aMovementFromTheLiftedViewBeginsADrag(_ menuFirst: Bool) throws {
    let interaction = UIContextMenuInteraction(delegate: menus)
    fixture.card.interactions = menuFirst ? [interaction, fixture.drag] : [fixture.drag, interaction]
    fixture.hold()
    #expect(menu != nil && fixture.calls.lines.contains("lift"))
    #expect(fixture.overlay?.alpha == 0, "the menu shows the lifted view")
    fixture.move(to: CGPoint(x: 100, y: 200))
    #expect(menu == nil, "the drag closes the menu")
    #expect(fixture.calls.lines.contains("begin") && fixture.overlay?.alpha == 1)
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(platter.convert(platter.bounds, to: nil) == CGRect(x: 40, y: 160, width: 100, height: 80))
    screen.advance(by: 0.5)
    // The picture of the lifted view is red, although the menu had hidden the view.
    let color = screen.color(at: CGPoint(x: 80, y: 220))
    var red: CGFloat = 0, green: CGFloat = 0
    color.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red > 0.9 && green < 0.4)
    fixture.move(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(fixture.calls.lines.contains("did end copy"))
  }

  @Test func withoutAMovementTheMenuStaysOpen() {
    fixture.card.addInteraction(UIContextMenuInteraction(delegate: menus))
    fixture.hold()
    screen.touch(.ended, at: fixture.start)
    screen.advance(by: 1)
    #expect(menu != nil && !fixture.calls.lines.contains("begin") && fixture.session == nil)
  }
}
