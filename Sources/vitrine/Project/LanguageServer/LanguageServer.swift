import Foundation

/// A server between an editor and SourceKit-LSP, which reads unadapted sources and does not know UIKit on Linux. Requests of the editor are
/// forwarded to SourceKit-LSP; errors and warnings come from the compiler, called as by `vitrine build`.
final class LanguageServer: @unchecked Sendable {
  // All state is accessed on the queue only, except for the streams that `run` reads.
  private let queue = DispatchQueue(label: "vitrine.language-server")
  private let checks = DispatchQueue(label: "vitrine.language-server.checks")
  private let launch: ServerLaunch
  private let first: Data
  private let seen: SeenSource
  private let toServer = Pipe()
  /// The open Swift documents, by path.
  private var documents: [String: Document] = [:]
  private var waiting: [String: ([String: Any]?) -> Void] = [:]
  private var initializeID: String?
  /// The paths of documents that are being formatted, by request.
  private var formatting: [String: String] = [:]
  private var count = 0

  private struct Document {
    /// The URI as written by the editor.
    var uri: String
    var text: String
    var version: Any
    /// A counter that increases with each check. Checks of an older turn are abandoned.
    var turn = 0
  }

  /// - Parameter first: the editor's first message, which names the project's folder.
  init(_ first: Data, options: ProjectOptions) throws {
    self.first = first
    let parameters = Self.object(first)["params"] as? [String: Any] ?? [:]
    launch = try ServerLaunch(
      folder: options.folder.map(Project.absolute) ?? ServerLaunch.folder(ofInitialize: parameters), options: options)
    seen = SeenSource(frameworks: launch.tree.frameworks.union(["Foundation"]))
  }

