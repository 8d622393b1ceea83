import CSDL2
import Display
import Foundation

extension SDLDisplay {
  // MARK: Input methods

  /// Of up to 32 bytes.
  func composition(_ event: SDL_TextEditingEvent) {
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    composition(text, event.windowID, event.start, event.length)
  }

  /// Longer text, which is ours to free.
  func composition(_ event: SDL_TextEditingExtEvent) {
    guard let pointer = event.text else { return }
    let text = String(cString: pointer)
    SDL_free(pointer)
    composition(text, event.windowID, event.start, event.length)
  }

  private func composition(_ text: String, _ window: UInt32, _ start: Int32, _ length: Int32) {
    guard isOurs(window) else { return }
    deliver(.composition(CompositionSample(text: text, start: Int(start), length: Int(length))))
  }

  /// Where candidates are shown, in pixels of the window.
  func showTextInputArea() {
    guard let area = textInputArea else { return }
    var rect = SDL_Rect(
      x: Int32(clamping: Int(area.minX * scale)), y: Int32(clamping: Int(area.minY * scale)),
      w: Int32(clamping: Int(max(1, area.width * scale))), h: Int32(clamping: Int(max(1, area.height * scale))))
    SDL_SetTextInputRect(&rect)
  }

  // MARK: Clipboard

  package var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let pointer = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(pointer) }
      return String(cString: pointer)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
