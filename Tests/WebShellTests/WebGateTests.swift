import Testing

@testable import WebShell

/// Tests which requests the server of a web shell answers.
@Suite struct WebGateTests {
  private let gate = WebGate(token: "0123456789abcdef0123456789abcdef", names: ["desk"])
  private let path = "/0123456789abcdef0123456789abcdef/"

  @Test(arguments: ["127.0.0.1:80", "localhost", "LOCALHOST:9", "desk:8080", "192.168.1.20", "[::1]:80", "[fe80::1]"])
  func anOwnNameIsAccepted(_ host: String) {
    #expect(gate.verdict(path: path + "app.js", host: host, origin: nil) == .accepted("app.js"))
    #expect(gate.verdict(path: path, host: host, origin: "http://\(host)") == .accepted(""))
  }

  /// A page of another site can give its own name this machine's address, but it cannot change the name in the request.
  @Test(arguments: [
    nil, "", "example.com", "127.0.0.1.example.com", "localhost.example.com", "1.2.3", "1.2.3.256", "1.2.3.x", "[example.com]",
  ])
  func anotherNameIsRefused(_ host: String?) {
    if case .refused = gate.verdict(path: path, host: host, origin: nil) { return }
    Issue.record("\(host ?? "none") was accepted")
  }

  @Test(arguments: [
    "/", "", "/x/", "/0123456789abcdef0123456789abcdee/", "/0123456789abcdef0123456789abcdef0/", "/0123456789ABCDEF0123456789ABCDEF/",
    "/../0123456789abcdef0123456789abcdef/",
  ])
  func aWrongTokenIsRefused(_ path: String) {
    if case .refused = gate.verdict(path: path, host: "localhost", origin: nil) { return }
    Issue.record("\(path) was accepted")
  }

  @Test(arguments: ["http://example.com", "null", "http://localhost:81", "file://", "http://localhost:80.example.com"])
  func anotherOriginIsRefused(_ origin: String) {
    if case .refused = gate.verdict(path: path, host: "localhost:80", origin: origin) { return }
    Issue.record("\(origin) was accepted")
  }

  @Test func theTokenWithoutASlashIsIncomplete() {
    #expect(gate.verdict(path: String(path.dropLast()), host: "localhost", origin: nil) == .incomplete)
  }

  @Test func tokensDifferAndHave32Digits() {
    let tokens = Set((0..<100).map { _ in WebGate.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
