import Display

extension HeadlessScreen {
  // MARK: Fingers

  /// A finger touches down, moves, or lifts. The turn ends.
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - finger: tells fingers apart.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 0) {
    activate()
    let kind: TouchSample.Phase
    switch phase {
    case .began: kind = .began
    case .moved: kind = .moved
    case .ended: kind = .ended
    case .cancelled: kind = .cancelled
    default: kind = .stationary
    }
    display.send(.touches([TouchSample(id: finger, phase: kind, location: point, timestamp: display.now)]))
    settle()
  }

  /// Down and up at one place, at one time. Taps at one place without `advance(by:)` between them count up to double taps.
  public func tap(at point: CGPoint) {
    touch(.began, at: point)
    touch(.ended, at: point)
  }

  /// A finger goes down, moves in steps of 1/60 s, and lifts.
  /// - Parameter duration: seconds, by which the clock moves.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    touch(.began, at: start)
    let duration = duration.isFinite ? min(max(0, duration), Self.longestStep) : 0
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      if duration > 0 { advance(by: duration / Double(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touch(.ended, at: end)
  }

  // MARK: Wheel

  /// Turns the wheel over a point.
  /// - Parameter delta: how far the content moves, in points: a positive `dy` moves it down, showing what is above.
  public func scroll(by delta: CGVector, at point: CGPoint) {
    activate()
    display.send(.scroll(ScrollSample(location: point, delta: CGPoint(x: delta.dx, y: delta.dy), timestamp: display.now)))
    settle()
  }

  // MARK: Keys

  /// Types on the keyboard: a key down, its text, and the key up, for each character.
  public func type(_ text: String) {
    for character in text {
      if character == "\n" {
        press(.keyboardReturnOrEnter)
        continue
      }
      activate()
      let usage = Self.usage(of: character)
      let modifiers: KeyModifiers = character.isUppercase ? .shift : []
      if let usage { send(.down, usage, modifiers, characters: String(character)) }
      display.send(.text(String(character)))
      if let usage { send(.up, usage, modifiers, characters: String(character)) }
      settle()
    }
  }

  /// Presses a key and lets it go.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    activate()
    let held = KeyModifiers(rawValue: modifiers.rawValue)
    send(.down, KeyUsage(rawValue: key.rawValue), held, characters: "")
    send(.up, KeyUsage(rawValue: key.rawValue), held, characters: "")
    settle()
  }

  private func send(_ phase: KeySample.Phase, _ usage: KeyUsage, _ modifiers: KeyModifiers, characters: String) {
    display.send(
      .key(
        KeySample(
          phase: phase, usage: usage, characters: characters, charactersIgnoringModifiers: characters, modifiers: modifiers,
          timestamp: display.now)))
  }

  private static func usage(of character: Character) -> KeyUsage? {
    if let digit = character.wholeNumberValue, character.isASCII { return KeyUsage.digit(digit) }
    if character == " " { return KeyUsage(rawValue: UIKeyboardHIDUsage.keyboardSpacebar.rawValue) }
    let lower = character.lowercased()
    return lower.count == 1 ? KeyUsage.letter(Character(lower)) : nil
  }
}

extension HeadlessScreen {
  /// An input method composes text at the caret; "" where it stops. What it settles on is typed with `type(_:)`.
  public func compose(_ text: String) {
    activate()
    let end = text.utf16.count
    display.send(.composition(CompositionSample(text: text, selection: end..<end)))
    settle()
  }
}
