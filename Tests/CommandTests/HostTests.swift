import CSocket
import Display
import Foundation
import Glibc
import Hosting
import ImageIO
import Raster
import Testing

/// Tests hosts, which draw in a process of their own, through connections such as those of the preview window.
@MainActor
@Suite(.serialized)
struct HostTests {
  /// A running host of the sample scenes.
  private final class Host {
    let folder: Folder
    let process: Child

    init(_ arguments: String..., recording: String? = nil) throws {
      let folder = try Folder()
      self.folder = folder
      try recording?.write(toFile: folder.path("done.events"), atomically: true, encoding: .utf8)
      let environment: [String: String?] = [
        "VITRINE_HOST_FOLDER": folder.url.path, "VITRINE_HOST_RECORDING": recording.map { _ in folder.path("done.events") },
      ]
      process = try Tool.start(["preview"] + arguments + ["--scale", "1"], environment: environment, in: folder, errors: "std-err")
    }
  }

  /// A shell that keeps what its host sends.
  @MainActor
  private final class Shell {
    let connection: HostConnection
    var frames = 0
    var messages: [HostMessage] = []
    var end: String?

    init(_ host: Host) async throws {
      let deadline = Date(timeIntervalSinceNow: 20)
      // The socket is there a moment before the host listens.
      var found: HostConnection?
      while found == nil, Date() < deadline {
        found = try? HostConnection(folder: host.folder.url.path)
        if found == nil { try await Task.sleep(for: .milliseconds(10)) }
      }
      connection = try found ?? HostConnection(folder: host.folder.url.path)
      connection.frameDrawn = { [weak self] _, _, _ in self?.frames += 1 }
      connection.received = { [weak self] in self?.messages.append($0) }
      connection.ended = { [weak self] in self?.end = $0 ?? "closed" }
    }

    /// Waits until a condition holds. Returns whether it did within ten seconds.
    func waits(for condition: () -> Bool) async throws -> Bool {
      let deadline = Date(timeIntervalSinceNow: 10)
      while !condition() {
        if Date() > deadline { return false }
        try await Task.sleep(for: .milliseconds(5))
      }
      return true
    }

    /// Waits until the pixels are those of a picture. Returns whether they were within ten seconds.
    func shows(_ picture: PixelBuffer) async throws -> Bool {
      try await waits {
        guard let buffer = connection.buffer, buffer.bounds == picture.bounds else { return false }
        return buffer.bytes(of: buffer.bounds) == picture.bytes(of: picture.bounds)
      }
    }

    func answers() async throws -> Bool {
      connection.send(.ping(number: 7))
      return try await waits { messages.contains(.pong(number: 7)) }
    }
  }

