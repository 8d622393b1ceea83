import Display
import FlyingFox
import Foundation
import Hosting
import Raster
import Testing

@testable import WebShell

/// Tests a shell with pages that are played by the test, without a server.
@MainActor
@Suite struct RelayTests {
  private let host = FakeHost()
  private let shell: WebShell

  init() { shell = WebShell(host, choices: WebChoices(devices: [], textSizes: ["large"])) }

  /// A page, and what was sent to it.
  @MainActor
  private final class Page {
    let outbox = Outbox()
    let browser: Browser
    var texts: [String] = []
    var frames: [Data] = []
    var closing: Data?

    init(_ shell: WebShell, greets: Bool = true) {
      browser = shell.join(outbox)
      if greets { browser.received("{\"hello\":{\"version\":\(HostProtocol.version)}}") }
    }

    /// Takes what waits for the page.
    func read() async {
      outbox.append(WSFrame(fin: true, opcode: .pong, mask: nil, payload: Data()))
      while let frame = await outbox.next(), frame.opcode != .pong {
        switch frame.opcode {
        case .text: texts.append(String(decoding: frame.payload, as: UTF8.self))
        case .binary: frames.append(frame.payload)
        case .close: closing = frame.payload
        default: break
        }
      }
    }

    func has(_ part: String) -> Bool { texts.contains { $0.contains(part) } }
  }

  private func show(_ buffer: PixelBuffer) {
    shell.surfaceChanged(.of(buffer))
    shell.frameDrawn(Region(buffer.bounds), in: buffer)
  }

  // MARK: Sources

  @Test func aPageOpensSourcesWhereThatIsAllowed() async {
    let refusing = Page(shell)
    refusing.browser.received("{\"openSource\":{\"place\":\"A.swift:3\"}}")
    await refusing.read()
    #expect(refusing.has("opens no sources") && refusing.has("\"opensSources\":false"))
    var opened: [SourcePlace] = []
    let open = WebShell(host, choices: WebChoices(devices: [], textSizes: [])) {
      opened.append($0)
      if $0.line == nil { throw WebShellError("no line") }
      return "Opened."
    }
    let page = Page(open)
    page.browser.received("{\"openSource\":{\"place\":\"/app/A.swift:3\"}}")
    page.browser.received("{\"openSource\":{\"place\":\"A.swift\"}}")
    page.browser.received("{\"openSource\":{\"place\":\"\(String(repeating: "x", count: 5000)):1\"}}")
    await page.read()
    #expect(opened == [SourcePlace(file: "/app/A.swift", line: 3), SourcePlace(file: "A.swift", line: nil)])
    #expect(page.has("\"said\":{\"_0\":\"Opened.\"}") && page.has("no line") && page.has("no place in a source file"))
    #expect(page.has("\"opensSources\":true"))
  }

  // MARK: Pixels

  @Test func aPageThatComesLaterGetsTheWholePicture() async {
    let buffer = PixelBuffer.made(40, 30) { x, y in 0xFF00_0000 | UInt32(x * y) }
    show(buffer)
    shell.received(.title("Login - Vitrine"))
    let page = Page(shell)
    await page.read()
    #expect(page.has("{\"title\":{\"_0\":\"Login - Vitrine\"}}"))
    #expect(page.has("\"pixelWidth\":40"))
    #expect(!page.has("/dev/shm"))
    let picture = PagePicture(width: 40, height: 30)
    #expect(page.frames.count == 1)
    #expect(picture.take(page.frames[0]))
    #expect(picture.isOf(buffer))
  }

