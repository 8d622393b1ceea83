import Foundation
import Synchronization
import Testing

@testable import ContextProtocol

@Suite struct ContextServerTests {
  /// A server whose lines and calls are kept.
  private final class Desk: Sendable {
    let lines = Mutex<[JSONValue]>([])
    let calls = Mutex<[ToolCall]>([])

    func server() -> ContextServer {
      let tools = [
        Tool(
          "tap", "Taps a node.",
          [
            .init("node", .integer, "The node.", isRequired: true), .init("count", .integer, "How often."),
            .init("way", .choice(["up", "down"]), "Where to."),
          ]), Tool("tree", "The tree.", isReadOnly: true),
      ]
      return ContextServer(name: "test", version: "1", instructions: "Read the tree first.", tools: tools) { line in
        let value = try! JSONDecoder().decode(JSONValue.self, from: line)
        self.lines.withLock { $0.append(value) }
      } perform: { call in
        self.calls.withLock { $0.append(call) }
      }
    }

    var last: JSONValue? { lines.withLock { $0.last } }
    var count: Int { lines.withLock { $0.count } }
    var call: ToolCall? { calls.withLock { $0.last } }
  }

  private let desk = Desk()

  private func send(_ text: String, to server: ContextServer) -> JSONValue? {
    let before = desk.count
    server.receive(Data(text.utf8))
    return desk.count > before ? desk.last : nil
  }

  private func started() -> ContextServer {
    let server = desk.server()
    _ = send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
      to: server)
    #expect(send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, to: server) == nil)
    return server
  }

  @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25")])
  func theVersionIsTheClientsOrTheNewest(asked: String, answered: String) {
    let reply = send(
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#, to: desk.server())
    #expect(reply?["id"] == "a" && reply?["jsonrpc"] == "2.0")
    #expect(reply?["result"]?["protocolVersion"] == .string(answered))
    #expect(reply?["result"]?["capabilities"]?["tools"] != nil && reply?["result"]?["serverInfo"]?["name"] == "test")
  }

  @Test func toolsNeedInitializeAndPingDoesNot() {
    let server = desk.server()
    #expect(send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, to: server)?["error"]?["code"] == .integer(-32600))
    #expect(send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, to: server)?["result"] == .object([:]))
  }

  @Test func toolsAreListedWithTheirSchemas() throws {
    let reply = send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, to: started())
    guard case .array(let tools)? = reply?["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    let schema = try #require(tools[0]["inputSchema"])
    #expect(tools.map { $0["name"] } == ["tap", "tree"] && tools[1]["annotations"]?["readOnlyHint"] == .bool(true))
    #expect(schema["required"] == .array(["node"]) && schema["properties"]?["way"]?["enum"] == .array(["up", "down"]))
    #expect(tools[1]["inputSchema"]?["required"] == nil && tools[1]["inputSchema"]?["type"] == "object")
  }

  @Test func aCallIsAnsweredOnceWithTextAndPictures() throws {
    let server = started()
    #expect(
      send(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tap","arguments":{"node":3,"way":"up"}}}"#, to: server) == nil)
    let call = try #require(desk.call)
    #expect(call.tool == "tap" && call.arguments["node"]?.integer == 3)
    call.finish(ToolResult(parts: [.text("done"), .picture(Data([1, 2, 3]))]))
    let count = desk.count
    #expect(desk.last?["id"] == .integer(7) && desk.last?["result"]?["isError"] == .bool(false))
    #expect(
      desk.last?["result"]?["content"]
        == .array([
          .object(["type": "text", "text": "done"]), .object(["type": "image", "data": "AQID", "mimeType": "image/png"]),
        ]))
    call.finish(ToolResult("again"))
    #expect(desk.count == count)
  }

  @Test(arguments: [
    (#"{}"#, "tap needs node."), (#"{"node":"x"}"#, "node of tap must be a whole number."),
    (#"{"node":1.5}"#, "node of tap must be a whole number."), (#"{"node":1,"way":"left"}"#, "way of tap must be one of up, down."),
    (#"{"node":1,"x":1}"#, "tap has no parameter x. It has node, count, way."),
  ])
  func wrongArgumentsAreTold(arguments: String, fault: String) {
    let reply = send(
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tap","arguments":\#(arguments)}}"#, to: started())
    #expect(reply?["result"]?["isError"] == .bool(true))
    #expect(reply?["result"]?["content"] == .array([.object(["type": "text", "text": .string(fault)])]))
    #expect(desk.call == nil)
  }

  @Test(arguments: [
    ("nonsense", -32700), ("[]", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tree","arguments":[]}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
  ])
  func faultsHaveTheirCodes(line: String, code: Int) {
    #expect(send(line, to: started())?["error"]?["code"] == .integer(code))
  }

  @Test func aCancelledCallIsNotAnswered() throws {
    let server = started()
    _ = send(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tree"}}"#, to: server)
    let call = try #require(desk.call), count = desk.count
    #expect(
      send(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tree"}}"#, to: server)?["error"]?["code"] == .integer(-32600))
    #expect(send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#, to: server) == nil)
    #expect(call.isCancelled)
    call.finish(ToolResult("too late"))
    #expect(desk.count == count + 1)
    // The end of a call that is not known, and notices of other kinds, are ignored.
    #expect(send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#, to: server) == nil)
    #expect(send("", to: server) == nil && send(#"{"jsonrpc":"2.0","id":1,"result":{}}"#, to: server) == nil)
  }

  @Test func progressIsToldToThoseWhoAskedForIt() throws {
    let server = started()
    _ = send(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tree","_meta":{"progressToken":"p"}}}"#, to: server)
    let call = try #require(desk.call)
    call.report(1, of: 2, "building")
    #expect(desk.last?["method"] == "notifications/progress" && desk.last?["params"]?["progressToken"] == "p")
    #expect(desk.last?["params"]?["progress"]?.number == 1 && desk.last?["params"]?["message"] == "building")
    call.finish(ToolResult("done"))
    let count = desk.count
    call.report(2, "late")
    #expect(desk.count == count)
  }
}
