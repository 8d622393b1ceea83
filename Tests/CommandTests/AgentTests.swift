import Foundation
import Synchronization
import Testing

/// Uses the samples as an agent does: `vitrine mcp` over pipes.
@Suite(.serialized) struct AgentTests {
  /// A client that sends lines and waits for the answers.
  private final class Client: Sendable {
    private let process: Process
    private let input = Pipe(), output = Pipe()
    private let lines = Mutex<[[String: any Sendable]]>([])
    private let next = Mutex(0)

    init(_ arguments: String..., folder: Folder) throws {
      let process = Process()
      self.process = process
      process.executableURL = URL(fileURLWithPath: Tool.path)
      process.arguments = ["mcp"] + arguments
      process.currentDirectoryURL = folder.url
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let handle = output.fileHandleForReading
      Thread.detachNewThread { [weak self] in
        var rest = Data()
        while case let bytes = handle.availableData, !bytes.isEmpty {
          rest += bytes
          while let end = rest.firstIndex(of: 0x0A) {
            let line = Data(rest[rest.startIndex..<end])
            rest = Data(rest[rest.index(after: end)...])
            let value = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
            guard let kept = value.map(Self.plain) else { continue }
            self?.lines.withLock { $0.append(kept) }
          }
        }
      }
      _ = try ask(
        "initialize",
        ["protocolVersion": "2025-06-18", "capabilities": [String: String](), "clientInfo": ["name": "test", "version": "1"]])
      try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    }

    /// Signals are blocked in a process that was started on a thread of Dispatch, so its input ends instead.
    deinit { try? input.fileHandleForWriting.close() }

    /// JSON without reference types.
    private static func plain(_ value: [String: Any]) -> [String: any Sendable] {
      let data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
      return ["id": (value["id"] as? Int) ?? -1, "json": String(decoding: data, as: UTF8.self)]
    }

    func send(_ message: [String: Any]) throws {
      try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
    }

    func close() throws -> Int32 {
      try input.fileHandleForWriting.close()
      let end = Date(timeIntervalSinceNow: 10)
      while process.isRunning, Date() < end { usleep(10_000) }
      return process.isRunning ? -1 : process.terminationStatus
    }

    func ask(_ method: String, _ params: [String: Any]) throws -> [String: Any] {
      let id = next.withLock { next in
        next += 1
        return next
      }
      try send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
      return try #require(answer(id, within: 60), "\(method) was not answered")
    }

    func answer(_ id: Int, within seconds: TimeInterval) -> [String: Any]? {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        if let line = lines.withLock({ $0.first { ($0["id"] as? Int) == id }?["json"] as? String }) {
          return (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
        }
        usleep(5_000)
      }
      return nil
    }

    /// Calls a tool. Returns its text; that of an error begins with "error: ".
    func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
      let result = try #require(ask("tools/call", ["name": tool, "arguments": arguments])["result"] as? [String: Any])
      let parts = result["content"] as? [[String: Any]] ?? []
      let text = parts.compactMap { $0["text"] as? String }.joined(separator: "\n")
      return (result["isError"] as? Bool == true ? "error: " : "") + text
    }

    func picture(_ arguments: [String: Any] = [:]) throws -> Data? {
      let result = try ask("tools/call", ["name": "render", "arguments": arguments])["result"] as? [String: Any]
      return (result?["content"] as? [[String: Any]])?.compactMap { $0["data"] as? String }.first.flatMap { Data(base64Encoded: $0) }
    }
  }

  private let folder: Folder
  init() throws { folder = try Folder() }

  private func node(_ line: String) -> Int? { Int(line.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber }) }

  @Test func aPreviewIsShownFoundTappedAndCompared() throws {
    let client = try Client("Buttons", folder: folder)
    #expect(try client.call("previews").contains("\n* Buttons"))
    let tree = try client.call("tree", ["depth": 1])
    #expect(tree.hasPrefix("1 UIWindow (0 0;") && tree.contains("views inside"))
    #expect(try client.call("find", ["text": "no such thing"]).hasPrefix("Nothing has"))
    #expect(try client.call("show", ["preview": "Controls"]).hasPrefix("Controls is shown."))
    let toggle = try #require(client.call("find", ["text": "UISwitch"]).split(separator: "\n").map(String.init).first.flatMap(node))
    let before = try client.call("explain", ["node": toggle])
    _ = try client.call("tap", ["node": toggle])
    let after = try client.call("explain", ["node": toggle])
    #expect(before.hasPrefix("\(toggle) UISwitch") && before != after)
    #expect(try client.call("spoken").contains("Switch Button [node \(toggle)]"))
    #expect(try client.close() == 0)
  }

  @Test func timePassesOnlyWhenItIsAskedTo() throws {
    let client = try Client("Animator", folder: folder)
    let first = try client.picture()
    usleep(300_000)
    #expect(try client.picture() == first && first != nil)
    let moved = try client.call("advance", ["seconds": 0.5])
    #expect(moved.contains("moved from"))
    let second = try client.picture()
    #expect(second != first)
    // The same calls give the same bytes.
    let other = try Client("Animator", folder: folder)
    _ = try other.call("advance", ["seconds": 0.5])
    #expect(try other.picture() == second)
    #expect(try client.call("diff").contains("moved from"))
    #expect(try client.call("diff") == "Nothing changed in the tree.")
    #expect(try client.call("restart").hasPrefix("The preview begins anew."))
    #expect(try client.picture() == first)
  }

  @Test func conditionsMarksAndAuditsAreAnswered() throws {
    let client = try Client("Controls", folder: folder)
    let light = try client.picture()
    let shown = try client.call("show", ["dark": true, "text_size": "accessibility3", "device": "iPhone 15"])
    #expect(shown.contains("UIWindow (0 0; 393 852)"))
    #expect(try client.picture() != light)
    let marked = try client.picture(["marks": true])
    #expect(marked != nil && marked != light)
    #expect(try !client.call("audit", ["notes": true]).hasPrefix("error"))
    #expect(try client.call("show", ["device": "iPhone 99"]).hasPrefix("error: There is no device 'iPhone 99'."))
    #expect(try client.call("show", ["preview": "Contrls"]).contains("Did you mean Controls"))
  }

  @Test func faultsAreToldAndTheServerGoesOn() throws {
    let client = try Client(folder: folder)
    #expect(try client.call("tap").hasPrefix("error: Name a node, or x and y."))
    #expect(try client.call("tap", ["node": 99999]) == "error: The view no longer exists.")
    #expect(try client.call("tree", ["root": 99999]).hasPrefix("error: There is no node 99999."))
    #expect(try client.call("replay", ["file": folder.path("none.events")]).hasPrefix("error: "))
    let unknown = try client.ask("tools/call", ["name": "fly"])
    #expect((unknown["error"] as? [String: Any])?["code"] as? Int == -32602)
    #expect(try client.call("reload") == "Nothing was built: no source was saved since the last reload.")
    #expect(try client.call("errors") == "There are no errors.")
    #expect(try client.ask("ping", [:])["result"] != nil)
  }

  @Test func aCancelledCallIsNotAnswered() throws {
    let client = try Client("Animator", folder: folder)
    _ = try client.call("previews")
    try client.send(["jsonrpc": "2.0", "id": 900, "method": "tools/call", "params": ["name": "advance", "arguments": ["seconds": 60]]])
    try client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 900]])
    #expect(try client.call("previews").contains("Animator"))
    #expect(client.answer(900, within: 0.2) == nil)
  }
}
