import Foundation
import FoundationNetworking

/// A service of Bonjour (Apple: NetService). Services can be described; publishing and resolving them fail, since Linux has no Bonjour in
/// Foundation.
open class NetService: NSObject {
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000, collisionError = -72001, notFoundError = -72002, activityInProgress = -72003
    case badArgumentError = -72004, cancelledError = -72005, invalidError = -72006, timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let noAutoRename = Options(rawValue: 1), listenForConnections = Options(rawValue: 2)
  }
  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  open weak var delegate: (any NetServiceDelegate)?
  public let domain: String
  public let type: String
  public let name: String
  public let port: Int
  /// Has no effect.
  open var includesPeerToPeer = false
  /// Nil: the service is not resolved.
  open var hostName: String? { nil }
  open var addresses: [Data]? { [] }
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name) = (domain, type, name)
    self.port = Int(port)
  }
  public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

  open func publish() { publish(options: []) }
  /// Fails with `unknownError` in the next turn of the run loop.
  open func publish(options: Options) { fail { $0.netService($1, didNotPublish: $2) } }
  /// Fails with `unknownError` in the next turn of the run loop.
  open func resolve(withTimeout timeout: TimeInterval) { fail { $0.netService($1, didNotResolve: $2) } }
  open func stop() { later { $0.delegate?.netServiceDidStop($0) } }
  /// Has no effect: delegates are called in the current run loop.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func startMonitoring() {}
  open func stopMonitoring() {}
  open func txtRecordData() -> Data? { record }
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// Always false.
  open func getInputStream(_ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) -> Bool {
    false
  }

  private func fail(_ report: @escaping (any NetServiceDelegate, NetService, [String: NSNumber]) -> Void) {
    let error = [
      NetService.errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), NetService.errorDomain: NSNumber(value: 10),
    ]
    later { service in service.delegate.map { report($0, service, error) } }
  }
  private func later(_ body: @escaping (NetService) -> Void) {
    // The block runs on this thread, in the current run loop.
    nonisolated(unsafe) let (service, body) = (self, body)
    RunLoop.current.perform { body(service) }
  }
}

/// Apple: NetServiceDelegate. All methods are optional.
public protocol NetServiceDelegate: NSObjectProtocol {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}