  private func rendered(_ arguments: String..., in folder: Folder) throws -> PixelBuffer {
    let result = try Tool.run(arguments: ["render"] + arguments + ["--scale", "1", "-o", "expected.png"], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    return try ImageFile.read(url: folder.url.appendingPathComponent("expected.png")).pixels
  }

  @Test func twoShellsSeeTheBytesOfTheHeadlessPicture() async throws {
    let host = try Host("LayerEffects", "--paused")
    let expected = try rendered("LayerEffects", in: host.folder)
    let first = try await Shell(host), second = try await Shell(host)
    #expect(try await first.shows(expected))
    #expect(try await second.shows(expected))
    #expect(first.connection.process == host.process.pid)
    // One of them goes without a word.
    first.connection.close()
    #expect(try await second.answers())
    second.connection.send(.stop)
    #expect(host.process.status(within: 10) == 0)
    #expect(try await second.waits { second.end != nil })
  }

  @Test func aRecordingIsPerformedBeforeTheFirstFrame() async throws {
    let done = """
      vitrine events 1
      scene "Buttons"
      size 375 667
      scale 1

      0.5 touch 1 began 240 502
      0.6 touch 1 ended 240 502
      3

      """
    // The last line is incomplete, as after a crash.
    let host = try Host("LayerEffects", recording: String(done.dropLast()))
    try (done.replacing("\n3\n", with: "\n3 end\n")).write(toFile: host.folder.path("menu.events"), atomically: true, encoding: .utf8)
    let shell = try await Shell(host)
    #expect(try await shell.waits { shell.messages.contains(.title("Buttons - Vitrine")) })
    // The menu is open, and its rows are not those of the scene at rest.
    let rest = try rendered("Buttons", in: host.folder)
    let area = PixelRect(x: 60, y: 295, width: 200, height: 20)
    #expect(try await shell.waits { shell.connection.buffer.map { $0.bytes(of: area) != rest.bytes(of: area) } ?? false })
    shell.connection.send(.stop)
    #expect(try await shell.waits { shell.messages.contains(.bye(recording: host.folder.path("journal.events"))) })
    let journal = try EventReader.read(host.folder.text("journal.events"))
    #expect(journal.entries.count == 2)
    #expect(journal.end >= 0.6)
  }

  /// The file of `--record` begins with what was done in the hosts before, as after a reload.
  @Test func aRequestedRecordingGoesOnInTheNextHost() async throws {
    let done = Self.head + "0.5 touch 1 began 240 502\n0.6 touch 1 ended 240 502\n1 end\n"
    let host = try Host("Buttons", "--record", "kept.events", recording: done), shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    let touch = TouchSample(id: 1, phase: .began, location: CGPoint(x: 20, y: 20), timestamp: HostClock.now)
    shell.connection.send(.event(EventWriter.line(of: .init(time: touch.timestamp, .event(.touches([touch]))))))
    #expect(try await shell.answers())
    shell.connection.send(.stop)
    #expect(host.process.status(within: 10) == 0)
    let kept = try EventReader.read(host.folder.text("kept.events"))
    #expect(kept.scene == "Buttons" && kept.entries.count == 3)
    #expect(kept.entries.map(\.time).prefix(2) == [0.5, 0.6] && kept.end >= 1)
  }

  private static let head = "vitrine events 1\nscene \"Buttons\"\nsize 375 667\nscale 1\n\n"

  /// A view that was tapped is gone: what came after it makes no sense, and is left out of the journal.
  @Test func aReplayThatNoLongerFitsSaysWhereItStopped() async throws {
    let done =
      Self.head + """
        0.2 touch 1 began 5 5
        0.5 touch 2 began 240 502 on "UIButton" "UIWindow.0/1 UIButton.7/9" label "Sign in"
        0.6 touch 2 ended 240 502
        0.7 touch 1 ended 5 5
        3 end

        """
    let host = try Host("LayerEffects", recording: done)
    let shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    var remark: ReplayRemark?
    #expect(
      try await shell.waits {
        for message in shell.messages { if case .replayed(let told) = message { remark = told } }
        return remark != nil
      })
    let text = try #require(remark).text
    #expect(
      text.hasPrefix("The replay stopped at 0.5 s: there is no UIButton “Sign in” under the touch at (240, 502). It would hit UIButton"),
      "\(text)")
    #expect(remark?.isCutOff == true)
    shell.connection.send(.stop)
    #expect(try await shell.waits { shell.messages.contains(.bye(recording: host.folder.path("journal.events"))) })
    let journal = try EventReader.read(host.folder.text("journal.events"))
    #expect(journal.entries.count == 2, "the first finger went down, and was cancelled")
    #expect(journal.entries.map(\.time) == [0.2, 0.5])
  }

  @Test func whatIsTappedIsNotedAndFitsTheNextHost() async throws {
    let host = try Host("Buttons"), shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    for (delay, phase) in [(0.0, TouchSample.Phase.began), (0.05, .ended)] {
      let touch = TouchSample(id: 1, phase: phase, location: CGPoint(x: 240, y: 502), timestamp: HostClock.now + delay)
      shell.connection.send(.event(EventWriter.line(of: .init(time: touch.timestamp, .event(.touches([touch]))))))
    }
    #expect(try await shell.answers())
    let file = host.folder.path("saved.events")
    shell.connection.send(.inspect(number: 1, .saveRecording(file: file)))
    #expect(try await shell.waits { shell.messages.contains(.answer(number: 1, .done)) })
    let saved = try host.folder.text("saved.events")
    let entry = try #require(try EventReader.read(saved).entries.first)
    guard case .event(.touches(let touches)) = entry.content else { throw CocoaError(.featureUnsupported) }
    #expect(touches.first?.target?.type == "UIButton" && touches.first?.target?.label?.isEmpty == false)
    shell.connection.send(.inspect(number: 2, .saveRecording(file: "/nowhere/saved.events")))
    #expect(
      try await shell.waits {
        shell.messages.contains { if case .answer(2, .failure(let text)) = $0 { text.contains("/nowhere/saved.events") } else { false } }
      })
    let next = try Host("Buttons", recording: saved), second = try await Shell(next)
    #expect(try await second.waits { second.frames > 0 })
    #expect(try await second.answers())
    #expect(!second.messages.contains { if case .replayed = $0 { true } else { false } })
  }

  /// An edit is made again in the next host; one whose view is gone is told.
  @Test func editsAreInTheJournal() async throws {
    let host = try Host("Controls", "--paused"), shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    func tree(_ shell: Shell, _ number: Int) async throws -> InspectedTree {
      shell.connection.send(.inspect(number: number, .tree))
      var tree: InspectedTree?
      _ = try await shell.waits {
        for case .answer(number, .tree(let found)) in shell.messages { tree = found }
        return tree != nil
      }
      return try #require(tree)
    }
    let view = try #require(try await tree(shell, 1).views.first { $0.type == "UILabel" && $0.text != nil })
    shell.connection.send(.inspect(number: 2, .set(view: view.id, property: "text", value: "first")))
    shell.connection.send(.inspect(number: 3, .set(view: view.id, property: "text", value: "second")))
    shell.connection.send(.inspect(number: 4, .undo))
    shell.connection.send(.stop)
    #expect(try await shell.waits { shell.messages.contains(.bye(recording: host.folder.path("journal.events"))) })
    let journal = try host.folder.text("journal.events")
    #expect(try EventReader.read(journal).entries.count == 3)
    let next = try Host("Controls", "--paused", recording: journal), second = try await Shell(next)
    #expect(try await tree(second, 1).views.contains { $0.text == "first" })
    second.connection.send(.inspect(number: 2, .redo))
    #expect(try await tree(second, 3).views.contains { $0.text == "second" })
    second.connection.send(.stop)
    // The same label is not there in another preview.
    let gone = Self.head + "1 edit set \"UIWindow.0/1 Missing.0/1\" \"text\" \"a\"\n2 end\n"
    let third = try Host("Buttons", recording: gone), last = try await Shell(third)
    let expected = "A change by the inspector was taken back: the Missing whose text was changed is gone."
    #expect(try await last.waits { last.messages.contains(.replayed(ReplayRemark(expected, isCutOff: false))) })
  }

  @Test func aLookIsTakenWhileTheHostRunsAndKeptByItsJournal() async throws {
    let host = try Host("Navigation", "--paused")
    let expected = try rendered("Navigation", "--device", "iPhone 15", "--dark", "--contrast", in: host.folder)
    var look = PreviewLook()
    (look.device, look.isDark, look.hasHighContrast) = ("iPhone 15", true, true)
    func hasLook(_ shell: Shell) -> Bool {
      shell.messages.contains { if case .previews(_, _, look) = $0 { true } else { false } }
    }
    let shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    shell.connection.send(.look(look))
    #expect(try await shell.waits { hasLook(shell) && shell.messages.contains(.wantsSize(width: 393, height: 852)) })
    shell.connection.send(.resize(width: 393, height: 852, scale: 1))
    #expect(try await shell.shows(expected))
    shell.connection.send(.stop)
    #expect(try await shell.waits { shell.messages.contains(.bye(recording: host.folder.path("journal.events"))) })
    let journal = try host.folder.text("journal.events")
    #expect(try EventReader.read(journal).entries.contains { $0.content == .look(look) })
    // The next host begins as the first one did, and performs the change.
    let next = try Host("Navigation", "--paused", recording: journal), second = try await Shell(next)
    #expect(try await second.waits { hasLook(second) })
    #expect(try await second.shows(expected))
    second.connection.send(.stop)
  }

  @Test func eventsReachTheViews() async throws {
    let host = try Host("Buttons")
    let shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    let rest = try #require(shell.connection.buffer?.copy())
    let area = PixelRect(x: 60, y: 295, width: 200, height: 20)
    let now = HostClock.now
    for (delay, phase) in [(0.0, TouchSample.Phase.began), (0.05, .ended)] {
      let touch = TouchSample(id: 1, phase: phase, location: CGPoint(x: 240, y: 502), timestamp: now + delay)
      shell.connection.send(.event(EventWriter.line(of: .init(time: now + delay, .event(.touches([touch]))))))
    }
    #expect(try await shell.waits { shell.connection.buffer.map { $0.bytes(of: area) != rest.bytes(of: area) } ?? false })
    // Another size makes other pixels.
    shell.connection.send(.resize(width: 320, height: 480, scale: 2))
    #expect(try await shell.waits { shell.connection.buffer?.bounds == PixelRect(x: 0, y: 0, width: 640, height: 960) })
    // A size that no display can have is ignored.
    shell.connection.send(.resize(width: -1, height: 1e9, scale: 2))
    #expect(try await shell.answers())
    #expect(shell.connection.buffer?.width == 640)
  }

  @Test(arguments: [
    "{\"hello\":{\"version\":1}}\n", "nonsense\n", "{\"ping\":{\"number\":1}}\n",
    String(repeating: "x", count: HostProtocol.longestMessage + 1),
    "{\"hello\":{\"version\":\(HostProtocol.version)}}\n{\"event\":{\"_0\":\"1 touch 1 began\"}}\n",
    "{\"hello\":{\"version\":\(HostProtocol.version)}}\n{\"unknown\":{}}\n",
  ]) func aWrongMessageEndsItsConnectionAlone(_ text: String) async throws {
    let host = try Host("LayerEffects", "--paused")
    let good = try await Shell(host)
    let bad = try RawConnection(host.folder.path(HostConnection.socketName))
    bad.send(text)
    #expect(try await good.waits { bad.isEnded })
    #expect(try await good.answers())
    #expect(host.process.isRunning)
  }

  @Test func aShellInspectsAndChangesViews() async throws {
    let host = try Host("Controls", "--paused")
    let shell = try await Shell(host)
    #expect(try await shell.waits { shell.frames > 0 })
    func ask(_ number: Int, _ request: InspectionRequest) async throws -> InspectionAnswer {
      shell.connection.send(.inspect(number: number, request))
      var answer: InspectionAnswer?
      let isAnswered = try await shell.waits {
        for message in shell.messages { if case .answer(let known, let found) = message, known == number { answer = found } }
        return answer != nil
      }
      try #require(isAnswered)
      return try #require(answer)
    }
    guard case .tree(let tree) = try await ask(1, .tree) else { throw CocoaError(.featureUnsupported) }
    let row = try #require(tree.views.first { $0.type == "UISwitch" && $0.unseen == nil })
    let hit = try await ask(2, .hit(x: (row.corners[0] + row.corners[2]) / 2, y: (row.corners[1] + row.corners[5]) / 2))
    guard case .view(let found?) = hit, let picked = tree.views.first(where: { $0.id == found }) else {
      throw CocoaError(.featureUnsupported)
    }
    #expect(picked.type == "UISwitch")
    guard case .details(let before) = try await ask(3, .details(view: row.id)) else { throw CocoaError(.featureUnsupported) }
    #expect(before.source?.hasPrefix("Controls") == true, "the scene made it: \(before.source ?? "unknown")")
    let frames = shell.frames
    guard case .details(let after) = try await ask(4, .set(view: row.id, property: "alpha", value: "0.5")) else {
      throw CocoaError(.featureUnsupported)
    }
    #expect(after.properties.first { $0.name == "alpha" }?.value == "0.5")
    #expect(try await shell.waits { shell.frames > frames }, "the change is drawn")
    let file = host.folder.path("moment.json")
    #expect(try await ask(5, .capture(file: file)) == .done)
    #expect(try CaptureFile(contentsOf: URL(fileURLWithPath: file)).tree.views.count == tree.views.count)
    guard case .failure = try await ask(6, .details(view: 1_000_000)) else { throw CocoaError(.featureUnsupported) }
    #expect(try await shell.answers())
  }

  @Test func aMessageThatIsCutOffIsIgnored() async throws {
    let host = try Host("LayerEffects", "--paused")
    let good = try await Shell(host)
    let bad = try RawConnection(host.folder.path(HostConnection.socketName))
    bad.send("{\"hello\":{\"version\":\(HostProtocol.version)}}\n{\"event\":{\"_0\":")
    bad.close()
    #expect(try await good.answers())
  }

  @Test func aHostWithoutShellsEnds() async throws {
    let host = try Host("LayerEffects", "--paused")
    let shell = try await Shell(host)
    #expect(try await shell.answers())
    shell.connection.close()
    #expect(try await shell.waits { !host.process.isRunning })
    #expect(host.process.status(within: 0) == 0)
  }

  @Test func aKilledHostEndsTheConnectionAndLeavesThePixels() async throws {
    let host = try Host("LayerEffects", "--paused")
    let expected = try rendered("LayerEffects", in: host.folder)
    let shell = try await Shell(host)
    #expect(try await shell.shows(expected))
    kill(host.process.pid, SIGKILL)
    #expect(try await shell.waits { shell.end != nil })
    #expect(try await shell.shows(expected))
  }

  /// A connection that sends any bytes.
  private final class RawConnection {
    private let descriptor: Int32

    init(_ path: String) throws {
      descriptor = vitrine_socket_connect(path)
      try #require(descriptor >= 0)
    }

    deinit { close() }
    func close() { Glibc.close(descriptor) }

    func send(_ text: String) {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let sent = Array(rest).withUnsafeBytes { vitrine_socket_send(descriptor, $0.baseAddress, $0.count) }
        guard sent >= 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }

    /// Whether the other end has closed the connection.
    var isEnded: Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = vitrine_socket_receive(descriptor, &bytes, bytes.count)
        if count <= 0 { return count < 0 }
      }
    }
  }
}
