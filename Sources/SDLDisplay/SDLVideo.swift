import CSDL2
import Display
import Foundation

/// SDL's video subsystem, which is one for the process.
@MainActor
enum SDLVideo {
  /// Hints that count only when set before the first window.
  private static let hints = [
    // Plain memory to the X server: 0.1 ms for a window of 1280x800, against 3 to 4 through OpenGL.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    // A finger is no mouse, and the mouse's fingers are made by MouseTouchEmulator.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    // What an input method composes shows in place, however long it is; it shows its list of candidates itself.
    "SDL_IME_SUPPORT_EXTENDED_TEXT": "1",
    "SDL_IME_SHOW_UI": "1",
    // Ctrl-C in the terminal ends the process, as for any other program.
    "SDL_NO_SIGNAL_HANDLERS": "1",
  ]

  /// - Throws: `DisplayError.noDisplay`.
  static func start() throws(DisplayError) {
    for (name, value) in hints { SDL_SetHint(name, value) }
    if environment["SDL_VIDEODRIVER"] == nil { SDL_SetHint("SDL_VIDEODRIVER", visibleDrivers.joined(separator: ",")) }
    SDL_SetMainReady()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason: reason) }
    SDL_EnableScreenSaver()
  }

  /// SDL falls back to drivers that show nothing, without a word; who wants one of those asks for it by SDL_VIDEODRIVER.
  private static var visibleDrivers: [String] {
    let all = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
    // Without a runtime directory Wayland cannot be there, and its library complains on stderr.
    let hidden = ["dummy", "offscreen", "evdev"] + (environment["XDG_RUNTIME_DIR"] == nil ? ["wayland"] : [])
    return all.filter { !hidden.contains($0) }
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  static func stop() { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

  static func open(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }

  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// What SDL says went wrong last.
  static var error: String { String(cString: SDL_GetError()) }

  private static var reason: String {
    let names = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment[name].map { "\(name) is \($0)" }
    }
    let servers = names.isEmpty ? "DISPLAY and WAYLAND_DISPLAY are not set" : names.joined(separator: ", ")
    return "\(servers); SDL: \(error)"
  }
}
