import CoreGraphics
import Display
import Foundation
import Hosting
import InterfaceBuilder
import InterfaceCanvas
import SDLDisplay
import UIKit

/// The preview window of an Interface Builder file. It shows a scene or the whole board, and reloads when the file is saved.
@MainActor
final class InterfacePreview {
  private let display: SDLDisplay
  private let screen: UIScreen
  private let window: UIWindow
  private var panels = HostPanels()
  private var file: InterfaceFile
  private var view: InterfaceView
  private var saved: Date?
  private var watch: Timer?

  /// - Throws: a `DisplayError` if no window can be opened; a `CommandError` if the file has no such scene.
  init(_ file: InterfaceFile, view: InterfaceView, scale: CGFloat, look: PreviewLook, fillsScreen: Bool) throws {
    (self.file, self.view) = (file, view)
    let size = try file.scene(view).screenSize()
    display = try SDLDisplay(
      title: file.url.lastPathComponent, size: Self.fitting(size), scale: scale, isFullScreen: fillsScreen ? true : nil)
    screen = UIScreen.attach(display)
    screen.adopt(look)
    window = UIWindow(frame: screen.bounds)
    display.eventFilter = { [weak self] in self?.takes($0) ?? false }
    saved = Self.modified(file.url)
    show()
    window.makeKeyAndVisible()
  }

  /// Runs until the window is closed.
  func run() {
    watch = Timer.after(0.5, repeats: true) { [weak self] in self?.look() }
    UIApplication.shared.launch()
    let signals = Launch.endOnSignals { [weak display] in display?.stop() }
    display.run()
    watch?.invalidate()
    for signal in signals { signal.cancel() }
    UIApplication.shared.terminate()
    display.close()
  }

  /// Limits the size of the window. A board can be larger, and scrolls.
  private static func fitting(_ size: CGSize) -> CGSize {
    CGSize(width: min(max(size.width, 200), 1_280), height: min(max(size.height, 200), 900))
  }

  private func show() {
    do {
      let scene = try file.scene(view, hasScreen: true)
      let content = scene.make()
      let controller = UIViewController()
      let scroll = UIScrollView(frame: screen.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = scene.screenSize()
      controller.view.addSubview(scroll)
      scroll.frame = controller.view.bounds
      controller.addChild(content)
      content.view.frame = CGRect(origin: .zero, size: scene.screenSize())
      scroll.addSubview(content.view)
      content.didMove(toParent: controller)
      display.resize(to: Self.fitting(scene.screenSize()))
      window.rootViewController = controller
      display.title = file.url.lastPathComponent
    } catch {
      notify("\(error)")
    }
  }

  // MARK: File

  private static func modified(_ url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  /// Reloads the file if it was saved. If it cannot be read, the present content stays.
  private func look() {
    let date = Self.modified(file.url)
    guard date != saved, date != nil else { return }
    saved = date
    do {
      file = try InterfaceFile(file.url.path)
      show()
      notify("read again")
    } catch {
      notify("\(error)")
    }
  }

  // MARK: Keys

  static let help: [(key: String, effect: String)] = [
    ("N, Shift+N", "next scene, previous scene; after the last the board"), ("V, Shift+V", "next device, previous device"),
    ("O", "portrait, landscape"), ("T, Shift+T", "larger text, smaller text"), ("L", "light, dark"), ("D", "left to right, right to left"),
    ("R", "read the file again"),
    ("H or ?", "these keys"), ("Escape, Ctrl+Q", "close"),
  ]

  private func takes(_ event: DisplayEvent) -> Bool {
    guard case .key(let key) = event, key.phase == .down, !key.isRepeat,
      key.modifiers.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let back = key.modifiers.contains(.shift)
    if key.usage == .escape {
      panels.help == nil ? display.stop() : setPanels { $0.help = nil }
      return true
    }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "n": showScene(back ? -1 : 1)
    case "v": nextDevice(back ? -1 : 1)
    case "o":
      view.isLandscape = !(view.isLandscape ?? file.document.device.isLandscape)
      show()
      notify(view.isLandscape == true ? "landscape" : "portrait")
    case "l":
      screen.userInterfaceStyle = screen.userInterfaceStyle == .dark ? .light : .dark
      notify(screen.userInterfaceStyle == .dark ? "dark" : "light")
    case "d":
      screen.layoutDirection = screen.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
      show()
      notify(screen.layoutDirection == .rightToLeft ? "right to left" : "left to right")
    case "t": nextTextSize(back ? -1 : 1)
    case "r": show()
    case "h", "?":
      setPanels { $0.help = $0.help == nil ? Self.help.map { HostPanels.Row($0.key, $0.effect) } : nil }
    default: return false
    }
    return true
  }

  /// Steps through the scenes and the board.
  private func showScene(_ step: Int) {
    let scenes: [String?] = [nil] + file.document.scenes.compactMap { $0.controller?.identifier }
    // The initial scene may be given by its own identifier or its storyboard identifier, instead of its controller's.
    let named = file.document.scenes.first { $0.identifier == view.scene || $0.controller?.element["storyboardIdentifier"] == view.scene }
    let present = view.scene.map { named?.controller?.identifier ?? $0 }
    let index = scenes.firstIndex(of: present) ?? 0
    view.scene = scenes[(index + step + scenes.count) % scenes.count]
    show()
    notify(view.scene ?? "the board")
  }

  private func nextTextSize(_ step: Int) {
    let all = CanvasTextSize.allCases, index = all.firstIndex(of: view.textSize ?? .large) ?? 0
    view.textSize = all[min(max(index + step, 0), all.count - 1)]
    screen.preferredContentSizeCategory = view.textSize?.category ?? .large
    show()
    notify("text \(view.textSize?.rawValue ?? "")")
  }

  private func nextDevice(_ step: Int) {
    let all = DesignDevice.all, present = view.device ?? DesignDevice.named(file.document.device.identifier)
    let index = all.firstIndex(of: present) ?? 0
    view.device = all[(index + step + all.count) % all.count]
    show()
    notify(view.device?.name ?? "")
  }

  // MARK: Overlays

  private func setPanels(_ change: (inout HostPanels) -> Void) {
    change(&panels)
    display.show(panels)
  }

  /// Shows a message for two seconds.
  private func notify(_ text: String) {
    setPanels { $0.notice = text }
    Timer.after(2) { [weak self] in
      if self?.panels.notice == text { self?.setPanels { $0.notice = nil } }
    }
  }
}
