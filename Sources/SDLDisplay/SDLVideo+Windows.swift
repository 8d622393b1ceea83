import CSDL2
import Display
import Foundation
import Raster

extension SDLVideo {
  /// Creates a window whose contents have a given size in pixels, or one that fills the screen.
  static func makeWindow(_ title: String, _ metrics: DisplayMetrics, isResizable: Bool, isFullScreen: Bool) -> OpaquePointer? {
    let anywhere = Int32(bitPattern: 0x1FFF_0000)  // SDL_WINDOWPOS_UNDEFINED
    // On Wayland, the window's units are points of the screen. The number of pixels in them is known only after the window was created.
    let isWayland = driver == "wayland"
    var flags = isWayland ? SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue : SDL_WINDOW_SHOWN.rawValue
    if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    var frame = SDL_Rect(x: anywhere, y: anywhere, w: Int32(metrics.pixelWidth), h: Int32(metrics.pixelHeight))
    if isFullScreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      // Without a window manager, an X11 window keeps the position and size with which it was created, so it is created as large as the
      // screen.
      SDL_GetDisplayBounds(0, &frame)
    }
    guard let window = SDL_CreateWindow(title, frame.x, frame.y, frame.w, frame.h, flags) else { return nil }
    guard isWayland else { return window }
    let density = density(of: window)
    if density != 1, !isFullScreen { setSize(of: window, metrics, density: density) }
    SDL_ShowWindow(window)
    return window
  }

  /// Requests a size.
  static func setSize(of window: OpaquePointer, _ metrics: DisplayMetrics, density: CGFloat) {
    func units(_ pixels: Int) -> Int32 { max(1, Int32((CGFloat(pixels) / density).rounded())) }
    SDL_SetWindowSize(window, units(metrics.pixelWidth), units(metrics.pixelHeight))
  }

  /// The number of pixels in a unit of SDL's coordinates: 1, or on Wayland the scale of the screen.
  static func density(of window: OpaquePointer) -> CGFloat {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let pixels = pixelBounds(of: window)
    guard width > 0, pixels.width > 0 else { return 1 }
    return CGFloat(pixels.width) / CGFloat(width)
  }

  nonisolated static func pixelBounds(of window: OpaquePointer) -> PixelRect {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// The number of pixels per point of the screen on Wayland; nil on other window systems. Starts SDL temporarily.
  static var waylandScale: CGFloat? {
    let environment = ProcessInfo.processInfo.environment
    // If there is also an X server, SDL 2 uses X, unless the variable selects Wayland.
    guard environment["WAYLAND_DISPLAY"] != nil, environment["DISPLAY"] == nil || environment["SDL_VIDEODRIVER"] == "wayland" else {
      return nil
    }
    guard (try? start()) != nil else { return nil }
    defer { stop() }
    guard driver == "wayland" else { return nil }
    let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let window = SDL_CreateWindow("", 0, 0, 64, 64, flags) else { return nil }
    defer { SDL_DestroyWindow(window) }
    let density = density(of: window)
    return DisplayMetrics.scales.contains(density) ? density : nil
  }
}
