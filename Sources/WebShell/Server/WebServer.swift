import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of a `WebShell`.
final class WebServer: Sendable {
  let gate: WebGate
  private let server: HTTPServer

  /// - Parameters:
  ///   - address: the address to listen at: `localhost`, or a numeric IPv4 or IPv6 address.
  ///   - port: the port; 0 for any free port.
  /// - Throws: a `WebShellError` for another address.
  init(address: String, port: UInt16, gate: WebGate, shell: WebShell) throws(WebShellError) {
    self.gate = gate
    let handler = RequestHandler(gate: gate, shell: shell, socket: WebSocketHTTPHandler(handler: BrowserSocket(shell: shell)))
    let digits = address == "localhost" ? "127.0.0.1" : address
    if let inet = try? sockaddr_in.inet(ip4: digits, port: port) {
      server = HTTPServer(address: inet, logger: .disabled, handler: handler)
    } else if let inet = try? sockaddr_in6.inet6(ip6: digits, port: port) {
      server = HTTPServer(address: inet, logger: .disabled, handler: handler)
    } else {
      throw WebShellError("\(address) is not an address to listen at: an IPv4 or IPv6 address, or localhost.")
    }
  }

  /// Starts listening. Returns the port.
  /// - Throws: a `WebShellError` if the server cannot listen.
  func start() async throws(WebShellError) -> UInt16 {
    do {
      let running = Task { try await server.run() }
      // If the port is in use, `run()` ends at once.
      let listening = Task { try await server.waitUntilListening() }
      Task {
        _ = await running.result
        listening.cancel()
      }
      do { try await listening.value } catch { try await running.value }
      switch await server.listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): return port
      default: throw SocketError.unsupportedAddress
      }
    } catch { throw WebShellError("The server cannot listen: \(error.localizedDescription)") }
  }

  func stop() async { await server.stop() }
}

/// Answers requests: the files of the page, and its WebSocket.
struct RequestHandler: HTTPHandler {
  let gate: WebGate
  let shell: WebShell
  let socket: WebSocketHTTPHandler

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let verdict = gate.verdict(path: request.target.path(), host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    switch verdict {
    case .refused(let reason): return PageFiles.refusal(.forbidden, reason)
    case _ where request.method != .GET: return PageFiles.refusal(.methodNotAllowed, "Only GET is answered.")
    case .incomplete:
      return HTTPResponse(statusCode: .movedPermanently, headers: [.location: "/\(gate.token)/"] as HTTPHeaders)
    case .accepted("socket"): return try await socket.handleRequest(request)
    case .accepted(let name):
      if let document = WebDocument(rawValue: name) { return await document.response(from: shell) }
      return PageFiles.response(for: name)
    }
  }
}

/// An error when a `WebShell` is started.
package struct WebShellError: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
