import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests what a resting drag activates (Apple: UISpringLoadedInteraction, UISpringLoadedInteractionSupporting).
@Suite @MainActor struct SpringLoadingTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private let time = SpringLoader.rest + SpringLoader.notice

  private func drag(to point: CGPoint) {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    screen.touch(.moved, at: point)
  }

  private final class Behavior: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var allows = true
    var states: [UISpringLoadedInteractionEffectState] = []
    var finished = 0
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { allows }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
      states.append(context.state)
    }
  }

  @Test func anInteractionIsActivatedAfterARest() {
    let behavior = Behavior()
    var places: [CGPoint] = []
    let interaction = UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: behavior) { interaction, context in
      places.append(context.location(in: interaction.view))
    }
    fixture.tray.addInteraction(interaction)
    drag(to: fixture.over)
    #expect(behavior.states == [.possible] && places == [])
    screen.advance(by: SpringLoader.rest + 0.05)
    #expect(behavior.states == [.possible, .activating])
    screen.advance(by: SpringLoader.notice)
    #expect(behavior.states == [.possible, .activating, .activated] && places == [CGPoint(x: 100, y: 100)] && behavior.finished == 1)
    screen.advance(by: 3)
    #expect(places.count == 1, "it is activated once while the finger is over it")
    fixture.move(to: fixture.outside)
    #expect(behavior.states.last == .inactive && behavior.finished == 1)
    fixture.move(to: fixture.over)
    screen.advance(by: time)
    #expect(places.count == 2)
  }

  @Test func aMovingFingerActivatesNothing() {
    var count = 0
    fixture.tray.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
    drag(to: fixture.over)
    for step in 1...8 {
      screen.advance(by: 0.3)
      screen.touch(.moved, at: CGPoint(x: fixture.over.x - CGFloat(step) * 11, y: fixture.over.y))
    }
    #expect(count == 0)
    screen.advance(by: time)
    #expect(count == 1)
  }

  @Test func aBehaviorCanForbidTheActivation() {
    let behavior = Behavior()
    behavior.allows = false
    var count = 0
    fixture.tray.addInteraction(UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: nil) { _, _ in count += 1 })
    drag(to: fixture.over)
    screen.advance(by: 3)
    #expect(count == 0 && behavior.finished == 0)
  }

  @Test func aDropEndsTheWait() {
    var count = 0
    fixture.tray.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
    drag(to: fixture.over)
    screen.advance(by: 0.3)
    fixture.lift(at: fixture.over)
    screen.advance(by: 3)
    #expect(count == 0)
  }

  @Test func buttonsAreActivatedOnlyIfTheyAreSpringLoaded() {
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = fixture.tray.bounds
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.tray.addSubview(button)
    #expect(!button.isSpringLoaded)
    drag(to: fixture.over)
    screen.advance(by: time * 2)
    #expect(taps == 0)
    button.isSpringLoaded = true
    screen.touch(.moved, at: CGPoint(x: fixture.over.x + 1, y: fixture.over.y))
    screen.advance(by: time + 0.1)
    #expect(taps == 1)
    fixture.lift(at: fixture.over)
  }

  @Test func segmentsAreChosen() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    fixture.tray.addSubview(control)
    drag(to: CGPoint(x: 200, y: 400))
    screen.advance(by: time + 0.1)
    #expect(control.selectedSegmentIndex == 1)
    fixture.lift(at: fixture.over)
  }

  @Test func tabsAreChosen() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
    bar.selectedItem = bar.items?[0]
    bar.isSpringLoaded = true
    fixture.tray.addSubview(bar)
    screen.settle()
    drag(to: CGPoint(x: 190, y: 325))
    screen.advance(by: time + 0.1)
    #expect(bar.selectedItem?.tag == 1)
    fixture.lift(at: fixture.over)
  }

  @Test func barItemsAreActivated() {
    var taps = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = UIBarButtonItem(title: "Folder", primaryAction: UIAction { _ in taps += 1 })
    item.isSpringLoaded = true
    bar.items = [item]
    fixture.tray.addSubview(bar)
    screen.settle()
    drag(to: CGPoint(x: 70, y: 322))
    screen.advance(by: time + 0.1)
    #expect(taps == 1)
    fixture.lift(at: fixture.over)
  }
}
