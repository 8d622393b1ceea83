import TextEditing

/// The editing command of a key: one table for all text views. Keys without a command are handled elsewhere.
extension EditingCommand {
  /// - Parameter characters: the characters that the key types without modifiers.
  init?(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, characters: String) {
    let extending = modifiers.contains(.shift)
    let command = modifiers.contains(.command)
    // Both Option (Mac keyboards) and Control (PC keyboards) move by words.
    let byWord = !modifiers.isDisjoint(with: [.alternate, .control])
    switch key {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let right = key == .keyboardRightArrow
      self = .moveSideways(command ? .line : byWord ? .word : .character, right: right, extending: extending)
    case .keyboardUpArrow, .keyboardDownArrow:
      let down = key == .keyboardDownArrow
      if command {
        self = .move(.document, forward: down, extending: extending)
      } else if byWord {
        self = .move(.paragraph, forward: down, extending: extending)
      } else {
        self = .moveVertically(down: down, extending: extending)
      }
    case .keyboardHome, .keyboardEnd:
      self = .move(command || modifiers.contains(.control) ? .document : .line, forward: key == .keyboardEnd, extending: extending)
    case .keyboardPageUp, .keyboardPageDown: self = .movePage(down: key == .keyboardPageDown, extending: extending)
    case .keyboardDeleteOrBackspace: self = .delete(command ? .line : byWord ? .word : .character, forward: false)
    case .keyboardDeleteForward: self = .delete(command ? .line : byWord ? .word : .character, forward: true)
    case .keyboardReturnOrEnter, .keypadEnter: self = .newline
    case .keyboardInsert where extending: self = .paste
    case .keyboardInsert where modifiers.contains(.control): self = .copy
    default:
      guard command != modifiers.contains(.control), !modifiers.contains(.alternate) else { return nil }
      switch Self.letter(key, characters) {
      case "a": self = .selectAll
      case "c": self = .copy
      case "x": self = .cut
      case "v": self = .paste
      case "z": self = extending ? .redo : .undo
      case "y" where modifiers.contains(.control): self = .redo
      default: return nil
      }
    }
  }

  /// Returns the letter that the keyboard layout has on the key. If that is not a Latin letter, the letter of the key's position is used.
  private static func letter(_ key: UIKeyboardHIDUsage, _ characters: String) -> Character? {
    if let typed = characters.lowercased().first, typed.isASCII, typed.isLetter { return typed }
    guard (4...29).contains(key.rawValue), let scalar = Unicode.Scalar(UInt32(97 + key.rawValue - 4)) else { return nil }
    return Character(scalar)
  }
}
