import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests `UIMenuController`, the edit menu before iOS 16 (Apple: UIMenuController, UIMenuItem).
@Suite @MainActor struct MenuControllerTests {
  private final class Card: UIView {
    var marks = 0
    override var canBecomeFirstResponder: Bool { true }
    func mark(_ sender: Any?) { marks += 1 }
  }

  @MainActor private final class Count { var value = 0 }

  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 300), scale: 1)
  private let card = Card(frame: CGRect(x: 100, y: 150, width: 100, height: 50))

  private func buttons(_ view: UIView) -> [EditMenuButton] {
    ((view as? EditMenuButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  @Test func itemsThatTheResponderPerformsAreShown() throws {
    screen.show(card)
    card.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.menuItems = [
      UIMenuItem(title: "Mark", action: Selector("mark:", Card.mark(_:))), UIMenuItem(title: "Nobody", action: Selector("nobody:")),
    ]
    defer { controller.menuItems = nil }
    let count = Count()
    let shown = NotificationCenter.default.addObserver(forName: UIMenuController.willShowMenuNotification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count.value += 1 }
    }
    defer { NotificationCenter.default.removeObserver(shown) }
    controller.showMenu(from: card, rect: card.bounds)
    screen.advance(by: 0.5)
    #expect(controller.isMenuVisible && controller.menuFrame == card.frame && count.value == 1)
    #expect(buttons(screen.window).map(\.accessibilityLabel) == ["Mark"])
    let mark = try #require(buttons(screen.window).first)
    screen.tap(at: mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil))
    screen.advance(by: 0.5)
    #expect(card.marks == 1 && !controller.isMenuVisible && controller.menuFrame == .zero)
    controller.showMenu(from: card, rect: card.bounds)
    controller.hideMenu()
    screen.advance(by: 0.5)
    #expect(buttons(screen.window).isEmpty)
  }
}
