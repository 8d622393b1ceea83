import Display
import Foundation
import Glibc
import ImageIO
import Testing

@testable import vitrine

/// Tests that output is complete or is not there, and that a command tells what it could not do.
@Suite(.serialized) @MainActor struct OutputSafetyTests {
  private let folder: Folder
  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  init() throws { folder = try Folder() }

  /// Runs `body` while files may have at most that many bytes, as on a full disk.
  @discardableResult private func withFiles<Result>(ofAtMost bytes: UInt, _ body: () throws -> Result) rethrows -> Result {
    signal(SIGXFSZ, SIG_IGN)
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    var new = rlimit(rlim_cur: bytes, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &new)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old) }
    return try body()
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("a.png"))
    withFiles(ofAtMost: 4096) {
      #expect(throws: CommandError.self) { try OutputFile(path: folder.path("a.png")).write(Data(count: 100_000)) }
    }
    #expect(try folder.text("a.png") == "old" && folder.names == ["a.png"])
    try OutputFile(path: folder.path("a.png")).write(Data("new".utf8))
    #expect(try folder.text("a.png") == "new" && folder.names == ["a.png"])
  }

  @Test func aFileThatIsNotWrittenToItsEndLeavesTheOldOne() throws {
    struct Stop: Error {}
    let file = OutputFile(path: folder.path("report.html"))
    try file.write { write in for text in ["o", "l", "d"] { try write(text) } }
    #expect(throws: Stop.self) {
      try file.write { write in
        try write("new")
        throw Stop()
      }
    }
    withFiles(ofAtMost: 4096) {
      #expect(throws: CommandError.self) { try file.write { try $0(String(repeating: "a", count: 100_000)) } }
    }
    #expect(try folder.text("report.html") == "old" && folder.names == ["report.html"])
    try FileManager.default.createDirectory(atPath: folder.path("taken"), withIntermediateDirectories: true)
    for name in ["nowhere/a", "taken"] {
      #expect(throws: CommandError.self) { try OutputFile(path: folder.path(name)).write { try $0("a") } }
    }
  }

  @Test func aReplacedFileKeepsItsPermissionsAndLinksStay() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("a.png"))
    chmod(folder.path("a.png"), 0o600)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: "a.png")
    try OutputFile(path: folder.path("link.png")).write(Data("new".utf8))
    #expect(try folder.text("a.png") == "new" && folder.names == ["a.png", "link.png"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.png")) == "a.png")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("a.png"))[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    // A device is written in place.
    #expect(throws: CommandError.self) { try OutputFile(path: "/dev/full").write(Data(count: 10)) }
    try OutputFile(path: "/dev/null").write(Data(count: 10))
  }

  @Test func whatAKilledProcessLeftIsRemoved() throws {
    let ended = try Child("/bin/true", [], environment: [:])
    #expect(ended.status(within: 10) == 0)
    for name in ["f.mp4.partial-\(ended.pid)", "f.mp4.partial-1", "f.mp4.partial-x", "g.mp4.partial-\(ended.pid)"] {
      try Data("part".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    do {
      let file = PartialFile(for: folder.path("f.mp4"))
      try Data("new".utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(folder.names == ["f.mp4.partial-1", "f.mp4.partial-\(getpid())", "f.mp4.partial-x", "g.mp4.partial-\(ended.pid)"].sorted())
    }
    #expect(!folder.has("f.mp4.partial-\(getpid())"), "a file that is not finished leaves nothing")
    let long = String(repeating: "n", count: 250) + ".png"
    try OutputFile(path: folder.path(long)).write(Data("new".utf8))
    #expect(try folder.text(long) == "new")
  }

  @Test func anInterruptedFilmLeavesTheOldFile() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("f.webp"))
    let child = try Tool.start(["render", "Animator", "-o", "f.webp", "--frames", "20000"], in: folder)
    usleep(700_000)
    kill(child.pid, SIGINT)
    #expect(child.status(within: 30) == 128 + SIGINT)
    #expect(try folder.text("f.webp") == "old" && folder.names == ["f.webp"])
  }

  /// ffmpeg takes what is before a colon for a protocol.
  @Test func aFilmMayHaveAColonInItsName() {
    #expect(MovieWriter.arguments(width: 2, height: 2, rate: 30, output: "/a/concat:b.mp4").last == "file:/a/concat:b.mp4")
  }

  @Test(arguments: [["list"], ["list", "--json"], ["list", "--devices"], ["tree", "Animator"], ["--help"]])
  func outputThatCannotBeWrittenIsAnError(_ arguments: [String]) throws {
    let child = try Child(
      Tool.path, arguments, environment: environment, folder: folder.url, output: "/dev/full", errors: folder.path("errors"))
    #expect(child.status(within: 60) == 1)
    #expect(try folder.text("errors").contains("the output could not be written: No space left on device"))
  }

  @Test func argumentsThatAreNotUTF8AreRefused() throws {
    let child = try Child(
      "/bin/sh", ["-c", "exec \"$0\" render Animator -o \"$(printf 'a\\377.png')\"", Tool.path], environment: environment,
      folder: folder.url,
      errors: folder.path("errors"))
    #expect(child.status(within: 60) == 64)
    #expect(try folder.text("errors").contains("argument 4, 'a\u{FFFD}.png', is not UTF-8"))
    #expect(folder.names == ["errors"])
  }

  @Test(arguments: [("a.png", 12_000, 12_000), ("a.jpg", 12_000, 12_000), ("a.webp", 16_384, 10), ("a.gif", 12_000, 12_000)])
  func sizesThatNoFileHoldsAreFoundBeforeDrawing(_ name: String, _ width: Int, _ height: Int) throws {
    #expect(throws: ImageFileError.self) {
      try SceneFile(folder.path(name)).writer(
        metrics: (CGSize(width: width, height: height), width, height), count: 1, rate: 60)
    }
  }

  @Test func sheetsFitIntoAFile() {
    #expect(ContactSheet.scale(of: CGSize(width: 1120, height: 2000)) == 2)
    for size in [CGSize(width: 1120, height: 100_000), CGSize(width: 9000, height: 9000)] {
      let scale = ContactSheet.scale(of: size)
      #expect(scale < 2 && size.width * scale <= 16_384 && size.height * scale <= 16_384)
      #expect(size.width * scale * size.height * scale <= 100_000_000)
    }
  }

  @Test func aRecordingThatFailsSaysSo() throws {
    let display = try HeadlessDisplay(size: CGSize(width: 10, height: 10), now: 0)
    let url = folder.url.appendingPathComponent("a.events")
    try withFiles(ofAtMost: 200) {
      let recorder = try EventRecorder(.init(scene: "S", size: display.size, scale: display.scale), to: url, start: 0)
      for _ in 0..<50 { recorder.note(.text("some text"), of: display, turn: 0) }
      #expect(recorder.failure != nil)
    }
    // What fits is replayed.
    #expect(try EventReader.read(contentsOf: url).isCutOff)
  }

  @Test func aRecordingThatWasCutOffIsReplayed() throws {
    try Data("vitrine events 1\nscene \"Animator\"\nsize 100 100\nscale 1\n\n0 focus on\n0.5 touch 0 began 50 50\n0.7 tou".utf8)
      .write(to: folder.url.appendingPathComponent("a.events"))
    let result = try Tool.run("render", "--events", "a.events", "-o", "a.png", in: folder)
    #expect(result.status == 0 && result.errors.contains("It is replayed up to its last event, at 0.5 s."), "\(result.errors)")
    #expect(folder.has("a.png"))
  }
}
