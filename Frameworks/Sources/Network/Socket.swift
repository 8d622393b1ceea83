import Dispatch
import Foundation
import Glibc

/// A socket that never blocks. All calls come from its queue.
final class Socket: @unchecked Sendable {
  // Unchecked: it is used on `queue` only.
  let descriptor: Int32
  private let queue: DispatchQueue
  private let sources = DispatchGroup()
  private var waiting: [Int: any DispatchSourceProtocol] = [:]
  private var lastKey = 0
  private var isClosed = false

  /// Takes the descriptor over.
  init(_ descriptor: Int32, queue: DispatchQueue) {
    (self.descriptor, self.queue) = (descriptor, queue)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    if !isClosed { _ = Glibc.close(descriptor) }
  }

  /// Creates a socket for an address. Returns nil if there can be none.
  convenience init?(_ address: SocketAddress, queue: DispatchQueue) {
    let created = socket(address.family, address.kind, 0)
    guard created >= 0 else { return nil }
    self.init(created, queue: queue)
  }

  func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The error of a connection that was tried; 0 if it was made.
  var pendingError: Int32 {
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno
  }

  func waitToRead(_ body: @escaping () -> Void) {
    wait(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue), body)
  }
  func waitToWrite(_ body: @escaping () -> Void) {
    wait(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue), body)
  }

  /// Calls the closure once, on the queue. It is not called after `close`.
  private func wait(_ source: any DispatchSourceProtocol, _ body: @escaping () -> Void) {
    guard !isClosed else { return }
    lastKey += 1
    let key = lastKey
    waiting[key] = source
    sources.enter()
    source.setEventHandler { [self] in
      guard waiting.removeValue(forKey: key) != nil else { return }
      source.cancel()
      body()
    }
    source.setCancelHandler { [sources] in sources.leave() }
    source.resume()
  }

  /// Closes the descriptor, once nothing waits for it any more.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    for source in waiting.values { source.cancel() }
    waiting = [:]
    sources.notify(queue: queue) { [descriptor] in _ = Glibc.close(descriptor) }
  }
}

/// An address as the C library has it.
struct SocketAddress: Sendable {
  var family: Int32
  var kind: Int32
  var bytes: [UInt8]

  func with<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes.prefix($0.count)) }
    return withUnsafePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(bytes.count)) }
    }
  }

  /// Reads an address that a function of the C library writes.
  static func read(kind: Int32, _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) -> SocketAddress? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
    }
    guard status >= 0 else { return nil }
    let bytes = withUnsafeBytes(of: storage) { Array($0.prefix(Int(size))) }
    return SocketAddress(family: Int32(storage.ss_family), kind: kind, bytes: bytes)
  }

  /// Looks a name up, which may take seconds. An empty list stands for an unknown name.
  static func find(_ host: String?, port: UInt16, kind: Int32) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = kind
    hints.ai_flags = host == nil ? AI_PASSIVE | AI_NUMERICSERV : AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var entry = list
    while let info = entry?.pointee {
      if let address = info.ai_addr {
        let bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen)))
        found.append(SocketAddress(family: info.ai_family, kind: kind, bytes: bytes))
      }
      entry = info.ai_next
    }
    return found
  }

  var port: UInt16 { bytes.count >= 4 ? UInt16(bytes[2]) << 8 | UInt16(bytes[3]) : 0 }

  var endpoint: NWEndpoint? {
    guard let port = NWEndpoint.Port(rawValue: port) else { return nil }
    if family == AF_INET, bytes.count >= 8, let address = IPv4Address(Data(bytes[4..<8])) {
      return .hostPort(host: .ipv4(address), port: port)
    }
    if family == AF_INET6, bytes.count >= 24, let address = IPv6Address(Data(bytes[8..<24])) {
      return .hostPort(host: address.asIPv4.map { .ipv4($0) } ?? .ipv6(address), port: port)
    }
    return nil
  }
}

extension NWEndpoint {
  /// The name or address as text, and the port; nil if sockets cannot be connected to it.
  var target: (host: String, port: UInt16)? {
    switch self {
    case .hostPort(let host, let port): (host.debugDescription, port.rawValue)
    case .url(let url): url.host.flatMap { host in url.port.flatMap(UInt16.init(exactly:)).map { (host, $0) } }
    case .service, .unix: nil
    }
  }
}