  /// However many frames a slow page misses, two wait for it, and the next one has all that it lacks.
  @Test func aSlowPageGetsTheUnionOfWhatItMissed() async throws {
    let buffer = PixelBuffer.made(60, 60) { _, _ in 0xFFFF_FFFF }
    show(buffer)
    let slow = Page(shell), quick = Page(shell)
    let seen = PagePicture(width: 60, height: 60)
    for step in 0..<50 {
      let rect = PixelRect(x: step, y: step, width: 4, height: 4)
      buffer.paint(rect) { x, _ in 0xFF00_0000 | UInt32(step * 4 + x) }
      shell.frameDrawn(Region(rect), in: buffer)
      await quick.read()
      quick.browser.received("{\"shown\":{\"frame\":\(step + 2)}}")
    }
    await slow.read()
    #expect(slow.frames.count == Browser.maximumUnansweredFrames)
    #expect(quick.frames.count == 51)
    for frame in slow.frames { #expect(seen.take(frame)) }
    #expect(!seen.isOf(buffer))
    slow.browser.received("{\"shown\":{\"frame\":\(seen.number)}}")
    await slow.read()
    #expect(slow.frames.count == Browser.maximumUnansweredFrames + 1)
    #expect(seen.take(try #require(slow.frames.last)))
    #expect(seen.isOf(buffer))
    #expect(seen.rects.reduce(0) { $0 + $1.area } < 60 * 60 / 4)
    // Nothing is left to be sent.
    slow.browser.received("{\"shown\":{\"frame\":\(seen.number)}}")
    await slow.read()
    #expect(slow.frames.count == Browser.maximumUnansweredFrames + 1)
  }

  // MARK: Side by side

  private func variants(_ titles: String...) throws -> String {
    var look = PreviewLook()
    look.isDark = true
    let data = try JSONEncoder().encode(PageMessage.variants(titles.map { WebVariant(title: $0, look: look) }))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func allPagesSeeThePicturesBesideTheMainOne() async throws {
    let main = PixelBuffer.made(20, 10) { x, _ in 0xFF00_0000 | UInt32(x) }
    let beside = PixelBuffer.made(8, 6) { _, y in 0xFF00_0000 | UInt32(y) }
    show(main)
    let page = Page(shell), other = Page(shell)
    await other.read()
    other.browser.received("{\"shown\":{\"frame\":1}}")
    page.browser.received(try variants("Dark"))
    #expect(host.variants.map(\.isDark) == [true])
    shell.surfaceChanged(.of(beside), ofVariant: 0)
    shell.frameDrawn(Region(beside.bounds), in: beside, ofVariant: 0)
    let late = Page(shell)
    for one in [other, late] {
      await one.read()
      #expect(one.has("{\"variants\":{\"_0\":[\"Dark\"]}}"))
      #expect(one.texts.contains { $0.hasPrefix("{\"variantSurface\":") && $0.contains("\"pixelWidth\":8") && !$0.contains("/dev/shm") })
      let picture = PagePicture(width: 8, height: 6)
      let frame = try #require(one.frames.first { $0[$0.startIndex + 7] == 1 })
      #expect(picture.take(frame) && picture.index == 1 && picture.isOf(beside))
    }
    // A picture that is no longer shown has no more frames.
    page.browser.received(try variants())
    other.browser.received("{\"shown\":{\"frame\":100}}")
    let count = other.frames.count
    shell.frameDrawn(Region(beside.bounds), in: beside, ofVariant: 0)
    await other.read()
    #expect(other.frames.count == count && other.texts.last == "{\"variants\":{\"_0\":[]}}")
  }

  /// The pictures take turns, so that one that is always in motion does not hold the others up.
  @Test func aMovingPictureLeavesRoomForTheOthers() async throws {
    let main = PixelBuffer.made(20, 10) { _, _ in 0xFF00_0000 }, beside = PixelBuffer.made(8, 6) { _, _ in 0xFF00_0000 }
    show(main)
    let page = Page(shell)
    page.browser.received(try variants("Dark"))
    shell.frameDrawn(Region(main.bounds), in: main)
    shell.surfaceChanged(.of(beside), ofVariant: 0)
    shell.frameDrawn(Region(beside.bounds), in: beside, ofVariant: 0)
    shell.frameDrawn(Region(main.bounds), in: main)
    await page.read()
    #expect(page.frames.count == 2 && page.frames.allSatisfy { $0[$0.startIndex + 7] == 0 })
    page.browser.received("{\"shown\":{\"frame\":1}}")
    await page.read()
    #expect(page.frames.last.map { $0[$0.startIndex + 7] } == 1)
  }

  @Test func tooManyPicturesAreRefused() async throws {
    let page = Page(shell)
    page.browser.received(try variants("1", "2", "3", "4", "5", "6", "7"))
    await page.read()
    #expect(page.has("There are at most 6 pictures beside the main one.") && host.variants.isEmpty)
  }

  @Test func theLastPictureStaysWhenTheHostHasEnded() async {
    let buffer = PixelBuffer.made(10, 10) { x, _ in 0xFF00_0000 | UInt32(x) }
    show(buffer)
    let copy = buffer.copy()!
    host.isConnected = false
    shell.noticeChanged("Login.swift:12: Fatal error")
    buffer.paint(buffer.bounds) { _, _ in 0xFFFF_0000 }
    let page = Page(shell)
    await page.read()
    let picture = PagePicture(width: 10, height: 10)
    #expect(picture.take(page.frames[0]))
    #expect(picture.isOf(copy))
    #expect(page.has("{\"notice\":{\"_0\":\"Login.swift:12: Fatal error\"}}"))
    page.browser.received("{\"inspect\":{\"number\":3,\"_1\":{\"tree\":{}}}}")
    await page.read()
    #expect(page.has("{\"answer\":{\"_1\":{\"failure\":{\"_0\":\"The host has ended.\"}},\"number\":3}}"))
  }

  /// A host that repeats what was done has its size and look from there.
  @Test func aNewHostHearsOfTheClock() {
    let page = Page(shell)
    page.browser.received("{\"resize\":{\"width\":20,\"height\":10,\"scale\":2}}")
    page.browser.received("{\"clock\":{\"rate\":0.5}}")
    host.sent = []
    shell.hostConnected()
    #expect(host.sent == [.clock(rate: 0.5)])
  }

  @Test func aHostThatBeginsAnewHearsWhatPagesSet() async {
    show(.made(10, 10) { _, _ in 0 })
    let page = Page(shell)
    page.browser.received("{\"clock\":{\"rate\":0.5}}")
    page.browser.received("{\"resize\":{\"width\":20,\"height\":10,\"scale\":2}}")
    page.browser.received("{\"stop\":{}}")
    await page.read()
    host.sent = []
    shell.hostConnected()
    #expect(host.sent == [.resize(width: 20, height: 10, scale: 2), .clock(rate: 0.5)])
    // The old picture is shown until the new host has drawn.
    await page.read()
    #expect(page.texts.filter { $0.contains("hello") }.count == 2)
    #expect(page.texts.filter { $0.contains("surface") }.count == 1)
    show(.made(40, 20) { _, _ in 0 })
    await page.read()
    #expect(page.texts.filter { $0.contains("surface") }.count == 2)
    let picture = PagePicture(width: 40, height: 20)
    #expect(picture.take(page.frames.last!))
    #expect(picture.rects == [PixelRect(x: 0, y: 0, width: 40, height: 20)])
  }

  // MARK: Messages

  @Test func whatIsPrintedReachesAllPages() async {
    let first = Page(shell)
    shell.hostWrote("one\n")
    let second = Page(shell)
    shell.hostWrote("two\n")
    await first.read()
    await second.read()
    #expect(first.texts.filter { $0.contains("\"output\"") } == ["{\"output\":{\"_0\":\"one\\n\"}}", "{\"output\":{\"_0\":\"two\\n\"}}"])
    #expect(second.has("one\\n") && second.has("two\\n"))
    // A page that comes later gets the end of a long output.
    for number in 0..<20_000 { shell.hostWrote("line \(number)\n") }
    let third = Page(shell)
    await third.read()
    let all = third.texts.first { $0.contains("\"output\"") } ?? ""
    #expect(all.contains("line 19999\\n") && !all.contains("line 1\\n") && all.utf8.count < 100_000)
  }

  @Test func answersGoToThePageThatAsked() async {
    let first = Page(shell), second = Page(shell)
    for page in [first, second] { page.browser.received("{\"inspect\":{\"number\":1,\"_1\":{\"hit\":{\"x\":1,\"y\":2}}}}") }
    let numbers = host.sent.compactMap { if case .inspect(let number, .hit(x: 1, y: 2)) = $0 { number } else { nil } }
    #expect(Set(numbers).count == 2)
    shell.received(.answer(number: numbers[1], .view(42)))
    shell.received(.answer(number: 5, .view(43)))
    await first.read()
    await second.read()
    #expect(!first.has("answer"))
    #expect(second.has("{\"answer\":{\"_1\":{\"view\":{\"_0\":42}},\"number\":1}}"))
    #expect(!second.has("43"))
    // A new host will not answer what the old one was asked.
    shell.hostConnected()
    await first.read()
    #expect(first.has("The host has ended."))
  }

  @Test func aPageThatHasGoneIsForgotten() async {
    let buffer = PixelBuffer.made(10, 10) { _, _ in 0 }
    show(buffer)
    let page = Page(shell), other = Page(shell)
    page.browser.received("{\"inspect\":{\"number\":1,\"_1\":{\"tree\":{}}}}")
    shell.leave(page.browser)
    await page.read()
    let count = page.frames.count
    shell.frameDrawn(Region(buffer.bounds), in: buffer)
    await page.read()
    await other.read()
    #expect(page.frames.count == count)
    #expect(other.frames.count == 2)
  }

  @Test func stopBeginsAnew() {
    Page(shell).browser.received("{\"stop\":{}}")
    #expect(host.restarts == 1)
    #expect(host.sent.isEmpty)
  }

  @Test func aMomentIsGoneTo() async {
    let page = Page(shell)
    page.browser.received("{\"scrub\":{\"fraction\":0.25}}")
    page.browser.received("{\"scrub\":{\"fraction\":2}}")
    await page.read()
    #expect(host.moments == [0.25])
    #expect(page.texts.contains("{\"clock\":{\"rate\":0}}"))
    #expect(page.has("refused"))
  }

  @Test func theOthersSeeThatTheClockWasStopped() async {
    let first = Page(shell), second = Page(shell)
    first.browser.received("{\"clock\":{\"rate\":0}}")
    await second.read()
    let third = Page(shell)
    await third.read()
    #expect(second.texts.last == "{\"clock\":{\"rate\":0}}")
    #expect(third.has("{\"clock\":{\"rate\":0}}"))
  }

  @Test func aHostThatWantsAnotherSizeGetsIt() {
    show(.made(20, 20) { _, _ in 0 })
    shell.received(.wantsSize(width: 30, height: 40))
    #expect(host.sent == [.resize(width: 30, height: 40, scale: 1)])
  }

  // MARK: Refusals

  @Test(arguments: [
    "nonsense", "{}", "{\"unknown\":{}}", "{\"resize\":{\"width\":0,\"height\":10,\"scale\":1}}",
    "{\"resize\":{\"width\":100000,\"height\":100000,\"scale\":1}}", "{\"resize\":{\"width\":-5,\"height\":-5,\"scale\":1}}",
    "{\"resize\":{\"width\":100,\"height\":100,\"scale\":9}}", "{\"clock\":{\"rate\":-1}}", "{\"show\":{\"preview\":-1}}",
    "{\"inspect\":{\"number\":1,\"_1\":{\"capture\":{\"file\":\"/etc/passwd\"}}}}", "{\"event\":{\"_0\":\"1 touch 1 began\"}}",
    "{\"event\":{\"_0\":\"1 resize 100 100 2\"}}", "{\"event\":{\"_0\":\"1 open \\\"https://example.com\\\"\"}}",
    "{\"event\":{\"_0\":\"end\"}}",
    "{\"ping\":{\"number\":\"one\"}}", "{\"frame\":{\"number\":1}}", String(repeating: "[", count: 100_000),
  ]) func aWrongMessageIsRefusedWithAReason(_ text: String) async {
    let page = Page(shell)
    page.browser.received(text)
    await page.read()
    #expect(page.texts.last?.hasPrefix("{\"refused\":{\"_0\":\"") == true)
    #expect(host.sent.isEmpty)
    // The connection goes on.
    page.browser.received("{\"ping\":{\"number\":1}}")
    #expect(host.sent.count == 1)
  }

  @Test(arguments: [
    "{\"hello\":{\"version\":1}}", "{\"ping\":{\"number\":1}}", "{\"event\":{\"_0\":\"1 touch 1 began 1 1\"}}", "GET / HTTP/1.1",
  ])
  func withoutHelloTheConnectionEnds(_ text: String) async {
    let page = Page(shell, greets: false)
    page.browser.received(text)
    await page.read()
    #expect(page.closing?.prefix(2) == Data([0x03, 0xF0]))
    #expect(page.texts.isEmpty)
    #expect(host.sent.isEmpty)
  }

  @Test func aPageThatReadsNothingIsDisconnected() async {
    let page = Page(shell)
    let text = String(repeating: "x", count: 1 << 20)
    for _ in 0..<20 { shell.received(.clipboard(text)) }
    await page.read()
    #expect(page.texts.filter { $0.contains("clipboard") }.count == 15)
    #expect(page.closing != nil)
    #expect(await page.outbox.next() == nil)
  }
}
