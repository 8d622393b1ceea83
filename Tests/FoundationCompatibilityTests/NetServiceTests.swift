import Foundation
import FoundationCompatibility
import Testing

@Suite struct NetServiceTests {
  private final class Delegate: NSObject, NetServiceDelegate {
    var codes: [Int?] = []
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      codes.append(errorDict[NetService.errorCode]?.intValue)
    }
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
      codes.append(errorDict[NetService.errorCode]?.intValue)
    }
  }

  @Test func servicesAreNeitherPublishedNorResolved() {
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Server", port: 8080)
    let delegate = Delegate()
    service.delegate = delegate
    service.publish()
    service.resolve(withTimeout: 5)
    #expect(delegate.codes.isEmpty, "the delegate is told later")
    let limit = Date(timeIntervalSinceNow: 10)
    while delegate.codes.count < 2, Date() < limit { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    #expect(delegate.codes == [-72000, -72000] && service.port == 8080 && service.hostName == nil)
  }
}

@Suite struct StreamTaskTests {
  private final class Delegate: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    // Unchecked: it is constant. The continuation may be used on each thread.
    let ended: AsyncStream<URLError.Code?>.Continuation
    init(_ ended: AsyncStream<URLError.Code?>.Continuation) { self.ended = ended }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      ended.yield((error as? URLError)?.code)
      ended.finish()
    }
  }

  @Test func streamTasksFail() async {
    let (codes, continuation) = AsyncStream.makeStream(of: URLError.Code?.self)
    let session = URLSession(configuration: .ephemeral, delegate: Delegate(continuation), delegateQueue: nil)
    let task = session.streamTask(withHostName: "localhost", port: 80)
    #expect(task.state == .suspended)
    task.resume()
    task.cancel()
    var received: [URLError.Code?] = []
    for await code in codes { received.append(code) }
    #expect(received == [.cannotConnectToHost] && task.state == .completed)
    #expect((task.error as? URLError)?.code == .cannotConnectToHost)
    session.invalidateAndCancel()
  }
}
