import ArgumentParser
import ContextProtocol
import Dispatch
import Foundation
import Glibc
import Synchronization
import UIKit

struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves previews to agents: the Model Context Protocol on standard input and output.",
    usage: "vitrine mcp [<preview>] [<options>]",
    help: """
      A client starts this program and sends it lines of JSON-RPC. The tools list, show, draw, explain, tap, type, scroll, audit and reload the
      previews of the project; views are named by node numbers.

      EXAMPLES
        vitrine mcp --package-path app
        { "mcpServers": { "vitrine": { "command": "vitrine", "args": ["mcp", "--package-path", "/home/me/app"] } } }

      Outside of a project it serves Vitrine's samples. What builds and the preview print goes to standard error.
      """)

  @Argument(help: "The preview to begin with; the first one if left out.")
  var preview: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    // Only lines of the protocol may reach standard output, so other output goes to standard error.
    let output = dup(1)
    guard output >= 0, dup2(2, 1) >= 0 else { throw CommandError("Standard output cannot be used: \(String(cString: strerror(errno)))") }
    signal(SIGPIPE, SIG_IGN)
    let calls = CallQueue()
    let isProject = project.folder != nil || Project.isIn(FileManager.default.currentDirectoryPath)
    let handle = FileHandle(fileDescriptor: output, closeOnDealloc: false)
    let server = ContextServer(
      name: "vitrine", version: Vitrine.version, instructions: AgentTools.instructions, tools: AgentTools.all,
      write: { line in try? handle.write(contentsOf: line) }, perform: { calls.add($0) })
    Thread.detachNewThread {
      StandardInput.readLines { server.receive($0) }
      calls.end()
    }
    MainActor.assumeIsolated {
      let session = AgentSession(isProject ? .project(project) : .ownProgram, preview: preview)
      defer { session.close() }
      while let call = calls.next() { call.finish(session.perform(call)) }
    }
  }
}

/// Calls that wait for the main thread.
private final class CallQueue: Sendable {
  private let calls = Mutex<[ToolCall]>([])
  private let isOver = Mutex<Bool>(false)

  func add(_ call: ToolCall) {
    calls.withLock { $0.append(call) }
    DispatchQueue.main.async {}  // wakes the run loop
  }

  func end() {
    isOver.withLock { $0 = true }
    DispatchQueue.main.async {}  // wakes the run loop
  }

  private func first() -> ToolCall? { calls.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  /// Serves the run loop until there is a call.
  /// - Returns: nil if the client has gone.
  @MainActor func next() -> ToolCall? {
    while true {
      if let call = first() {
        if !call.isCancelled { return call }
      } else if isOver.withLock({ $0 }) {
        return nil
      } else {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      }
    }
  }
}

private enum StandardInput {
  /// Reads lines until the other end closes the pipe.
  static func readLines(_ take: (Data) -> Void) {
    var rest = Data()
    while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        take(Data(rest[rest.startIndex..<end]))
        rest = Data(rest[rest.index(after: end)...])
      }
      // The server refuses a line of this length; its rest is read and dropped.
      if rest.count > ContextServer.maximumLineLength * 2 { rest = Data(rest.prefix(ContextServer.maximumLineLength + 1)) }
    }
    if !rest.isEmpty { take(rest) }
  }
}
