import CSDL2
import Display

/// The cursors of the desktop, created when they are first shown. SDL frees them when it quits.
struct CursorSet {
  private var cursors: [CursorShape: OpaquePointer] = [:]

  mutating func show(_ shape: CursorShape) {
    guard shape != .hidden else {
      SDL_ShowCursor(SDL_DISABLE)
      return
    }
    SDL_ShowCursor(SDL_ENABLE)
    if cursors[shape] == nil {
      let system: SDL_SystemCursor
      switch shape {
      case .text: system = SDL_SYSTEM_CURSOR_IBEAM
      case .hand: system = SDL_SYSTEM_CURSOR_HAND
      case .horizontalResize: system = SDL_SYSTEM_CURSOR_SIZEWE
      case .verticalResize: system = SDL_SYSTEM_CURSOR_SIZENS
      case .diagonalResize: system = SDL_SYSTEM_CURSOR_SIZENWSE
      case .arrow, .hidden: system = SDL_SYSTEM_CURSOR_ARROW
      }
      cursors[shape] = SDL_CreateSystemCursor(system)
    }
    if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
  }
}
