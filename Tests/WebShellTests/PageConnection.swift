import FlyingSocks
import Foundation

/// A connection to a server, which speaks as a browser does.
@MainActor
final class PageConnection {
  struct Failure: Error { var reason: String }

  private let socket: AsyncSocket
  private var rest: [UInt8] = []

  init(port: UInt16) async throws {
    func connect(_ pool: some AsyncSocketPool) async throws -> AsyncSocket {
      try await .connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: pool)
    }
    let pool = try await Self.shared.value
    socket = try await connect(pool)
  }

  isolated deinit { close() }
  func close() { try? socket.close() }

  private static let shared = Task<any AsyncSocketPool, any Error> {
    let pool = SocketPool.make()
    try await pool.prepare()
    Task { try await pool.run() }
    return pool
  }

  private func more() async throws {
    let bytes = try await socket.read(atMost: 1 << 16)
    guard !bytes.isEmpty else { throw Failure(reason: "the server has closed the connection") }
    rest += bytes
  }

  private func take(_ count: Int) async throws -> [UInt8] {
    while rest.count < count { try await more() }
    defer { rest.removeFirst(count) }
    return Array(rest.prefix(count))
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// Sends a request. Returns the head of the response, and its body if it has a length.
  func get(_ path: String, method: String = "GET", headers: [String: String]) async throws -> (head: String, body: Data) {
    try await send("\(method) \(path) HTTP/1.1\r\n" + headers.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n")
    while true {
      if let end = Data(rest).range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: try await take(end.upperBound), as: UTF8.self)
        let length = head.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
        return (head, Data(try await take(length)))
      }
      try await more()
    }
  }

  /// Asks for the WebSocket. Returns the head of the response.
  func open(_ path: String, host: String, origin: String? = nil) async throws -> String {
    var headers = [
      "Host": host, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAECAwQFBgcICQoLDA0ODw==",
    ]
    headers["Origin"] = origin
    return try await get(path, headers: headers).head
  }

  /// Sends a text in a frame, masked as those of browsers are.
  func sendMessage(_ text: String) async throws {
    let mask: [UInt8] = [1, 2, 3, 4], bytes = Array(text.utf8), count = bytes.count
    var frame: [UInt8] = [0x81]
    switch count {
    case 0..<126: frame.append(0x80 | UInt8(count))
    case 126..<65536: frame += [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
    default: frame += [0x80 | 127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xFF) }
    }
    frame += mask + bytes.enumerated().map { $1 ^ mask[$0 % 4] }
    try await socket.write(Data(frame))
  }

  enum Message: Equatable, Sendable { case text(String), pixels(Data), close(Int) }

  /// Returns the next message.
  func next() async throws -> Message {
    while true {
      let head = try await take(2)
      var count = Int(head[1] & 0x7F)
      if count == 126 { count = try await take(2).reduce(0) { $0 << 8 | Int($1) } }
      if count == 127 { count = try await take(8).reduce(0) { $0 << 8 | Int($1) } }
      let bytes = try await take(count)
      switch head[0] & 0xF {
      case 1: return .text(String(decoding: bytes, as: UTF8.self))
      case 2: return .pixels(Data(bytes))
      case 8: return .close(bytes.prefix(2).reduce(0) { $0 << 8 | Int($1) })
      default: continue
      }
    }
  }

  /// Returns the next text that contains a part.
  func next(with part: String) async throws -> String {
    while true { if case .text(let text) = try await next(), text.contains(part) { return text } }
  }

  /// Returns the next binary frame.
  func nextPixels() async throws -> Data {
    while true { if case .pixels(let data) = try await next() { return data } }
  }
}
