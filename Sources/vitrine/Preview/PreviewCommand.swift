import Display

/// The effect of a key in the preview window.
enum PreviewCommand: Equatable {
  /// Shows the scene with that index in the list, from 0.
  case scene(Int)
  case nextScene
  case previousScene
  case restart
  case toggleDamage
  case toggleBorders
  case toggleStatistics
  case toggleSlowMotion
  case togglePause
  case blockMainThread
  case savePicture
  case toggleHelp
  /// Closes the help if it is open, otherwise the window.
  case escape

  /// Returns the command of a key; nil for keys with Ctrl, Alt or Super, which go to the scene.
  init?(_ key: KeySample) {
    guard key.phase == .down, key.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    if key.isRepeat { return nil }
    if key.usage == .escape {
      self = .escape
      return
    }
    if let digit = key.usage.digit, !key.modifiers.contains(.shift) {
      self = .scene(digit == 0 ? 9 : digit - 1)
      return
    }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "n": self = key.modifiers.contains(.shift) ? .previousScene : .nextScene
    case "r": self = .restart
    case "d": self = .toggleDamage
    case "b": self = .toggleBorders
    case "f": self = .toggleStatistics
    case "t": self = .toggleSlowMotion
    case "p": self = .togglePause
    case "w": self = .blockMainThread
    case "s": self = .savePicture
    case "h", "?": self = .toggleHelp
    default: return nil
    }
  }

  /// The keys and their effects, for the help panel.
  static let help: [(key: String, effect: String)] = [
    ("1 ... 9, 0", "show that scene"),
    ("N, Shift+N", "next scene, previous scene"),
    ("R", "start the scene again"),
    ("D", "flash what is drawn again"),
    ("B", "borders of layers"),
    ("F", "frame statistics"),
    ("T", "slow motion"),
    ("P", "stop the clock, let it go on"),
    ("W", "keep the main thread busy for half a second"),
    ("S", "save a PNG"),
    ("Alt, Alt+Shift", "second finger: mirrored, in parallel"),
    ("H or ?", "these keys"),
    ("Escape, Ctrl+Q", "close"),
  ]
}
