import Foundation
import Glibc
import Testing

/// Tests drags between programs and the clipboard on X11 (XDND 5, ICCCM): `WindowProgram` beside another program, and beside itself.
@Suite(
  .serialized,
  .enabled(if: VirtualScreen.isInstalled && TransferPeer.path != nil, "needs Xvfb, xdotool, clang and libx11-dev"))
struct TransferTests {
  /// A file with lines that a program appends to.
  private struct Lines {
    let path: String

    var all: [String] { ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

    /// Waits until there is a line. Returns whether it came.
    func have(_ line: String, within seconds: TimeInterval = 10) -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      while !all.contains(line) {
        if Date() > end { return false }
        usleep(20_000)
      }
      return true
    }
  }

  /// `WindowProgram` at (10, 10) with 300 x 200 points: drops are taken left of 160, and what is right of it can be dragged.
  private final class Run {
    let screen: VirtualScreen
    let folder: Folder
    let child: Child
    let window: String
    let log: Lines

    init(on shared: VirtualScreen? = nil, at place: String = "10 10", drags: Bool = true) throws {
      screen = try shared ?? VirtualScreen(width: 800, height: 600)
      folder = try Folder()
      log = Lines(path: folder.path("log"))
      let former = shared == nil ? [] : Set(try screen.type("search --name WindowProgram").split(separator: "\n"))
      let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("WindowProgram").path
      var variables = ProcessInfo.processInfo.environment
      for name in ["WAYLAND_DISPLAY", "VITRINE_SCALE", "GDK_SCALE"] { variables[name] = nil }
      variables.merge([
        "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "VITRINE_WINDOW": "300x200", "VITRINE_LOG": log.path,
        "XDG_STATE_HOME": folder.path("state"),
      ]) { $1 }
      if drags { variables["VITRINE_DRAGS"] = "1" }
      child = try Child(program, [], environment: variables, errors: folder.path("std-err"))
      guard log.have("posted active") else { throw VirtualScreen.Failure(description: "WindowProgram did not start") }
      try screen.type("search --sync --onlyvisible --name WindowProgram")
      let ids = try screen.type("search --name WindowProgram").split(separator: "\n").filter { !former.contains($0) }
      window = ids.last.map(String.init) ?? ""
      try screen.type("windowmove --sync \(window) \(place)")
    }

    /// Starts the other program.
    func peer(_ words: String...) throws -> (child: Child, lines: Lines) {
      let output = folder.path("peer-\(UUID())")
      let child = try Child(
        TransferPeer.path ?? "", words, environment: ProcessInfo.processInfo.environment.merging(["DISPLAY": screen.name]) { $1 },
        output: output)
      return (child, Lines(path: output))
    }

    func file(_ name: String, _ data: Data) throws -> String {
      try data.write(to: URL(fileURLWithPath: folder.path(name)))
      return folder.path(name)
    }

    /// Drags the right half of the window to a point of the screen, through other points.
    func drag(from start: String = "250 100", through places: String...) throws {
      try screen.type("mousemove \(start) mousedown 1 sleep 1")
      for place in places { try screen.type("mousemove \(place) sleep 0.3") }
      try screen.type("mouseup 1")
    }
  }

  // MARK: From other programs

  @Test func textIsDropped() throws {
    let run = try Run()
    let (child, lines) = try run.peer(
      "drag", run.window, "250,60", "50,50", "60,60", "drop", "text/plain;charset=utf-8", try run.file("text", Data("hellö".utf8)))
    #expect(child.status(within: 20) == 0)
    #expect(lines.all == ["at 250,60 refused", "at 50,50 accepted", "at 60,60 accepted", "finished"])
    #expect(run.log.have("dropped public.utf8-plain-text hellö") && run.log.have("entered 1 local false"))
  }

  @Test func aLargePictureArrivesInPieces() throws {
    let run = try Run()
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    let other = try run.file("text", Data("x".utf8))
    let (child, lines) = try run.peer(
      "drag", run.window, "50,50", "drop", "image/png", try run.file("picture", data), "text/html", other, "com.example.thing", other,
      "UTF8_STRING", other)
    #expect(child.status(within: 20) == 0)
    #expect(lines.all == ["at 50,50 accepted", "sent in pieces", "finished"])
    #expect(run.log.have("dropped public.png 3000000 bytes") && run.log.have("dropped com.example.thing x"))
  }

  @Test func filesAreDroppedAsItems() throws {
    let run = try Run()
    let note = try run.file("a note.txt", Data("content".utf8))
    let list = try run.file("list", Data("\(URL(fileURLWithPath: note).absoluteString)\r\nfile:///nowhere/b\r\n".utf8))
    let (child, lines) = try run.peer("drag", run.window, "50,50", "60,60", "drop", "text/uri-list", list, "text/plain", list)
    #expect(child.status(within: 20) == 0 && lines.all.last == "finished")
    #expect(run.log.have("entered 2 local false") && run.log.have("dropped public.plain-text content"))
  }

