import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of focus groups, guides, effects and notifications (Apple: "Focus-based navigation", UIFocusGuide, UIFocusHaloEffect).
@Suite @MainActor struct FocusGroupTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func button(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: 60, height: 40))
    view.addSubview(button)
    return button
  }

  @Test func tabStopsOnceInAGroupAndArrowsGoThroughIt() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    bar.focusGroupIdentifier = "bar"
    root.addSubview(bar)
    let one = button(10, 10, in: bar), two = button(100, 10, in: bar), other = button(10, 100, in: root)
    screen.show(root)
    screen.press(.keyboardTab)
    #expect(one.isFocused)
    screen.press(.keyboardTab)
    #expect(other.isFocused, "the group is one stop")
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    #expect(two.isFocused, "arrows move within the group")
  }

  @Test func theItemWithTheHighestPriorityIsTheEntranceOfItsGroup() {
    root.focusGroupIdentifier = "all"
    let one = button(10, 10, in: root), two = button(100, 10, in: root)
    two.focusGroupPriority = .prioritized
    screen.show(root)
    screen.press(.keyboardTab)
    #expect(two.isFocused && !one.isFocused)
    #expect(UIFocusGroupPriority.prioritized.rawValue > UIFocusGroupPriority.previouslyFocused.rawValue)
  }

  @Test func aGuideLeadsTheFocusToItsEnvironments() {
    let start = button(10, 10, in: root), goal = button(200, 240, in: root)
    let guide = UIFocusGuide()
    root.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [goal]
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 60), guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    screen.show(root)
    screen.settle()
    screen.press(.keyboardTab)
    #expect(start.isFocused)
    guide.isEnabled = false
    screen.press(.keyboardRightArrow)
    #expect(start.isFocused, "a guide that is off is not reached")
    guide.isEnabled = true
    screen.press(.keyboardRightArrow)
    #expect(goal.isFocused)
  }

  @Test func updatesAndFailedMovementsArePosted() throws {
    let one = button(10, 10, in: root)
    screen.show(root)
    var context: UIFocusUpdateContext?
    var failures = 0
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil) { note in
        // Posted on the main thread, where it is read before this returns.
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext }
      },
      center.addObserver(forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { failures += 1 }
      },
    ]
    defer { for token in tokens { center.removeObserver(token) } }
    screen.press(.keyboardTab)
    #expect(context?.nextFocusedItem === one)
    screen.press(.keyboardDownArrow)
    #expect(failures == 1)
  }

  @Test func environmentsFormATree() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    let one = button(10, 10, in: inner)
    screen.show(root)
    #expect(root.contains(one as any UIFocusEnvironment) && !one.contains(root as any UIFocusEnvironment))
    #expect(one.parentFocusEnvironment === inner && one.focusItemContainer === one)
    #expect(root.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20)).map { ObjectIdentifier($0) } == [ObjectIdentifier(one)])
    #expect(root.focusItems(in: CGRect(x: 150, y: 150, width: 20, height: 20)).isEmpty)
  }

  @Test func theEffectDecidesHowTheRingLooks() {
    let one = button(50, 50, in: root)
    screen.show(root)
    func rings() -> [UIView] { one.subviews.filter { "\(type(of: $0))" == "RingView" } }
    screen.press(.keyboardTab)
    #expect(rings().map(\.frame) == [CGRect(x: -3.5, y: -3.5, width: 67, height: 47)], "3 points wide, 2 points outside")
    screen.press(.keyboardEscape)
    one.focusEffect = nil
    screen.press(.keyboardTab)
    #expect(one.isFocused && rings().isEmpty)
    screen.press(.keyboardEscape)
    let halo = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    halo.position = .inside
    one.focusEffect = halo
    screen.press(.keyboardTab)
    #expect(rings().map(\.frame) == [CGRect(x: 11.5, y: 11.5, width: 17, height: 17)])
  }

  @Test func theDebuggerSaysWhyAnItemCannotHaveTheFocus() {
    let one = button(10, 10, in: root)
    screen.show(root)
    #expect("\(UIFocusDebugger.checkFocusability(for: one))".contains("can have the focus"))
    root.isUserInteractionEnabled = false
    one.isEnabled = false
    let text = "\(UIFocusDebugger.checkFocusability(for: one))"
    #expect(text.contains("canBecomeFocused is false") && text.contains("user interaction disabled"))
    root.isUserInteractionEnabled = true
    one.isEnabled = true
    #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: root))".contains("UIButton"))
    screen.press(.keyboardTab)
    #expect("\(UIFocusDebugger.status())".contains("UIButton"))
  }
}
