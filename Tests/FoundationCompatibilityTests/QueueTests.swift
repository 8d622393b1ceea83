import FoundationCompatibility
import FoundationNetworking
import NetworkCompatibility
import Testing

private protocol Fetching {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Fetching {}

/// Tests names of Apple's Foundation that programs use with queues, C functions and requests.
@Suite struct QueueTests {
  /// Queues are objects on Apple's systems (mullvad/mullvadvpn-app).
  @Test func queuesAreComparedAndKeys() {
    let (first, second) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    let known: DispatchQueue? = first
    #expect(known == first && known != second && Set([first, second, first]).count == 2)
  }

  /// A session meets the requirements of a program's protocol (mullvad/mullvadvpn-app).
  @Test func aSessionFetchesByAProtocol() {
    #expect((URLSession.shared as Any) is any Fetching)
  }

  @Test func booleansOfC() {
    var flag: DarwinBoolean = false
    #expect(!flag.boolValue && flag == DarwinBoolean(false))
    flag = true
    #expect(flag.boolValue && "\(flag)" == "true")
  }
}
