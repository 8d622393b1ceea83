import Display

extension HeadlessScreen {
  // MARK: Touches

  /// Sends a touch of a finger (down, move or lift) and ends the turn.
  /// - Parameters:
  ///   - point: the location, in points of the screen.
  ///   - finger: a number that distinguishes fingers that touch at the same time.
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

  /// Touches down and lifts at the same point, without advancing the clock. Several taps at one point without `advance(by:)` between them
  /// count as a double or multiple tap.
  public func tap(at point: CGPoint) {
    touch(.began, at: point)
    touch(.ended, at: point)
  }

  /// Touches down, moves the finger in steps of 1/60 second, and lifts it.
  /// - Parameter duration: the length of the drag, in seconds; the clock advances by it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    touch(.began, at: start)
    let duration = duration.isFinite ? min(max(0, duration), Self.maximumStep) : 0
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      if duration > 0 { advance(by: duration / Double(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touch(.ended, at: end)
  }

  // MARK: Scroll wheel

  /// Turns the scroll wheel at a point, or moves two fingers on a touch pad.
  /// - Parameters:
  ///   - delta: the distance that the content moves, in points. A positive `dy` moves the content down and shows the part above.
  ///   - isTouchPad: whether a touch pad scrolls instead of a wheel. Default false.
  public func scroll(by delta: CGVector, at point: CGPoint, isTouchPad: Bool = false) {
    activate()
    let delta = CGPoint(x: delta.dx, y: delta.dy)
    display.send(.scroll(ScrollSample(location: point, delta: delta, device: isTouchPad ? .touchPad : .wheel, timestamp: display.now)))
    settle()
  }

  // MARK: Keyboard

  /// Types text on the keyboard. Each character sends a key down, its text and a key up, and ends a turn.
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

  /// Presses and releases a key.
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
  /// Sends text that an input method composes at the caret, which becomes the marked text; "" ends the composition. Pass the final text to
  /// `type(_:)`.
  public func compose(_ text: String) {
    activate()
    let end = text.utf16.count
    display.send(.composition(CompositionSample(text: text, selection: end..<end)))
    settle()
  }
}
