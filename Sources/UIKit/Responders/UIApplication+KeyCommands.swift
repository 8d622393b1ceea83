import Display

extension UIApplication {
  /// Performs the first matching key command in the responder chain.
  /// - Returns: true if a command was performed; the key then has no other effect.
  func takesCommand(_ sample: KeySample, in window: UIWindow) -> Bool {
    let held = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    let name = Self.names[UIKeyboardHIDUsage(code: sample.usage.rawValue)] ?? sample.charactersIgnoringModifiers
    guard !name.isEmpty else { return false }
    let isTyping = window.firstResponder is any UIKeyInput
    for responder in window.keyResponder.responderChain {
      for command in responder.keyCommands ?? [] {
        guard let action = command.action(for: name, held) else { continue }
        // The editing keys of a text field have precedence.
        if isTyping, !command.wantsPriorityOverSystemBehavior, held.isDisjoint(with: [.command, .control, .alternate]) { continue }
        responder.validate(command)
        guard !command.attributes.contains(.disabled) else { continue }
        for target in responder.responderChain where target.canPerformAction(action, withSender: command) {
          if case .returned = action.send(to: target, command) { return true }
        }
      }
    }
    return takesMainCommand(name, held, in: window, isTyping: isTyping)
  }

  /// Performs the first matching key command of the main menus. The responder that performs it validates it first.
  private func takesMainCommand(_ name: String, _ held: UIKeyModifierFlags, in window: UIWindow, isTyping: Bool) -> Bool {
    for case let command as UIKeyCommand in UIMenuSystem.main.root.leaves {
      guard let action = command.action(for: name, held) else { continue }
      if isTyping, !command.wantsPriorityOverSystemBehavior {
        // The editing keys of a text field have precedence, and it handles the keys of the standard commands itself.
        guard !held.isDisjoint(with: [.command, .control, .alternate]) else { continue }
        if MenuTree.standardEditActions.contains(action.name), window.firstResponder is any TextInputHost { continue }
      }
      guard let copy = command.copy() as? UIKeyCommand else { continue }
      for target in window.keyResponder.responderChain where target.canPerformAction(action, withSender: copy) {
        target.validate(copy)
        guard !copy.attributes.contains(.disabled) else { break }
        if case .returned = action.send(to: target, copy) { return true }
      }
    }
    return false
  }

  /// The names of keys that insert no characters.
  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
    .keyboardDeleteForward: UIKeyCommand.inputDelete, .keyboardDeleteOrBackspace: "\u{8}", .keyboardTab: "\t",
    .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardSpacebar: " ",
    .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3, .keyboardF4: UIKeyCommand.f4,
    .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6, .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8,
    .keyboardF9: UIKeyCommand.f9, .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
  ]
}

extension UIViewController {
  /// The responder for keys without a first responder: the topmost visible controller.
  var topmost: UIResponder {
    var top = self
    while let next = top.presented ?? (top as? UINavigationController)?.stack.last ?? (top as? UITabBarController)?.shownController {
      top = next
    }
    return top
  }
}
