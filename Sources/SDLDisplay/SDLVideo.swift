import CSDL2
import Display
import Foundation

/// SDL's video subsystem, which exists once in the process.
@MainActor
enum SDLVideo {
  /// The hints that have an effect only if set before the first window.
  private static let hints = [
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    // Fingers do not emulate a mouse, and `MouseTouchEmulator` makes fingers of the mouse.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    // Marked text of any length is shown in place. The input method shows its list of candidates itself.
    "SDL_IME_SUPPORT_EXTENDED_TEXT": "1",
    "SDL_IME_SHOW_UI": "1",
    // Ctrl-C in the terminal ends the process, as for other programs.
    "SDL_NO_SIGNAL_HANDLERS": "1",
  ]

  /// - Throws: `DisplayError.noDisplay`.
  static func start() throws(DisplayError) {
    for (name, value) in hints { SDL_SetHint(name, value) }
    if environment["SDL_VIDEODRIVER"] == nil { SDL_SetHint("SDL_VIDEODRIVER", visibleDrivers.joined(separator: ",")) }
    SDL_SetMainReady()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason: reason) }
    // Pixels are sent to the X server directly, which takes 0.1 ms for a window of 1280x800, compared to 3 to 4 ms through OpenGL. Drivers
    // that do not accept pixels, such as KMSDRM, need OpenGL.
    SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", ["x11", "dummy", "offscreen", "evdev"].contains(driver) ? "0" : "1")
    SDL_EnableScreenSaver()
  }

  /// The drivers that show a window. SDL silently falls back to drivers that show nothing; to use one of those, set `SDL_VIDEODRIVER`.
  private static var visibleDrivers: [String] {
    let all = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
    // Without a runtime directory there is no Wayland, and its library would print an error to stderr.
    let hidden = ["dummy", "offscreen", "evdev"] + (environment["XDG_RUNTIME_DIR"] == nil ? ["wayland"] : [])
    return all.filter { !hidden.contains($0) }
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  static func stop() { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

  static func open(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }

  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// The last error message of SDL.
  static var error: String { String(cString: SDL_GetError()) }

  private static var reason: String {
    let names = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment[name].map { "\(name) is \($0)" }
    }
    let servers = names.isEmpty ? "DISPLAY and WAYLAND_DISPLAY are not set" : names.joined(separator: ", ")
    return "\(servers); SDL: \(error)"
  }
}
