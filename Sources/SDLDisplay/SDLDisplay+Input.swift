import CSDL2
import Display
import Foundation

extension SDLDisplay {
  /// Converts window coordinates to points.
  func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) * density / scale, y: CGFloat(y) * density / scale) }

  func mouse(_ input: MouseTouchEmulator.Input) {
    for event in mouse.handle(input, at: now) { deliver(event) }
  }

  func scroll(_ wheel: SDL_MouseWheelEvent) {
    let sign: Float = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // In SDL, positive x is to the right, which moves the content to the left.
    mouse(.wheel(x: Double(0 - sign * wheel.preciseX), y: Double(sign * wheel.preciseY)))
  }

  func finger(_ event: SDL_TouchFingerEvent, _ phase: TouchSample.Phase) {
    guard event.windowID == windowID || event.windowID == 0, isScreen(event.touchId) else { return }
    // SDL's positions are 32-bit fractions of the window. Without rounding, a finger at 200 would be at 199.999995.
    func points(_ fraction: Float, of side: CGFloat) -> CGFloat { (CGFloat(fraction) * side * 256).rounded() / 256 }
    let location = CGPoint(x: points(event.x, of: size.width), y: points(event.y, of: size.height))
    let finger = FingerTable.Finger(device: event.touchId, id: event.fingerId)
    for event in fingers.handle(finger, phase, at: location, pressure: Double(event.pressure), time: now) { deliver(event) }
  }

  /// Whether the device is a touch screen. The fingers on a touch pad are not touches: they move the pointer.
  private func isScreen(_ device: SDL_TouchID) -> Bool {
    let type = SDL_GetTouchDeviceType(device)
    return type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE && type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }

  /// Handles two fingers that pinch or rotate on a touch pad, if SDL reports them.
  func pad(_ event: SDL_MultiGestureEvent) {
    guard event.numFingers == 2, !isScreen(event.touchId) else { return }
    // SDL measures distances as fractions of the pad.
    mouse(.pad(scale: 1 + Double(event.dDist) * 2, rotation: Double(event.dTheta)))
  }

  /// Whether an event belongs to this window. Without a window manager no window has the keyboard focus, and key events have no window.
  func isOurs(_ id: UInt32) -> Bool { id == windowID || id == 0 }

  func key(_ event: SDL_KeyboardEvent) {
    guard isOurs(event.windowID) else { return }
    let isDown = event.type == SDL_KEYDOWN.rawValue
    let held = modifiers(UInt32(event.keysym.mod))
    let usage = KeyUsage(rawValue: Int(event.keysym.scancode.rawValue))
    if usage.isModifier { mouse(.modifiers(held)) }
    let typed = isDown ? followingText() : ""
    let plain = keyCharacters(event.keysym.sym, held)
    let sample = KeySample(
      phase: isDown ? .down : .up, usage: usage, characters: typed.isEmpty ? plain : typed,
      charactersIgnoringModifiers: held.isDisjoint(with: [.control, .alternate, .command]) && !typed.isEmpty ? typed : plain,
      modifiers: usage.isOnNumberPad ? held.union(.numericPad) : held, isRepeat: event.repeat != 0, timestamp: now)
    if isDown, !sample.isRepeat, isQuitShortcut(sample) { return requestClose() }
    isTextTaken = false
    if eventFilter?(.key(sample)) == true {
      isTextTaken = isDown
    } else {
      delegate?.display(self, didReceive: .key(sample))
    }
  }

  func text(_ event: SDL_TextInputEvent) {
    guard isOurs(event.windowID), !isTextTaken else { return }
    let text = string(event)
    if !text.isEmpty { deliver(.text(text)) }
  }

  /// Whether the key is Ctrl+Q or Ctrl+W, which close the window as in other desktop programs.
  private func isQuitShortcut(_ key: KeySample) -> Bool {
    key.modifiers.contains(.control) && key.modifiers.isDisjoint(with: [.alternate, .command])
      && ["q", "w"].contains(key.charactersIgnoringModifiers.lowercased())
  }

  /// Returns the text that SDL has queued after a key, which is the text that the key produces.
  private func followingText() -> String {
    var next = SDL_Event()
    let type = SDL_TEXTINPUT.rawValue
    guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1, next.type == type else {
      return ""
    }
    return string(next.text)
  }

  private func string(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Returns the text that a key produces with no modifier except Shift. SDL's key codes below 2^30 are characters.
  private func keyCharacters(_ code: Int32, _ held: KeyModifiers) -> String {
    guard code > 0, code < 1 << 30, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
    let character = String(Character(scalar))
    return held.contains(.shift) ? character.uppercased() : character
  }

  func modifiers(_ state: UInt32) -> KeyModifiers {
    let pairs: [(SDL_Keymod, KeyModifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command), (KMOD_CAPS, .alphaShift),
    ]
    return pairs.reduce(into: KeyModifiers()) { if state & UInt32($1.0.rawValue) != 0 { $0.insert($1.1) } }
  }
}
