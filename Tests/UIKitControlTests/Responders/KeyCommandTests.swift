import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests keys that send actions, and the search for their targets.
@Suite @MainActor struct KeyCommandTests {
  private class Desk: UIView, UIKeyInput {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "") \(command.title)") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
  private let desk = Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let save = Selector("save:", Desk.save(_:))

  init() {
    screen.show(desk)
    desk.becomeFirstResponder()
  }

  @Test func aCommandTakesItsKeyWithItsModifiers() {
    desk.commands = [UIKeyCommand(title: "Save", action: save, input: UIKeyCommand.inputUpArrow, modifierFlags: .command)]
    screen.press(.keyboardUpArrow)
    #expect(desk.log == ["press"])
    screen.press(.keyboardUpArrow, modifiers: .command)
    #expect(desk.log == ["press", "save UIKeyInputUpArrow Save"])
    screen.press(.keyboardUpArrow, modifiers: [.command, .shift])
    #expect(desk.log.count == 3 && desk.log.last == "press")
    desk.commands[0].attributes = .disabled
    screen.press(.keyboardUpArrow, modifiers: .command)
    #expect(desk.log.last == "press")
  }

  @Test func whatATextFieldDoesGoesFirstUnlessTheCommandWantsPriority() {
    let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: save)
    desk.commands = [command]
    screen.press(.keyboardLeftArrow)
    #expect(desk.log == ["press"])
    command.wantsPriorityOverSystemBehavior = true
    screen.press(.keyboardLeftArrow)
    #expect(desk.log.last == "save UIKeyInputLeftArrow ")
  }

  @Test func commandsAreLookedForUpTheChain() {
    final class Room: UIViewController {
      var count = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Selector("go", Room.go))]
      }
      func go() { count += 1 }
    }
    let room = Room()
    screen.show(room)
    let field = Desk(frame: room.view.bounds)
    room.view.addSubview(field)
    screen.press(.keyboardF5)
    #expect(room.count == 1, "without a first responder the controller that shows is asked")
    field.becomeFirstResponder()
    screen.press(.keyboardF5, modifiers: .command)
    #expect(room.count == 1)
  }

  @Test func anActionForNobodyGoesToTheFirstWhoCan() {
    final class Inner: UIView { override var canBecomeFirstResponder: Bool { true } }
    final class Outer: UIView {
      var mayCopy = true
      var copies = 0
      override func duplicate(_ sender: Any?) { copies += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        mayCopy && super.canPerformAction(action, withSender: sender)
      }
    }
    let outer = Outer(frame: screen.window.bounds), inner = Inner(frame: screen.window.bounds)
    outer.addSubview(inner)
    screen.show(outer)
    inner.becomeFirstResponder()
    let duplicate = Selector("duplicate:", Outer.duplicate(_:))
    #expect(UIApplication.shared.sendAction(duplicate, to: nil, from: nil, for: nil) && outer.copies == 1)
    #expect(inner.target(forAction: duplicate, withSender: nil) as? UIView === outer)
    #expect(!inner.canPerformAction(duplicate, withSender: nil) && outer.canPerformAction(duplicate, withSender: nil))
    outer.mayCopy = false
    #expect(!UIApplication.shared.sendAction(duplicate, to: nil, from: nil, for: nil) && outer.copies == 1)
    #expect(!outer.canPerformAction("duplicate:", withSender: nil), "a name alone is nobody's method")
  }

  @Test func keysThatAreDownWhenTheWindowLosesThemAreCancelled() {
    final class Pad: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled \(presses.count)") }
    }
    let pad = Pad(frame: screen.window.bounds)
    screen.show(pad)
    pad.becomeFirstResponder()
    func key(_ phase: KeySample.Phase) {
      screen.display.send(
        .key(
          KeySample(
            phase: phase, usage: KeyUsage(rawValue: UIKeyboardHIDUsage.keyboardLeftAlt.rawValue), characters: "",
            charactersIgnoringModifiers: "", modifiers: [], timestamp: screen.time)))
    }
    key(.down)
    screen.display.send(.focus(false))
    screen.display.send(.focus(true))
    key(.up)
    #expect(pad.log == ["began", "cancelled 1"])
    key(.down)
    #expect(pad.log.last == "began", "it is not down any more, and goes down anew")
    let other = HeadlessScreen(size: CGSize(width: 50, height: 50), scale: 1)
    #expect(UIApplication.shared.presses.isEmpty)
    _ = other
    screen.settle()
  }
}
