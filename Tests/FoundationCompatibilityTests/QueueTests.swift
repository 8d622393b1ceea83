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

  /// The label of the current queue, as loggers read it (Mindera/Alicerce).
  @Test func queuesHaveLabelsOfC() {
    let queue = DispatchQueue(label: "labelled")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "labelled")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "labelled")
  }

  /// A library that is not there is nil, and closing nil is no error at compile time (b3ll/Motion).
  @Test func aLibraryThatIsNotOpenIsClosed() {
    let library = dlopen("/nowhere/library.so", RTLD_NOW)
    #expect(library == nil && dlclose(library) != 0)
  }

  @Test func errorsOfTheNetworkHaveEveryCode() {
    #expect(URLError.Code._vitrineCode(rawValue: -1009) == .notConnectedToInternet && URLError.Code._vitrineCode(rawValue: 7) == .unknown)
  }

  @Test func booleansOfC() {
    var flag: DarwinBoolean = false
    #expect(!flag.boolValue && flag == DarwinBoolean(false))
    flag = true
    #expect(flag.boolValue && "\(flag)" == "true")
  }
}
