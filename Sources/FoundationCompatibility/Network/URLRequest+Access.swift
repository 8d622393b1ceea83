extension URLRequest {
  /// Whether a connection that costs money may be used. Always true: connections are not told apart, and Foundation's requests have no room for the
  /// value.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a connection in low data mode may be used. Always true, as above.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLCache {
  /// A cache in Foundation's own folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }

  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  public enum NetworkUnavailableReason: Int, Hashable, Sendable { case cellular, expensive, constrained }

  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
  }
}

extension URLSessionTask {
  /// Always true: data is handed on as it comes.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
