import Foundation
import FoundationCompatibility
import Testing

private final class Sized {
  var first = 1
}
private final class Larger: NSObject {
  var text = "", number = 1
}

@Suite struct NetworkNameTests {
  @Test func errorsSayWhyANetworkIsNotUsed() {
    let reason = URLError.NetworkUnavailableReason.constrained
    let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: reason.rawValue])
    #expect(error.networkUnavailableReason == .constrained && URLError(.timedOut).networkUnavailableReason == nil)
  }

  @Test func namesOfAppleCompile() {
    final class Delegate: NSObject, URLSessionDataDelegate {}
    let delegate = Delegate()
    let session = URLSession.shared
    var request = URLRequest(url: URL(fileURLWithPath: "/nowhere"))
    request.allowsConstrainedNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess, "no network is constrained")
    let task = session.dataTask(with: request)
    delegate.urlSession(session, didCreateTask: task)
    task.prefersIncrementalDelivery = false
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1000)
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler {}
    source.activate()
    #expect(source.data.isEmpty)
    source.cancel()
    #expect(source.isCancelled)
    let space = URLProtectionSpace(host: "example.org", port: 443, protocol: nil, realm: nil, authenticationMethod: nil)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
    let method = NSURLAuthenticationMethodServerTrust
    #expect(method == "NSURLAuthenticationMethodServerTrust")
  }

  @Test func classesTellTheSizeOfTheirObjects() {
    #expect(class_getInstanceSize(Sized.self) == 24)
    #expect(class_getInstanceSize(Larger.self) == class_getInstanceSize(NSObject.self) + 24)
  }
}
