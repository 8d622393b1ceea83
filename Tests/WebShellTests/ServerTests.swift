import Foundation
import Hosting
import Raster
import Testing

@testable import WebShell

/// Tests a running server through connections such as those of browsers.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1))) struct ServerTests {
  private let host = FakeHost()
  private let shell: WebShell

  init() { shell = WebShell(host, choices: WebChoices(devices: [], textSizes: ["large"])) }

  private struct Address {
    var port: UInt16
    var path: String
    var host: String { "127.0.0.1:\(port)" }

    init(_ text: String) throws {
      let url = try #require(URL(string: text))
      port = UInt16(try #require(url.port))
      path = url.path.hasSuffix("/") ? url.path : url.path + "/"
    }
  }

  /// Runs a test with a server.
  private func withServer(_ body: (Address) async throws -> Void) async throws {
    let address = try Address(try await shell.start())
    do { try await body(address) } catch {
      await shell.stop()
      throw error
    }
    await shell.stop()
  }

  private func page(_ address: Address) async throws -> PageConnection {
    let page = try await PageConnection(port: address.port)
    let head = try await page.open(address.path + "socket", host: address.host, origin: "http://\(address.host)")
    #expect(head.hasPrefix("HTTP/1.1 101 "))
    try await page.sendMessage("{\"hello\":{\"version\":\(HostProtocol.version)}}")
    return page
  }

  @Test func thePageAndItsFilesAreServed() async throws {
    try await withServer { address in
      let connection = try await PageConnection(port: address.port)
      let (head, body) = try await connection.get(address.path, headers: ["Host": address.host])
      #expect(head.hasPrefix("HTTP/1.1 200 "))
      #expect(head.contains("Content-Security-Policy: default-src 'none';"))
      #expect(head.contains("text/html"))
      let page = String(decoding: body, as: UTF8.self)
      // Each file that the page names is there, and none is of another server.
      #expect(page.matches(of: /(?:src|href)="([^"#:]+)"/).count == 2)
      var names = page.matches(of: /(?:src|href)="([^"#:]+)"/).map { String($0.1) }, seen: Set<String> = []
      while let name = names.popLast() {
        guard seen.insert(name).inserted else { continue }
        let (head, body) = try await connection.get(address.path + name, headers: ["Host": address.host])
        #expect(head.hasPrefix("HTTP/1.1 200 "), "\(name) is not served")
        names += String(decoding: body, as: UTF8.self).matches(of: /from "\.\/([^"]+)"/).map { String($0.1) }
      }
      #expect(seen.count == 19)
    }
  }

  /// A page cannot name files, so the host writes one, whose contents are the answer.
  @Test func theHostWritesCapturesAndRecordings() async throws {
    try await withServer { address in
      let connection = try await PageConnection(port: address.port)
      for (name, isAnswered) in [("capture.json", true), ("recording.events", true), ("recording.events", false)] {
        host.sent = []
        host.answers = { [host, shell] message in
          guard case .inspect(let number, let request) = message else { return }
          var file: String?
          switch request {
          case .capture(let path) where name == "capture.json": file = path
          case .saveRecording(let path) where name == "recording.events": file = path
          default: break
          }
          if isAnswered, let file { try? "what is in \(name)".write(toFile: file, atomically: true, encoding: .utf8) }
          shell.received(.answer(number: number, isAnswered ? .done : .failure("There is no recording.")))
          _ = host
        }
        let (head, body) = try await connection.get(address.path + name, headers: ["Host": address.host])
        #expect(head.hasPrefix(isAnswered ? "HTTP/1.1 200 " : "HTTP/1.1 503 "))
        #expect(String(decoding: body, as: UTF8.self) == (isAnswered ? "what is in \(name)" : "There is no recording.\n"))
      }
      host.isConnected = false
      let (_, body) = try await connection.get(address.path + "capture.json", headers: ["Host": address.host])
      #expect(String(decoding: body, as: UTF8.self) == "The host has ended.\n")
    }
  }

  @Test func otherRequestsAreRefused() async throws {
    try await withServer { address in
      let good = ["Host": address.host]
      let requests: [(String, String, [String: String], Int)] = [
        (address.path + "none.js", "GET", good, 404), (address.path + "../", "GET", good, 404),
        (address.path + "%2e%2e/", "GET", good, 404),
        (address.path, "POST", good, 405), ("/", "GET", good, 403), ("/wrong/", "GET", good, 403), ("/wrong/socket", "GET", good, 403),
        (address.path, "GET", ["Host": "example.com"], 403), (address.path, "GET", [:], 403),
        (address.path, "GET", ["Host": address.host, "Origin": "http://example.com"], 403),
        (String(address.path.dropLast()), "GET", good, 301),
        (address.path + "socket", "GET", good, 400),
      ]
      for (path, method, headers, status) in requests {
        let (head, body) = try await PageConnection(port: address.port).get(path, method: method, headers: headers)
        #expect(head.hasPrefix("HTTP/1.1 \(status) "), "\(method) \(path) \(headers): \(head.prefix(20))")
        #expect(!String(decoding: body, as: UTF8.self).contains(address.path.split(separator: "/")[0]) || status == 301)
      }
    }
  }

  @Test func aSocketOfAnotherSiteIsRefused() async throws {
    try await withServer { address in
      let socket = address.path + "socket"
      for (path, host, origin) in [
        (socket, address.host, "http://example.com"), (socket, "example.com", "http://example.com"), (socket, address.host, "null"),
        ("/0123456789abcdef0123456789abcdef/socket", address.host, "http://\(address.host)"),
        ("/socket", address.host, "http://\(address.host)"),
      ] {
        let head = try await PageConnection(port: address.port).open(path, host: host, origin: origin)
        #expect(head.hasPrefix("HTTP/1.1 403 "), "\(path) \(host) \(origin): \(head.prefix(20))")
      }
    }
  }

  @Test func picturesGoOutAndInputComesIn() async throws {
    try await withServer { address in
      let buffer = PixelBuffer.made(50, 40) { x, y in 0xFF00_0000 | UInt32(x << 8 | y) }
      shell.surfaceChanged(.of(buffer))
      shell.frameDrawn(Region(buffer.bounds), in: buffer)
      let page = try await page(address)
      #expect(try await page.next(with: "surface").contains("\"pixelWidth\":50"))
      let picture = PagePicture(width: 50, height: 40)
      #expect(picture.take(try await page.nextPixels()))
      #expect(picture.isOf(buffer))
      try await page.sendMessage("{\"event\":{\"_0\":\"12.5 touch 0 began 10 20 mouse\"}}")
      try await page.sendMessage("{\"ping\":{\"number\":3}}")
      while host.sent.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
      guard case .event(let line) = host.sent[0] else { throw PageConnection.Failure(reason: "the event did not come") }
      // The time is the machine's.
      #expect(line.hasSuffix(" touch 0 began 10 20 mouse"))
      #expect(!line.hasPrefix("12.5 "))
      guard case .ping(let number) = host.sent[1] else { throw PageConnection.Failure(reason: "the question did not come") }
      shell.received(.pong(number: number))
      #expect(try await page.next(with: "pong") == "{\"pong\":{\"number\":3}}")
    }
  }

  @Test func severalPagesSeeTheSameAndOneMayGo() async throws {
    try await withServer { address in
      let buffer = PixelBuffer.made(20, 20) { _, _ in 0xFFFF_FFFF }
      shell.surfaceChanged(.of(buffer))
      shell.frameDrawn(Region(buffer.bounds), in: buffer)
      let first = try await page(address), second = try await page(address)
      _ = try await first.nextPixels()
      _ = try await second.nextPixels()
      second.close()
      buffer.paint(buffer.bounds) { x, _ in 0xFF00_0000 | UInt32(x) }
      shell.frameDrawn(Region(buffer.bounds), in: buffer)
      let picture = PagePicture(width: 20, height: 20)
      #expect(picture.take(try await first.nextPixels()))
      #expect(picture.isOf(buffer))
    }
  }

  @Test func wrongMessagesAreAnsweredAndLongOnesEndTheConnection() async throws {
    try await withServer { address in
      let page = try await page(address)
      try await page.sendMessage("{\"event\":{\"_0\":\"nonsense\"}}")
      #expect(try await page.next(with: "refused").contains("The event cannot be understood"))
      try await page.sendMessage(String(repeating: "x", count: FrameJoiner.maximumLength + 1))
      while true { if case .close(let code) = try await page.next() { #expect(code == 1009); break } }
    }
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    try await withServer { address in
      let other = WebShell(host, choices: WebChoices(devices: [], textSizes: []))
      await #expect(throws: WebShellError.self) { _ = try await other.start(port: address.port) }
      await #expect(throws: WebShellError.self) { _ = try await other.start(at: "example.com") }
    }
  }
}
