import Foundation
import Synchronization

/// The answer of a tool.
package struct ToolResult: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case text(String)
    /// A PNG file.
    case picture(Data)
  }

  package var parts: [Part]
  /// Whether the tool failed; the text then gives the reason.
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) { (parts, self.isError) = ([.text(text)], isError) }
  package init(parts: [Part]) { (self.parts, isError) = (parts, false) }

  var json: JSONValue {
    let content = parts.map { part -> JSONValue in
      switch part {
      case .text(let text): .object(["type": "text", "text": .string(text)])
      case .picture(let data): .object(["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"])
      }
    }
    return .object(["content": .array(content), "isError": .bool(isError)])
  }
}

/// A call of a tool that waits for its result.
package final class ToolCall: Sendable {
  package let tool: String
  package let arguments: [String: JSONValue]
  let id: JSONValue
  private let progressToken: JSONValue?
  private let server: ContextServer
  private let isOver = Mutex(false)

  init(_ tool: String, _ arguments: [String: JSONValue], id: JSONValue, progressToken: JSONValue?, server: ContextServer) {
    (self.tool, self.arguments, self.id, self.progressToken, self.server) = (tool, arguments, id, progressToken, server)
  }

  /// Whether the client no longer waits for the result.
  package var isCancelled: Bool { isOver.withLock { $0 } }

  /// Reports the progress to the client, if it asked for that.
  /// - Parameter done: grows with each call.
  package func report(_ done: Double, of total: Double? = nil, _ message: String) {
    guard let progressToken, !isCancelled else { return }
    var params: [String: JSONValue] = ["progressToken": progressToken, "progress": .number(done), "message": .string(message)]
    if let total { params["total"] = .number(total) }
    server.send(["method": "notifications/progress", "params": .object(params)])
  }

  /// Answers the call. Further answers have no effect, and neither does an answer after the client cancelled the call.
  package func finish(_ result: ToolResult) {
    guard end() else { return }
    server.finished(self, result)
  }

  /// Marks the call as finished.
  /// - Returns: false if it was finished already.
  func end() -> Bool {
    isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
  }
}
