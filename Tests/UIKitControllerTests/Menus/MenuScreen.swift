import CoreGraphics
import Display
import Foundation

@testable import UIKit
@testable import VitrineTesting

/// A screen with menus, and what tests read from it.
@MainActor
struct MenuScreen {
  let screen: HeadlessScreen

  init(size: CGSize = CGSize(width: 375, height: 667)) { screen = HeadlessScreen(size: size, scale: 1) }

  var overlay: MenuOverlay? {
    screen.window.subviews.compactMap { $0 as? MenuOverlay }.last { $0.isUserInteractionEnabled }
  }
  /// The elements of the open card, in the order of their places.
  var items: [MenuItemView] {
    guard let card = overlay?.levels.last?.card else { return [] }
    return card.items.sorted { place($0).y == place($1).y ? place($0).x < place($1).x : place($0).y < place($1).y }
  }
  var titles: [String] { items.map(\.shown.title) }
  func item(_ title: String) -> MenuItemView? { items.first { $0.shown.title == title } }

  private func place(_ view: UIView) -> CGPoint { center(of: view) }
  func center(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
  func center(_ title: String) -> CGPoint { item(title).map { center(of: $0) } ?? CGPoint(x: -1, y: -1) }

  /// Taps an element, and lets the animations end.
  func choose(_ title: String) {
    screen.tap(at: center(title))
    screen.advance(by: 1)
  }

  func tap(_ point: CGPoint) {
    screen.tap(at: point)
    screen.advance(by: 1)
  }

  /// Holds a finger on a point until the menu is open.
  func hold(_ point: CGPoint, lift: Bool = true) {
    screen.touch(.began, at: point)
    screen.advance(by: 1)
    if lift {
      screen.touch(.ended, at: point)
      screen.advance(by: 0.5)
    }
  }

  func secondaryClick(_ point: CGPoint) {
    screen.activate()
    for phase in [TouchSample.Phase.began, .ended] {
      var sample = TouchSample(id: 0, phase: phase, location: point, timestamp: screen.display.now, isEmulated: true)
      sample.isSecondary = true
      screen.display.send(.touches([sample]))
      screen.advance(by: 0.5)
    }
  }
}
