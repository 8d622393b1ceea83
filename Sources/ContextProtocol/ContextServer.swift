import Foundation
import Synchronization

/// Answers the lines of one client. `receive(_:)` may be called on any thread, but not by two at the same time; calls may be finished on
/// any thread.
package final class ContextServer: Sendable {
  /// The versions of the protocol, the newest first.
  package static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// The longest line in bytes.
  package static let maximumLineLength = 4 << 20

  private let name: String
  private let version: String
  private let instructions: String
  private let tools: [Tool]
  private let write: @Sendable (Data) -> Void
  private let perform: @Sendable (ToolCall) -> Void
  private let state = Mutex(State())

  private struct State {
    var isInitialized = false
    var calls: [ToolCall] = []
  }

  /// - Parameters:
  ///   - instructions: text that tells a model how to use the tools.
  ///   - write: receives each line, with its line feed. It is never called by two threads at the same time.
  ///   - perform: starts a tool and returns without waiting for its result.
  package init(
    name: String, version: String, instructions: String, tools: [Tool], write: @escaping @Sendable (Data) -> Void,
    perform: @escaping @Sendable (ToolCall) -> Void
  ) {
    (self.name, self.version, self.instructions, self.tools) = (name, version, instructions, tools)
    (self.write, self.perform) = (write, perform)
  }

  /// The errors of JSON-RPC.
  private enum Fault: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
  }

  /// Handles a line, which is given without its line feed.
  package func receive(_ line: Data) {
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { return }
    guard line.count <= Self.maximumLineLength else {
      return fail(nil, .request, "The line has more than \(Self.maximumLineLength) bytes.")
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else { return fail(nil, .parse, "The line is not JSON.") }
    guard case .object(let members) = message else {
      return fail(nil, .request, "A message is an object. Batches are not part of the versions \(Self.versions.joined(separator: ", ")).")
    }
    let id = members["id"].flatMap { $0.string != nil || $0.integer != nil ? $0 : nil }
    guard members["jsonrpc"]?.string == "2.0", members["id"] == nil || id != nil else {
      return fail(id, .request, "A message has \"jsonrpc\": \"2.0\", and its id is a text or a whole number.")
    }
    guard let method = members["method"]?.string else {
      // A message with a result or an error answers a request. It is ignored, since this server sends no requests.
      if members["result"] == nil, members["error"] == nil { fail(id, .request, "The message has no method.") }
      return
    }
    guard let id else { return notice(method, members["params"]) }
    answer(method, members["params"], id)
  }

  private func notice(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", let id = params?["requestId"] else { return }
    let call = state.withLock { state in
      let call = state.calls.first { $0.id == id }
      state.calls.removeAll { $0.id == id }
      return call
    }
    _ = call?.end()
  }

  private func answer(_ method: String, _ params: JSONValue?, _ id: JSONValue) {
    switch method {
    case "ping": reply(id, .object([:]))
    case "initialize": initialize(params, id)
    case "tools/list", "tools/call":
      guard state.withLock({ $0.isInitialized }) else { return fail(id, .request, "Send initialize first.") }
      if method == "tools/list" { return list(params, id) }
      call(params, id)
    default: fail(id, .method, "There is no method \(method.prefix(100)).")
    }
  }

  private func initialize(_ params: JSONValue?, _ id: JSONValue) {
    guard let requested = params?["protocolVersion"]?.string else { return fail(id, .parameters, "initialize needs protocolVersion.") }
    state.withLock { $0.isInitialized = true }
    reply(
      id,
      .object([
        "protocolVersion": .string(Self.versions.contains(requested) ? requested : Self.versions[0]),
        "capabilities": .object(["tools": .object([:])]),
        "serverInfo": .object(["name": .string(name), "version": .string(version)]), "instructions": .string(instructions),
      ]))
  }

  private func list(_ params: JSONValue?, _ id: JSONValue) {
    guard params?["cursor"] == nil else { return fail(id, .parameters, "All tools are on one page; there is no other cursor.") }
    reply(id, .object(["tools": .array(tools.map(\.json))]))
  }

  private func call(_ params: JSONValue?, _ id: JSONValue) {
    guard let name = params?["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
      return fail(
        id, .parameters, "Unknown tool: \(params?["name"]?.string ?? "no name"). There are \(tools.map(\.name).joined(separator: ", ")).")
    }
    var arguments: [String: JSONValue] = [:]
    switch params?["arguments"] {
    case nil, .null: break
    case .object(let members): arguments = members
    default: return fail(id, .parameters, "arguments is an object.")
    }
    if let fault = tool.fault(of: arguments) { return reply(id, ToolResult(fault, isError: true).json) }
    let call = ToolCall(name, arguments, id: id, progressToken: params?["_meta"]?["progressToken"], server: self)
    let isNew = state.withLock { state in
      guard !state.calls.contains(where: { $0.id == id }) else { return false }
      state.calls.append(call)
      return true
    }
    guard isNew else { return fail(id, .request, "A call with this id is still running.") }
    perform(call)
  }

  func finished(_ call: ToolCall, _ result: ToolResult) {
    state.withLock { state in state.calls.removeAll { $0 === call } }
    reply(call.id, result.json)
  }

  // MARK: Lines

  private func reply(_ id: JSONValue, _ result: JSONValue) { send(["id": id, "result": result]) }

  private func fail(_ id: JSONValue?, _ fault: Fault, _ message: String) {
    var members: [String: JSONValue] = ["error": .object(["code": .integer(fault.rawValue), "message": .string(message)])]
    members["id"] = id
    send(members)
  }

  func send(_ members: [String: JSONValue]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(JSONValue.object(members.merging(["jsonrpc": "2.0"]) { $1 })) else { return }
    // The lock keeps lines of several threads apart.
    writing.withLock { _ in write(line + Data("\n".utf8)) }
  }

  private let writing = Mutex(())
}
