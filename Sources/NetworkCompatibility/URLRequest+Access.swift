import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether the request may use an expensive connection. Always true and not stored: Linux does not distinguish connections, and an
  /// extension cannot store the value.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use a connection in low data mode. Always true and not stored.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLCache {
  /// Creates a cache in Foundation's default folder.
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
  /// Always true: data is delivered as it arrives.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
