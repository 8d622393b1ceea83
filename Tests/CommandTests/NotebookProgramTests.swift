import Foundation
import Testing
import VitrineTesting

@testable import Notebook
@testable import UIKit

/// Tests the storyboard application as a program with a window.
@Suite(.serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool")) @MainActor
struct NotebookProgramTests {
  private final class Run {
    let screen: VirtualScreen
    let folder: Folder
    let child: Child
    static let size = CGSize(width: 320, height: 400)

    init(_ arguments: [String]) throws {
      screen = try VirtualScreen(width: Int(Self.size.width), height: Int(Self.size.height))
      folder = try Folder()
      let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("Notebook").path
      var variables = ProcessInfo.processInfo.environment
      for name in ["WAYLAND_DISPLAY", "VITRINE_SCALE", "GDK_SCALE"] { variables[name] = nil }
      variables.merge([
        "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "VITRINE_WINDOW": "\(Int(Self.size.width))x\(Int(Self.size.height))",
        "XDG_STATE_HOME": folder.path("state"),
      ]) { $1 }
      child = try Child(program, arguments, environment: variables, errors: folder.path("std-err"))
    }

    func shows(_ image: CGImage) throws -> Bool {
      let wanted = NotebookProgramTests.pixels(image), end = Date(timeIntervalSinceNow: 15)
      while Date() < end {
        if try screen.pixels() == wanted { return true }
        usleep(50_000)
      }
      return false
    }
  }

  private nonisolated static func pixels(_ image: CGImage) -> [UInt32] {
    let buffer = image.pixels, bounds = buffer.bounds
    return (bounds.minY..<bounds.maxY).flatMap { y in (bounds.minX..<bounds.maxX).map { buffer[$0, y].bits & 0xFF_FFFF } }
  }

  private func headless(_ storyboard: String) throws -> (screen: HeadlessScreen, controller: UIViewController) {
    AppDelegate.registerClasses()
    ImageLookup.register(Bundle.module)
    let screen = HeadlessScreen(size: Run.size, scale: 1)
    let controller = try #require(MainStoryboard.window(named: storyboard)?.rootViewController)
    screen.show(controller)
    // Waits until the scroll indicators have disappeared.
    screen.advance(by: 3)
    return (screen, controller)
  }

  @Test func itStartsFromItsMainStoryboardAndShowsWhatIsTapped() throws {
    let (screen, _) = try headless("Notebook")
    let run = try Run([])
    #expect(try run.shows(screen.image), "what the storyboard says: \((try? run.folder.text("std-err")) ?? "")")
    screen.tap(at: CGPoint(x: 100, y: 120))
    screen.advance(by: 3)
    try run.screen.type("mousemove 100 120 click 1")
    #expect(try run.shows(screen.image), "the note of the first row")
    kill(run.child.pid, SIGTERM)
    #expect(run.child.status(within: 10) == 0)
  }

  @Test func anArgumentNamesAnotherMainStoryboard() throws {
    let (screen, controller) = try headless("Tip")
    #expect(controller.view is CardView)
    let run = try Run(["-UIMainStoryboardFile", "Tip"])
    #expect(try run.shows(screen.image), "\((try? run.folder.text("std-err")) ?? "")")
    kill(run.child.pid, SIGTERM)
    #expect(run.child.status(within: 10) == 0)
  }

  @Test func aStoryboardThatIsNotThereIsTold() throws {
    let run = try Run(["-UIMainStoryboardFile", "Nowhere"])
    let end = Date(timeIntervalSinceNow: 10)
    var errors = ""
    while !errors.contains("Nowhere"), Date() < end {
      usleep(50_000)
      errors = (try? run.folder.text("std-err")) ?? ""
    }
    #expect(errors.contains("there is no Nowhere.storyboard") && run.child.isRunning)
  }
}
