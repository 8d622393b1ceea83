// What a connection costs. No network of Linux is marked as expensive or as constrained, so there is nothing to forbid.

extension URLRequest {
  /// Always true.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTask {
  /// Always true: data is handed on as it comes.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// Why a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  public var networkUnavailableReason: NetworkUnavailableReason? {
    (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}

public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLSessionConfiguration {
  /// Always false: a session that ends with the program launches none.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}
