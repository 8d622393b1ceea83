import CSDL2
import Display
import Foundation

extension SDLDisplay {
  /// Translates and delivers an event of SDL. Events of other windows, or of no window, are ignored.
  func handle(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: requestClose()
    case SDL_WINDOWEVENT where event.window.windowID == windowID: handle(event.window)
    case SDL_MOUSEMOTION where event.motion.windowID == windowID && event.motion.which != Self.touchMouse:
      mouse(.moved(point(event.motion.x, event.motion.y)))
    case SDL_MOUSEBUTTONDOWN where isButton(1, event.button): mouse(.primaryDown(point(event.button.x, event.button.y)))
    case SDL_MOUSEBUTTONUP where isButton(1, event.button): mouse(.primaryUp(point(event.button.x, event.button.y)))
    case SDL_MOUSEBUTTONDOWN where isButton(3, event.button): mouse(.secondaryDown(point(event.button.x, event.button.y)))
    case SDL_MOUSEBUTTONUP where isButton(3, event.button): mouse(.secondaryUp(point(event.button.x, event.button.y)))
    case SDL_MOUSEWHEEL where event.wheel.windowID == windowID && event.wheel.which != Self.touchMouse: scroll(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .ended)
    case SDL_MULTIGESTURE: pad(event.mgesture)
    case SDL_KEYDOWN:
      if isComposing { hearInputMethod() }
      key(event.key)
    case SDL_KEYUP: key(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_TEXTEDITING: composition(event.edit)
    case SDL_TEXTEDITING_EXT: composition(event.editExt)
    case SDL_DROPFILE where event.drop.windowID == windowID: drop(event.drop)
    default: break
    }
  }

  /// Handles a drop. SDL allocates the path, which must be freed; the desktop may also pass an address.
  private func drop(_ event: SDL_DropEvent) {
    guard let pointer = event.file else { return }
    let text = String(cString: pointer)
    SDL_free(pointer)
    let isAddress = text.contains("://")
    guard let url = isAddress ? URL(string: text) : URL(fileURLWithPath: text) else { return }
    deliver(.open([url]))
  }

  private func handle(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: setNeedsResize()
    case SDL_WINDOWEVENT_EXPOSED: expose()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: setVisible(false)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: setVisible(true)
    case SDL_WINDOWEVENT_LEAVE: mouse(.left)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      mouse(.modifiers(modifiers(SDL_GetModState().rawValue)))
      deliver(.focus(true))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      interrupt()
      deliver(.focus(false))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: screenChanged()
    case SDL_WINDOWEVENT_CLOSE: requestClose()
    default: break
    }
  }

  /// - Parameter number: SDL's number of the button: 1 for the left, 3 for the right button.
  private func isButton(_ number: UInt8, _ event: SDL_MouseButtonEvent) -> Bool {
    event.windowID == windowID && event.which != Self.touchMouse && event.button == number
  }

  /// SDL_TOUCH_MOUSEID: the mouse that SDL emulates with a finger.
  static let touchMouse = UInt32.max
}
