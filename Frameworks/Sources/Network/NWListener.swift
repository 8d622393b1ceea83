public import Dispatch
public import Foundation
import Glibc

/// Accepts connections by TCP (Apple: NWListener). Listeners for UDP and TLS fail on Linux with the POSIX error `EOPNOTSUPP`, and services
/// are not published.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
  // Unchecked: `lock` guards what programs read and set; everything else is used on `work` only.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  /// A service of Bonjour. Stored; it is not published on Linux.
  public struct Service: Equatable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public let txtRecord: Data?
    public var noAutoRename = false
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
  }
  public static let InfiniteConnectionLimit = Int.max

  public let parameters: NWParameters
  private let requested: NWEndpoint.Port
  private let work = DispatchQueue(label: "vitrine.network.listener")
  private let lock = NSLock()
  private var shown = State.setup
  private var client: DispatchQueue?
  private var bound: NWEndpoint.Port?
  private var stateHandler: (@Sendable (State) -> Void)?
  private var connectionHandler: (@Sendable (NWConnection) -> Void)?
  private var limit = NWListener.InfiniteConnectionLimit
  private var offered: Service?
  private var socket: Socket?

  /// - Parameter port: the port to listen at; `any` for one that the system chooses.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, requested) = (parameters, port)
  }
  public convenience init(service: Service?, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    offered = service
  }

  public var state: State { lock.withLock { shown } }
  public var queue: DispatchQueue? { lock.withLock { client } }
  /// The port that it listens at, once it is ready.
  public var port: NWEndpoint.Port? { lock.withLock { bound ?? (requested == .any ? nil : requested) } }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { stateHandler } }
    set { lock.withLock { stateHandler = newValue } }
  }
  /// Takes each connection, which the program starts. Without a handler connections are closed.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { lock.withLock { connectionHandler } }
    set { lock.withLock { connectionHandler = newValue } }
  }
  /// The number of further connections that are passed to the handler; others are closed.
  public var newConnectionLimit: Int {
    get { lock.withLock { limit } }
    set { lock.withLock { limit = newValue } }
  }
  public var service: Service? {
    get { lock.withLock { offered } }
    set { lock.withLock { offered = newValue } }
  }
  public var debugDescription: String { "[listener \(parameters.debugDescription) \(port?.debugDescription ?? "any")]" }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard client == nil, shown == .setup else { return false }
      client = queue
      return true
    }
    if isFirst { work.async { [self] in listen() } }
  }

  public func cancel() { work.async { [self] in end(.cancelled) } }

  private func update(_ new: State) {
    lock.withLock { shown = new }
    (queue ?? .global()).async { [self] in stateUpdateHandler?(new) }
  }

  private func end(_ new: State) {
    switch state {
    case .failed, .cancelled: return
    default: break
    }
    socket?.close()
    socket = nil
    update(new)
  }

  private func listen() {
    guard state == .setup else { return }
    guard parameters.isSupported, parameters.isStream else { return end(.failed(.posix(.EOPNOTSUPP))) }
    let kind = Int32(SOCK_STREAM.rawValue)
    let local = parameters.requiredLocalEndpoint?.target
    let number = requested == .any ? local?.port ?? 0 : requested.rawValue
    // A socket for version 6 of the protocol serves version 4, too.
    let addresses = SocketAddress.find(local?.host, port: number, kind: kind).sorted { $0.family == AF_INET6 && $1.family != AF_INET6 }
    var error = NWError.posix(.EADDRNOTAVAIL)
    for address in addresses {
      guard let new = Socket(address, queue: work) else {
        error = .last
        continue
      }
      if parameters.allowLocalEndpointReuse { new.set(SOL_SOCKET, SO_REUSEADDR, 1) }
      if address.family == AF_INET6 { new.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
      if address.with({ Glibc.bind(new.descriptor, $0, $1) }) == 0, Glibc.listen(new.descriptor, 128) == 0 {
        let name = SocketAddress.read(kind: kind) { getsockname(new.descriptor, $0, $1) }
        lock.withLock { bound = name.flatMap { NWEndpoint.Port(rawValue: $0.port) } }
        socket = new
        update(.ready)
        return acceptNext(new)
      }
      error = .last
      new.close()
    }
    end(.failed(error))
  }

  private func acceptNext(_ socket: Socket) {
    socket.waitToRead { [self] in
      var descriptor: Int32 = -1
      let address = SocketAddress.read(kind: Int32(SOCK_STREAM.rawValue)) {
        descriptor = accept(socket.descriptor, $0, $1)
        return descriptor
      }
      if descriptor >= 0 { pass(descriptor, from: address?.endpoint) }
      acceptNext(socket)
    }
  }

  private func pass(_ descriptor: Int32, from endpoint: NWEndpoint?) {
    let handler = lock.withLock {
      guard limit > 0, connectionHandler != nil else { return nil as (@Sendable (NWConnection) -> Void)? }
      if limit != Self.InfiniteConnectionLimit { limit -= 1 }
      return connectionHandler
    }
    guard let endpoint, let handler else {
      _ = Glibc.close(descriptor)
      return
    }
    let connection = NWConnection(descriptor, from: endpoint, using: parameters)
    (queue ?? .global()).async { handler(connection) }
  }
}