  /// A drag ends with the word of its program, or with its program.
  @Test(arguments: ["leave", "vanish"]) func aDragThatEndsIsNotDropped(_ end: String) throws {
    let run = try Run()
    let (child, _) = try run.peer("drag", run.window, "50,50", end, "text/plain", try run.file("text", Data("x".utf8)))
    #expect(child.status(within: 20) == 0 && run.log.have("exited"))
    #expect(!run.log.all.contains { $0.hasPrefix("dropped") })
  }

  @Test func filesThatNoViewTakesAreOpened() throws {
    let run = try Run(drags: false)
    let list = try run.file("list", Data("file:///tmp/some%20file\r\n".utf8))
    let (child, lines) = try run.peer("drag", run.window, "50,50", "drop", "text/uri-list", list)
    #expect(child.status(within: 20) == 0 && lines.all == ["at 50,50 accepted", "finished"])
    #expect(run.log.have("open /tmp/some file"))
    let (other, answers) = try run.peer("drag", run.window, "50,50", "drop", "text/plain", list)
    #expect(other.status(within: 20) == 0 && answers.all == ["at 50,50 refused", "left"])
  }

  // MARK: To other programs

  @Test(arguments: ["text/plain", "image/png"]) func anotherProgramTakesADrag(_ type: String) throws {
    let run = try Run()
    let (child, lines) = try run.peer("take", "400", "100", "200", "200", type, run.folder.path("taken"))
    #expect(lines.have("ready"))
    try run.drag(through: "260 120", "350 120", "450 150", "460 160")
    #expect(child.status(within: 20) == 0 && lines.all.last == "done")
    let data = try run.folder.data("taken")
    #expect(type == "image/png" ? data.starts(with: [0x89, 0x50, 0x4e, 0x47]) : data == Data("from the program".utf8))
    #expect(run.log.have("ended copy") && run.log.have("transferred"))
  }

  @Test func aRefusedDragGoesBack() throws {
    let run = try Run()
    let (child, lines) = try run.peer("refuse", "400", "100", "200", "200")
    #expect(lines.have("ready"))
    try run.drag(through: "260 120", "450 150", "460 160")
    #expect(lines.have("left") && run.log.have("ended cancel"))
    #expect(!run.log.all.contains("transferred"))
    withExtendedLifetime(child) {}
  }

  /// A click does not focus a window here, because there is no window manager.
  @Test func aDragGoesFromOneWindowOfVitrineToAnother() throws {
    let first = try Run()
    let second = try Run(on: first.screen, at: "400 10")
    try first.screen.type("windowfocus --sync \(first.window)")
    try first.drag(through: "260 120", "450 100", "460 100", "465 100")
    #expect(second.log.have("dropped public.utf8-plain-text from the program") && second.log.have("entered 1 local false"))
    #expect(second.log.all.contains { $0.hasPrefix("dropped public.png ") && $0 != "dropped public.png nothing" })
    #expect(first.log.have("ended copy") && first.log.have("transferred"))
  }

  // MARK: The clipboard

  /// The X server may answer before the read begins to wait. Then nothing else wakes it for a second.
  @Test func anEmptyClipboardIsReadWithoutWaiting() throws {
    let screen = try VirtualScreen(width: 100, height: 100)
    let variables = ProcessInfo.processInfo.environment.merging(["DISPLAY": screen.name]) { $1 }
    let reader = try Child(try #require(TransferPeer.readerPath), ["8"], environment: variables)
    #expect(reader.status(within: 30) == 0)
  }

  @Test func picturesAreCopiedAndPasted() throws {
    let run = try Run()
    try run.screen.type("windowfocus \(run.window)")
    try run.screen.type("mousemove 50 50 key c")
    #expect(run.log.have("copied"))
    let picture = run.folder.path("picture")
    let (paste, lines) = try run.peer("paste", "image/png", picture)
    #expect(paste.status(within: 20) == 0, "\(lines.all)")
    #expect(try run.folder.data("picture").starts(with: [0x89, 0x50, 0x4e, 0x47]))
    let (copy, state) = try run.peer("copy", "image/png", picture, "UTF8_STRING", try run.file("text", Data("theirs".utf8)))
    #expect(state.have("ready"))
    try run.screen.type("key v")
    #expect(run.log.have("pasted public.png public.utf8-plain-text 20.0 theirs"))
    withExtendedLifetime(copy) {}
  }
}
