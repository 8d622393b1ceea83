import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIControlTests {
  @MainActor private final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func withSender(_ sender: UIControl) { log.append("sender \(sender.tag)") }
    func withEvent(_ sender: UIControl, _ event: UIEvent?) { log.append("event") }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    screen.show(control)
    screen.settle()
  }

  @Test func actionsAreSentInTheOrderTheyWereAdded() {
    let target = Target()
    control.tag = 7
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(target, action: Selector("withSender:", Target.withSender(_:)), for: .valueChanged)
    control.addAction(UIAction { action in target.log.append("action \((action.sender as? UIControl)?.tag ?? 0)") }, for: .valueChanged)
    control.addTarget(target, action: Selector("withEvent::", Target.withEvent(_:_:)), for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["plain", "sender 7", "action 7"])
  }

  @Test func targetsAreHeldWeakly() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
      #expect(control.allTargets.count == 1)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
  }

  @Test func theSameTargetAndActionIsSentOnce() {
    let target = Target()
    let action = Selector("plain", Target.plain)
    control.addTarget(target, action: action, for: .valueChanged)
    control.addTarget(target, action: action, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test func anActionOfTheSameIdentifierTakesTheOldOnesPlace() {
    var log: [Int] = []
    let identifier = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == [2])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == [2])
  }

  @Test func aFingerOnAControlSendsItsEvents() {
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events { control.addAction(UIAction { _ in log.append(name) }, for: event) }
    screen.touch(.began, at: CGPoint(x: 125, y: 125))
    #expect(control.isHighlighted && control.isTracking)
    // Still inside, since it is less than 70 points away.
    screen.touch(.moved, at: CGPoint(x: 200, y: 125))
    screen.touch(.moved, at: CGPoint(x: 250, y: 125))
    #expect(!control.isHighlighted)
    screen.touch(.moved, at: CGPoint(x: 150, y: 125))
    screen.touch(.ended, at: CGPoint(x: 150, y: 125))
    #expect(log == ["down", "inside", "exit", "outside", "enter", "inside", "upInside"])
    #expect(!control.isHighlighted && !control.isTracking)
    log = []
    screen.touch(.began, at: CGPoint(x: 125, y: 125))
    screen.touch(.moved, at: CGPoint(x: 5, y: 5))
    screen.touch(.ended, at: CGPoint(x: 5, y: 5))
    #expect(log.last == "upOutside")
    log = []
    screen.touch(.began, at: CGPoint(x: 125, y: 125))
    screen.touch(.cancelled, at: CGPoint(x: 125, y: 125))
    #expect(log == ["down", "cancel"])
  }

  @Test func aDisabledControlHearsNothing() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    control.isEnabled = false
    #expect(control.state == .disabled)
    screen.tap(at: CGPoint(x: 125, y: 125))
    #expect(count == 0)
  }
}
