import CSDL2
import Display
import Foundation
import Glibc
import Raster
import Testing

@testable import SDLDisplay

/// Tests the window with SDL's dummy driver: events from SDL, and calls of the delegate. Tests that need a screen are in WindowTests.
@Suite(.serialized) @MainActor struct SDLDisplayTests {
  private let display: SDLDisplay
  private let delegate = RecordingDelegate()

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    display = try SDLDisplay(title: "test", size: CGSize(width: 100, height: 50), scale: 2)
    display.delegate = delegate
  }

  private func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    event.type = type.rawValue
    display.handle(event)
  }

  private func button(_ type: SDL_EventType, x: Int32, y: Int32, button: UInt8 = 1) {
    send(type) {
      $0.button = SDL_MouseButtonEvent(
        type: 0, timestamp: 0, windowID: display.windowID, which: 0, button: button, state: 0, clicks: 1, padding1: 0, x: x, y: y)
    }
  }

  private func window(_ id: SDL_WindowEventID) {
    send(SDL_WINDOWEVENT) {
      $0.window.windowID = display.windowID
      $0.window.event = UInt8(id.rawValue)
    }
  }

  private func key(_ type: SDL_EventType, _ scancode: SDL_Scancode, _ code: Int32, mod: SDL_Keymod = KMOD_NONE) {
    send(type) {
      $0.key.windowID = display.windowID
      $0.key.keysym = SDL_Keysym(scancode: scancode, sym: code, mod: UInt16(mod.rawValue), unused: 0)
    }
  }

  private var touches: [String] {
    delegate.events.flatMap { if case .touches = $0 { MouseTouchEmulatorTests.describe($0) } else { [String]() } }
  }

  @Test func whatIsDroppedIsOpened() {
    defer { display.close() }
    func drop(_ text: String, on window: UInt32) {
      send(SDL_DROPFILE) { $0.drop = SDL_DropEvent(type: 0, timestamp: 0, file: SDL_strdup(text), windowID: window) }
    }
    drop("/tmp/a file.txt", on: display.windowID)
    drop("https://example.com/a?b", on: display.windowID)
    drop("/tmp/elsewhere", on: display.windowID + 1)
    #expect(
      delegate.events == [.open([URL(fileURLWithPath: "/tmp/a file.txt")]), .open([URL(string: "https://example.com/a?b")!])])
  }

  @Test func theMouseIsAFingerInPoints() {
    defer { display.close() }
    button(SDL_MOUSEBUTTONDOWN, x: 30, y: 41)
    button(SDL_MOUSEBUTTONUP, x: 30, y: 41)
    #expect(touches == ["0 began 15,20.5", "0 ended 15,20.5"])
  }

  @Test func otherButtonsAndOtherWindowsAreNoFingers() {
    defer { display.close() }
    button(SDL_MOUSEBUTTONDOWN, x: 30, y: 41, button: 2)
    send(SDL_MOUSEBUTTONDOWN) {
      $0.button = SDL_MouseButtonEvent(
        type: 0, timestamp: 0, windowID: display.windowID + 7, which: 0, button: 1, state: 0, clicks: 1, padding1: 0, x: 1, y: 1)
    }
    #expect(touches.isEmpty)
  }

  @Test func realFingersAreTouches() {
    defer { display.close() }
    for (type, x) in [(SDL_FINGERDOWN, 0.25), (SDL_FINGERMOTION, 0.5), (SDL_FINGERUP, 0.5)] as [(SDL_EventType, Float)] {
      send(type) {
        $0.tfinger = SDL_TouchFingerEvent(
          type: 0, timestamp: 0, touchId: 5, fingerId: 77, x: x, y: 0.5, dx: 0, dy: 0, pressure: 0.5, windowID: display.windowID)
      }
    }
    #expect(touches == ["2 began 25,25", "2 moved 50,25", "2 ended 50,25"])
  }

  @Test func losingTheFocusCancelsTouches() {
    defer { display.close() }
    button(SDL_MOUSEBUTTONDOWN, x: 20, y: 20)
    window(SDL_WINDOWEVENT_FOCUS_LOST)
    #expect(touches == ["0 began 10,10", "0 cancelled 10,10"])
    #expect(delegate.events.last == .focus(false))
  }

  @Test func keysHaveUsageCharactersAndModifiers() throws {
    defer { display.close() }
    key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, mod: KMOD_LSHIFT)
    guard case .key(let sample) = try #require(delegate.events.last) else { return #expect(Bool(false), "no key") }
    #expect(sample.usage == KeyUsage.letter("a") && sample.characters == "A" && sample.modifiers == .shift && sample.phase == .down)
  }

  @Test func controlQAsksToCloseAndIsNoKey() {
    defer { display.close() }
    delegate.closes = false
    key(SDL_KEYDOWN, SDL_SCANCODE_Q, 113, mod: KMOD_LCTRL)
    #expect(delegate.calls == ["close?"] && delegate.events.isEmpty)
  }

  @Test func theFilterKeepsAKeyAndItsText() {
    defer { display.close() }
    display.eventFilter = { if case .key = $0 { true } else { false } }
    key(SDL_KEYDOWN, SDL_SCANCODE_D, 100)
    send(SDL_TEXTINPUT) {
      $0.text.windowID = display.windowID
      $0.text.text.0 = 100
    }
    #expect(delegate.events.isEmpty)
  }

  @Test func minimisingTellsAndStopsTouches() {
    defer { display.close() }
    button(SDL_MOUSEBUTTONDOWN, x: 20, y: 20)
    window(SDL_WINDOWEVENT_MINIMIZED)
    window(SDL_WINDOWEVENT_HIDDEN)
    window(SDL_WINDOWEVENT_RESTORED)
    #expect(touches.last == "0 cancelled 10,10")
    #expect(delegate.events.filter { if case .visibility = $0 { true } else { false } } == [.visibility(false), .visibility(true)])
  }

  @Test func presentingCopiesTheDamageAlone() throws {
    defer { display.close() }
    let bounds = display.buffer.bounds
    for y in 0..<bounds.height { for x in 0..<bounds.width { display.buffer[x, y] = Pixel(bits: 0xFF11_2233) } }
    display.present(Region(bounds))
    for y in 0..<bounds.height { for x in 0..<bounds.width { display.buffer[x, y] = Pixel(bits: 0xFF44_5566) } }
    display.present(Region(PixelRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(try shown(9, 10) == 0x11_2233)
    #expect(try shown(10, 10) == 0x44_5566)
    #expect(try shown(14, 14) == 0x44_5566)
    #expect(try shown(15, 14) == 0x11_2233)
  }

  @Test func anOverlayIsAboveTheContentsAndNotInThem() throws {
    defer { display.close() }
    display.present(Region(display.buffer.bounds))
    let picture = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 4, height: 4)))
    for y in 0..<4 { for x in 0..<4 { picture[x, y] = Pixel(bits: 0xFFFF_FFFF) } }
    display.overlays = [DisplayOverlay(pixels: picture, x: 20, y: 20)]
    #expect(try shown(21, 21) == 0xFF_FFFF)
    #expect(display.buffer[21, 21] == .clear)
    display.overlays = []
    #expect(try shown(21, 21) == 0)
  }

  @Test func theScaleComesFromTheEnvironment() {
    defer { display.close() }
    #expect(SDLDisplay.preferredScale(environment: [:]) == 1)
    #expect(SDLDisplay.preferredScale(environment: ["GDK_SCALE": "2"]) == 2)
    #expect(SDLDisplay.preferredScale(environment: ["GDK_SCALE": "2", "VITRINE_SCALE": "1.5"]) == 1.5)
    #expect(SDLDisplay.preferredScale(environment: ["VITRINE_SCALE": "nan"]) == 1)
    #expect(SDLDisplay.preferredScale(environment: ["VITRINE_SCALE": "-3"]) == 1)
  }

  @Test func aWindowThatFillsTheScreenHasItsPixels() throws {
    display.close()
    var screen = SDL_Rect()
    let window = try SDLDisplay(title: "test", size: CGSize(width: 100, height: 50), scale: 2, isFullScreen: true)
    defer { window.close() }
    #expect(SDL_GetDisplayBounds(0, &screen) == 0)
    #expect(window.buffer.bounds == PixelRect(x: 0, y: 0, width: Int(screen.w), height: Int(screen.h)))
    #expect(window.size == CGSize(width: CGFloat(screen.w) / 2, height: CGFloat(screen.h) / 2) && window.scale == 2)
  }

  @Test func aFingerIsWhereTheScreenReportsIt() {
    defer { display.close() }
    // 37 of 100 as a fraction of 32 bits is 36.999998.
    send(SDL_FINGERDOWN) {
      $0.tfinger = SDL_TouchFingerEvent(
        type: 0, timestamp: 0, touchId: 1, fingerId: 1, x: 0.37, y: 0.74, dx: 0, dy: 0, pressure: 1, windowID: 0)
    }
    guard case .touches(let samples)? = delegate.events.last else {
      Issue.record("no touch arrived")
      return
    }
    #expect(samples.map(\.location) == [CGPoint(x: 37, y: 37)])
  }

  @Test func aNonsenseSizeOpensNoWindow() {
    defer { display.close() }
    #expect(throws: DisplayError.self) { try SDLDisplay(title: "", size: CGSize(width: 0, height: 10)) }
  }

  /// Returns the pixel of the window's surface, without alpha.
  private func shown(_ x: Int, _ y: Int) throws -> UInt32 {
    let surface = try #require(SDL_GetWindowSurface(display.window)).pointee
    return surface.pixels.load(fromByteOffset: y * Int(surface.pitch) + x * 4, as: UInt32.self) & 0xFF_FFFF
  }
}
