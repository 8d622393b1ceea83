import CSDL2
import Display
import Foundation

extension SDLDisplay {
  // MARK: Input methods

  /// Handles marked text of up to 32 bytes.
  func composition(_ event: SDL_TextEditingEvent) {
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    composition(text, event.windowID, event.start, event.length)
  }

  /// Handles longer marked text, which must be freed.
  func composition(_ event: SDL_TextEditingExtEvent) {
    guard let pointer = event.text else { return }
    let text = String(cString: pointer)
    SDL_free(pointer)
    composition(text, event.windowID, event.start, event.length)
  }

  private func composition(_ text: String, _ window: UInt32, _ start: Int32, _ length: Int32) {
    guard isOurs(window) else { return }
    isComposing = !text.isEmpty
    deliver(.composition(CompositionSample(text: text, start: Int(start), length: Int(length))))
  }

  /// Delivers the end of a composition before the key that caused it. SDL queues a key that an input method
  /// leaves to the program before the composed text.
  func hearInputMethod() {
    var events = queued()
    SDL_PumpEvents()
    events += queued()
    let (first, rest) = CompositionOrder.split(events.map(\.part))
    // The events are put back into the queue first, because a key looks there for its text.
    for index in rest { SDL_PeepEvents(&events[index], 1, SDL_ADDEVENT, 0, 0) }
    for index in first { handle(events[index]) }
  }

  private func queued() -> [SDL_Event] {
    var events: [SDL_Event] = [], event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 { events.append(event) }
    return events
  }

  /// Sets the area near which the input method shows its candidates, in units of the window.
  func showTextInputArea() {
    guard let area = textInputArea else { return }
    let units = scale / density
    var rect = SDL_Rect(
      x: Int32(clamping: Int(area.minX * units)), y: Int32(clamping: Int(area.minY * units)),
      w: Int32(clamping: Int(max(1, area.width * units))), h: Int32(clamping: Int(max(1, area.height * units))))
    SDL_SetTextInputRect(&rect)
  }

  // MARK: Clipboard

  package var clipboardText: String? {
    get {
      // SDL would wait for data that this thread offers.
      if let clipboard = clipboard as? X11Clipboard { return clipboard.text }
      guard SDL_HasClipboardText() == SDL_TRUE, let pointer = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(pointer) }
      return String(cString: pointer)
    }
    set {
      if let clipboard = clipboard as? X11Clipboard { clipboard.text = newValue } else { SDL_SetClipboardText(newValue ?? "") }
    }
  }
}

extension SDL_Event {
  fileprivate var part: CompositionOrder.Part {
    switch SDL_EventType(rawValue: type) {
    case SDL_KEYDOWN: .key
    case SDL_TEXTINPUT: .text
    case SDL_TEXTEDITING: .composition(isEmpty: edit.text.0 == 0)
    case SDL_TEXTEDITING_EXT: .composition(isEmpty: editExt.text.map { $0.pointee == 0 } ?? true)
    default: .other
    }
  }
}
