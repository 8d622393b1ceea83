import Network
import XCTest

/// Connections over sockets of this machine.
final class NetworkTests: XCTestCase {
  private let queue = DispatchQueue(label: "test")

  /// Returns a connection and the one that a listener accepted, both ready.
  private func pair() throws -> (client: NWConnection, server: NWConnection, listener: NWListener) {
    let listener = try NWListener(using: .tcp)
    let isListening = expectation(description: "listening"), isAccepted = expectation(description: "accepted")
    let isReady = expectation(description: "ready")
    let accepted = Box<NWConnection?>(nil)
    listener.newConnectionHandler = {
      accepted.value = $0
      isAccepted.fulfill()
    }
    listener.stateUpdateHandler = { if $0 == .ready { isListening.fulfill() } }
    listener.start(queue: queue)
    wait(for: [isListening], timeout: 10)
    let client = NWConnection(host: "127.0.0.1", port: try XCTUnwrap(listener.port), using: .tcp)
    XCTAssertEqual(client.state, .setup)
    client.stateUpdateHandler = { if $0 == .ready { isReady.fulfill() } }
    client.start(queue: queue)
    wait(for: [isReady, isAccepted], timeout: 10)
    let server = try XCTUnwrap(accepted.value)
    server.start(queue: queue)
    return (client, server, listener)
  }

  /// Written on the queue, read after an expectation.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  func testEndpointsAreReadFromTexts() {
    XCTAssertEqual(NWEndpoint.Host("127.0.0.1"), .ipv4(.loopback))
    XCTAssertEqual(NWEndpoint.Host("::1"), .ipv6(.loopback))
    XCTAssertEqual(NWEndpoint.Host("example.org"), .name("example.org", nil))
    XCTAssertEqual(NWEndpoint.Port("8080"), 8080)
    XCTAssertNil(NWEndpoint.Port("70000"))
    XCTAssertEqual("\(NWEndpoint.hostPort(host: "127.0.0.1", port: 80))", "127.0.0.1:80")
  }

  func testBytesTravelBothWays() throws {
    let (client, server, listener) = try pair()
    let sent = expectation(description: "sent"), received = expectation(description: "received")
    let ended = expectation(description: "ended"), answered = expectation(description: "answered")
    let content = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
    client.send(
      content: content, contentContext: .finalMessage,
      completion: .contentProcessed { error in
        XCTAssertNil(error)
        sent.fulfill()
      })
    server.receive(minimumIncompleteLength: 10, maximumLength: 10) { data, _, isComplete, error in
      XCTAssertEqual(data, content.prefix(10))
      XCTAssertFalse(isComplete)
      XCTAssertNil(error)
      received.fulfill()
    }
    server.receiveMessage { data, _, isComplete, _ in
      XCTAssertEqual(data, content.dropFirst(10))
      XCTAssertTrue(isComplete)
      ended.fulfill()
    }
    wait(for: [sent, received, ended], timeout: 30)
    server.send(content: Data("answer".utf8), completion: .idempotent)
    client.receive(minimumIncompleteLength: 6, maximumLength: 100) { data, _, _, _ in
      XCTAssertEqual(data, Data("answer".utf8))
      answered.fulfill()
    }
    wait(for: [answered], timeout: 10)
    for connection in [client, server] { connection.cancel() }
    listener.cancel()
  }

  func testCancellingAnswersWhatWaits() throws {
    let (client, server, listener) = try pair()
    let answered = expectation(description: "answered"), cancelled = expectation(description: "cancelled")
    let ended = expectation(description: "ended")
    client.stateUpdateHandler = { if $0 == .cancelled { cancelled.fulfill() } }
    client.receive(minimumIncompleteLength: 1, maximumLength: 1) { data, _, _, error in
      XCTAssertNil(data)
      XCTAssertEqual(error, .posix(.ECANCELED))
      answered.fulfill()
    }
    server.receive(minimumIncompleteLength: 1, maximumLength: 1) { data, _, isComplete, _ in
      XCTAssertNil(data)
      XCTAssertTrue(isComplete)
      ended.fulfill()
    }
    client.cancel()
    wait(for: [answered, cancelled, ended], timeout: 10)
    XCTAssertEqual(client.state, .cancelled)
    server.cancel()
    listener.cancel()
  }

  /// Apple: a connection that is refused waits for better conditions.
  func testRefusedConnectionsWait() throws {
    let (client, server, listener) = try pair()
    let port = try XCTUnwrap(listener.port)
    let isStopped = expectation(description: "stopped"), waits = expectation(description: "waits")
    listener.stateUpdateHandler = { if $0 == .cancelled { isStopped.fulfill() } }
    listener.cancel()
    for connection in [client, server] { connection.cancel() }
    wait(for: [isStopped], timeout: 10)
    Thread.sleep(forTimeInterval: 0.2)
    let late = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    late.stateUpdateHandler = { if $0 == .waiting(.posix(.ECONNREFUSED)) { waits.fulfill() } }
    late.start(queue: queue)
    wait(for: [waits], timeout: 10)
    late.cancel()
  }

  func testConnectionsWithTLSFail() {
    let failed = expectation(description: "failed")
    let connection = NWConnection(host: "127.0.0.1", port: .https, using: .tls)
    connection.stateUpdateHandler = { if $0 == .failed(.posix(.EOPNOTSUPP)) { failed.fulfill() } }
    connection.start(queue: queue)
    wait(for: [failed], timeout: 10)
  }

  func testDatagramsAreMessages() {
    // A socket that is connected to its own address receives what it sends.
    let received = expectation(description: "received")
    let parameters = NWParameters.udp
    parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: 17_615)
    let connection = NWConnection(host: "127.0.0.1", port: 17_615, using: parameters)
    connection.receiveMessage { data, _, isComplete, error in
      XCTAssertEqual(data, Data("hello".utf8))
      XCTAssertTrue(isComplete)
      XCTAssertNil(error)
      received.fulfill()
    }
    connection.send(content: Data("hello".utf8), completion: .idempotent)
    connection.start(queue: queue)
    wait(for: [received], timeout: 10)
    connection.cancel()
  }
}