  /// Serves an editor until it closes the connection.
  /// - Returns: the exit status of SourceKit-LSP.
  func run(_ client: MessageStream) throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    var client = client
    let fromServer = Pipe()
    let process = try launch.start(input: toServer, output: fromServer)
    let output = fromServer.fileHandleForReading
    Thread.detachNewThread {
      var server = MessageStream(output)
      while let message = server.next() { self.queue.sync { self.fromServer(message) } }
      process.waitUntilExit()
      exit(process.terminationStatus)
    }
    queue.sync { fromClient(first) }
    while let message = client.next() { queue.sync { fromClient(message) } }
    // The editor closed its stream. SourceKit-LSP exits when its input ends.
    queue.sync { try? toServer.fileHandleForWriting.close() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: Messages from the editor

  private func fromClient(_ data: Data) {
    var message = Self.object(data)
    let parameters = message["params"] as? [String: Any] ?? [:]
    var document = parameters["textDocument"] as? [String: Any] ?? [:]
    let uri = document["uri"] as? String ?? ""
    let path = Self.path(uri)
    switch message["method"] as? String {
    case "initialize":
      initializeID = message["id"].map { "\($0)" }
      message["params"] = launch.adapted(parameters)
      write(message)
    case "textDocument/didOpen" where path.hasSuffix(".swift"):
      let text = document["text"] as? String ?? ""
      documents[path] = Document(uri: uri, text: text, version: document["version"] ?? 0)
      document["text"] = seen.text(text)
      message["params"] = ["textDocument": document]
      send(message)
      check(path, after: 0)
    case "textDocument/didChange" where documents[path] != nil:
      guard let text = (parameters["contentChanges"] as? [[String: Any]])?.last?["text"] as? String else { return }
      documents[path]?.text = text
      documents[path]?.version = document["version"] ?? 0
      sendText(seen.text(text), of: path)
      check(path, after: 0.3)
    case "textDocument/didSave" where documents[path] != nil:
      send(message)
      // Other documents may use declarations of the saved file.
      for path in documents.keys { check(path, after: 0.1) }
    case "textDocument/didClose" where documents[path] != nil:
      send(message)
      publish([], for: path)
      documents[path] = nil
    case "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting":
      // SourceKit-LSP must format the person's text. It keeps that text until it has answered, since a change would cancel the request.
      if let text = documents[path]?.text, seen.text(text) != text, let id = message["id"] {
        sendText(text, of: path)
        formatting["\(id)"] = path
      }
      send(message)
    default:
      if launch.packages.hasLinks { send(message) } else { MessageStream.write(data, to: toServer.fileHandleForWriting) }
    }
  }

  private func sendText(_ text: String, of path: String) {
    let document: [String: Any] = ["uri": documents[path]?.uri ?? "", "version": documents[path]?.version ?? 0]
    send(["jsonrpc": "2.0", "method": "textDocument/didChange", "params": ["textDocument": document, "contentChanges": [["text": text]]]])
  }

  // MARK: Messages from SourceKit-LSP

  private func fromServer(_ data: Data) {
    let original = Self.object(data)
    var message = launch.packages.unlinked(original) as? [String: Any] ?? original
    if let id = message["id"], message["method"] == nil {
      if let answer = waiting.removeValue(forKey: "\(id)") { return answer(original["result"] as? [String: Any]) }
      if let path = formatting.removeValue(forKey: "\(id)"), let text = documents[path]?.text { sendText(seen.text(text), of: path) }
      if "\(id)" == initializeID {
        initializeID = nil
        message["result"] = ServerLaunch.adapted(result: message["result"] as? [String: Any] ?? [:])
        return reply(message)
      }
    } else if message["method"] as? String == "workspace/diagnostic/refresh", let id = message["id"] {
      // SourceKit-LSP asks for new diagnostics after it built modules.
      for path in documents.keys { check(path, after: 0) }
      return write(["jsonrpc": "2.0", "id": id, "result": NSNull()])
    } else if message["method"] as? String == "client/registerCapability", let id = message["id"],
      let parameters = message["params"] as? [String: Any], let all = parameters["registrations"] as? [[String: Any]]
    {
      let others = all.filter { $0["method"] as? String != "textDocument/diagnostic" }
      if others.isEmpty { return write(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
      if others.count < all.count {
        message["params"] = ["registrations": others]
        return reply(message)
      }
    }
    if launch.packages.hasLinks { reply(message) } else { MessageStream.write(data, to: .standardOutput) }
  }

  // MARK: Diagnostics

  /// Asks the compiler for the diagnostics of a document after a delay in seconds, unless the document changes before.
  private func check(_ path: String, after delay: TimeInterval) {
    documents[path]?.turn += 1
    guard let turn = documents[path]?.turn else { return }
    queue.asyncAfter(deadline: .now() + delay) { self.askForSettings(path, turn, tries: Self.tries) }
  }

  private static let tries = 60

  /// Asks SourceKit-LSP for the compiler arguments of a document, repeatedly: the build system knows them only a while after the start. For
  /// a file that belongs to no target it never does; the syntax is checked meanwhile.
  private func askForSettings(_ path: String, _ turn: Int, tries: Int) {
    guard let document = documents[path], document.turn == turn else { return }
    count += 1
    waiting["vitrine-\(count)"] = { [self] result in
      guard documents[path]?.turn == turn else { return }
      if let arguments = result?["compilerArguments"] as? [String], result?["kind"] as? String == "normal" {
        return start(path, turn, arguments)
      }
      if tries == Self.tries { start(path, turn, nil) }
      if tries > 0 { queue.asyncAfter(deadline: .now() + 1) { self.askForSettings(path, turn, tries: tries - 1) } }
    }
    let parameters: [String: Any] = ["textDocument": ["uri": document.uri], "prepareTarget": true, "allowFallbackSettings": false]
    send(["jsonrpc": "2.0", "id": "vitrine-\(count)", "method": "workspace/_sourceKitOptions", "params": parameters])
  }

  private func start(_ path: String, _ turn: Int, _ arguments: [String]?) {
    let check = DocumentCheck(
      shim: launch.tree.shim, file: path, text: documents[path]?.text ?? "", folder: launch.scratch, arguments: arguments,
      unsaved: documents.mapValues(\.text))
    checks.async { [self] in
      // If the text has changed meanwhile, another check follows.
      guard queue.sync(execute: { documents[path]?.turn == turn }), let found = check.diagnostics() else { return }
      queue.sync {
        guard documents[path]?.turn == turn else { return }
        publish(found, for: path)
        // The missing module may be built later.
        if found.contains(where: { $0.message.hasPrefix("no such module") }) { self.check(path, after: 5) }
      }
    }
  }

  private func publish(_ diagnostics: [Diagnostic], for path: String) {
    guard let document = documents[path] else { return }
    let parameters: [String: Any] = [
      "uri": document.uri, "version": document.version, "diagnostics": diagnostics.map(\.object),
    ]
    write(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": parameters], to: .standardOutput)
  }

  // MARK: Sending messages

  private func send(_ message: [String: Any]) { write(launch.packages.linked(message) as? [String: Any] ?? message) }
  private func write(_ message: [String: Any]) { write(message, to: toServer.fileHandleForWriting) }
  private func reply(_ message: [String: Any]) { write(message, to: .standardOutput) }
  private func write(_ message: [String: Any], to handle: FileHandle) {
    guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) else { return }
    MessageStream.write(data, to: handle)
  }
  private static func object(_ data: Data) -> [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
  private static func path(_ uri: String) -> String { uri.hasPrefix("file:") ? URL(string: uri)?.path ?? "" : "" }
}
