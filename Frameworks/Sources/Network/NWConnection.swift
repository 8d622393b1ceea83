public import Dispatch
public import Foundation
import Glibc

/// A connection by TCP or UDP (Apple: NWConnection).
///
/// TLS and services of Bonjour are not available on Linux: such connections fail with the POSIX error `EOPNOTSUPP`. A connection that
/// cannot be made waits, as Apple's does, until `restart()` or `cancel()`; changes of the network are not observed.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
  // Unchecked: `lock` guards what programs read and set; everything else is used on `work` only.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }
  public enum SendCompletion: Sendable {
    /// Is called when the system has taken the content, or with an error.
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    case idempotent
  }
  typealias Receiver = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

  struct Sending {
    var rest: Data
    let endsStream: Bool
    let completion: SendCompletion
  }
  struct Receiving {
    let minimum: Int
    let maximum: Int
    let completion: Receiver
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  let work = DispatchQueue(label: "vitrine.network.connection")
  private let lock = NSLock()
  private var shown = State.setup
  private var client: DispatchQueue?
  private var stateHandler: (@Sendable (State) -> Void)?
  private var viabilityHandler: (@Sendable (Bool) -> Void)?
  private var pathHandler: (@Sendable (NWPath) -> Void)?

  var socket: Socket?
  /// The socket of a connection that a listener accepted, until it is started.
  private var accepted: Socket?
  private var attempt = 0
  private var sendings: [Sending] = []
  private var receivings: [Receiving] = []
  private var received = Data()
  private var isAtEnd = false
  private var hasPassedEnd = false
  private var isSendingNow = false
  private var isReceivingNow = false
  private var endsAfterSending = false

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// Creates a connection that a listener accepted.
  init(_ descriptor: Int32, from endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    accepted = Socket(descriptor, queue: work)
  }

  public var state: State { lock.withLock { shown } }
  public var queue: DispatchQueue? { lock.withLock { client } }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { stateHandler } }
    set { lock.withLock { stateHandler = newValue } }
  }
  /// Is called with true when the connection is ready.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { viabilityHandler } }
    set { lock.withLock { viabilityHandler = newValue } }
  }
  /// Is called once, when the connection is ready.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { pathHandler } }
    set { lock.withLock { pathHandler = newValue } }
  }
  /// Never called: the network is not observed on Linux.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { nil }
    set {}
  }
  public var currentPath: NWPath? { state == .ready ? NWPathMonitor().currentPath : nil }
  /// The most bytes that a datagram over Ethernet has.
  public var maximumDatagramSize: Int { 1472 }
  public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }

  // MARK: Life

  /// Makes the connection. Handlers and completions are called on the queue.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard client == nil, shown == .setup else { return false }
      client = queue
      return true
    }
    if isFirst { work.async { [self] in connect() } }
  }

  /// Tries again, if the connection waits.
  public func restart() {
    work.async { [self] in
      if case .waiting = state { connect() }
    }
  }

  /// Ends the connection after all pending data is written.
  public func cancel() {
    work.async { [self] in
      if state == .ready, !sendings.isEmpty { endsAfterSending = true } else { end(.cancelled) }
    }
  }
  /// Ends the connection at once.
  public func forceCancel() { work.async { [self] in end(.cancelled) } }
  public func cancelCurrentEndpoint() { forceCancel() }

  private func update(_ new: State) {
    lock.withLock { shown = new }
    callBack { [self] in stateUpdateHandler?(new) }
  }
  func callBack(_ body: @escaping @Sendable () -> Void) { (queue ?? .global()).async(execute: body) }

  private var isEnded: Bool {
    switch state {
    case .failed, .cancelled: true
    default: false
    }
  }

  private func connect() {
    guard !isEnded else { return }
    attempt += 1
    update(.preparing)
    if let accepted {
      self.accepted = nil
      return becomeReady(accepted)
    }
    guard parameters.isSupported, let target = endpoint.target else { return end(.failed(.posix(.EOPNOTSUPP))) }
    let (current, kind) = (attempt, kind)
    DispatchQueue.global().async { [self] in
      let addresses = SocketAddress.find(target.host, port: target.port, kind: kind)
      work.async { [self] in
        guard current == attempt, state == .preparing else { return }
        tryNext(of: addresses, error: .dns(DNSServiceErrorType(kDNSServiceErr_NoSuchRecord)))
      }
    }
  }

  private var kind: Int32 { Int32(parameters.isDatagram ? SOCK_DGRAM.rawValue : SOCK_STREAM.rawValue) }

  private func tryNext(of addresses: [SocketAddress], error: NWError) {
    guard let address = addresses.first else { return update(.waiting(error)) }
    let rest = Array(addresses.dropFirst())
    guard let new = Socket(address, queue: work) else { return tryNext(of: rest, error: .last) }
    bind(new, like: address)
    socket = new
    let status = address.with { Glibc.connect(new.descriptor, $0, $1) }
    if status == 0 { return becomeReady(new) }
    guard errno == EINPROGRESS else {
      let error = NWError.last
      new.close()
      return tryNext(of: rest, error: error)
    }
    new.waitToWrite { [self] in
      let number = new.pendingError
      guard number != 0 else { return becomeReady(new) }
      new.close()
      tryNext(of: rest, error: .number(number))
    }
  }

  private func bind(_ new: Socket, like address: SocketAddress) {
    if parameters.allowLocalEndpointReuse { new.set(SOL_SOCKET, SO_REUSEADDR, 1) }
    guard let local = parameters.requiredLocalEndpoint?.target else { return }
    let found = SocketAddress.find(local.host, port: local.port, kind: address.kind).first { $0.family == address.family }
    _ = found?.with { Glibc.bind(new.descriptor, $0, $1) }
  }

  private func becomeReady(_ new: Socket) {
    socket = new
    if let options = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options {
      if options.noDelay { new.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
      if options.enableKeepalive { new.set(SOL_SOCKET, SO_KEEPALIVE, 1) }
      if options.keepaliveIdle > 0 { new.set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, Int32(clamping: options.keepaliveIdle)) }
    }
    update(.ready)
    callBack { [self] in
      viabilityUpdateHandler?(true)
      if let path = currentPath { pathUpdateHandler?(path) }
    }
    sendNext()
    receiveNext()
  }

  /// Closes the socket and answers everything that waits.
  private func end(_ new: State) {
    guard !isEnded else { return }
    attempt += 1
    for closed in [socket, accepted] { closed?.close() }
    (socket, accepted) = (nil, nil)
    let error = if case .failed(let reason) = new { reason } else { NWError.posix(.ECANCELED) }
    let (unsent, unread) = (sendings, receivings)
    (sendings, receivings, received) = ([], [], Data())
    for sending in unsent { answer(sending, error) }
    for receiving in unread { callBack { receiving.completion(nil, nil, false, error) } }
    update(new)
  }

  // MARK: Sending

  /// Sends content after the pending data. With UDP each content is a datagram. The final message of TCP ends the stream.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
  ) {
    let endsStream = contentContext.isFinal && isComplete && parameters.isStream
    let sending = Sending(rest: content.map { Data($0) } ?? Data(), endsStream: endsStream, completion: completion)
    work.async { [self] in
      guard !isEnded else { return answer(sending, endError) }
      sendings.append(sending)
      if state == .ready { sendNext() }
    }
  }
  /// Calls the closure, whose sends and receives are handled together.
  public func batch(_ block: () -> Void) { block() }

  private var endError: NWError {
    if case .failed(let error) = state { return error }
    return .posix(.ECANCELED)
  }

  private func answer(_ sending: Sending, _ error: NWError?) {
    if case .contentProcessed(let completion) = sending.completion { callBack { completion(error) } }
  }

  private func sendNext() {
    guard !isSendingNow, let socket else { return }
    while let sending = sendings.first {
      if !sending.rest.isEmpty {
        let count = sending.rest.withUnsafeBytes { Glibc.send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0 {
          if errno == EINTR { continue }
          guard errno == EAGAIN else { return failSending(.last) }
          isSendingNow = true
          return socket.waitToWrite { [self] in
            isSendingNow = false
            sendNext()
          }
        }
        sendings[0].rest = sending.rest.dropFirst(count)
        guard sendings[0].rest.isEmpty else { continue }
      }
      sendings.removeFirst()
      if sending.endsStream { shutdown(socket.descriptor, Int32(SHUT_WR)) }
      answer(sending, nil)
    }
    if endsAfterSending { end(.cancelled) }
  }

  private func failSending(_ error: NWError) {
    // A datagram that was not received does not change the connection.
    guard parameters.isDatagram else { return end(.failed(error)) }
    answer(sendings.removeFirst(), error)
    sendNext()
  }

  // MARK: Receiving

  /// Receives bytes of a stream, or a datagram.
  /// - Parameters:
  ///   - minimumIncompleteLength: how many bytes to wait for, unless the stream ends before.
  ///   - maximumLength: how many bytes to pass at most.
  ///   - completion: gets the bytes, and whether the stream or the message is complete.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    let receiving = Receiving(minimum: max(1, minimumIncompleteLength), maximum: max(1, maximumLength), completion: completion)
    work.async { [self] in
      guard !isEnded else {
        let error = endError
        return callBack { completion(nil, nil, false, error) }
      }
      receivings.append(receiving)
      if state == .ready { receiveNext() }
    }
  }
  /// Receives a datagram, or all that comes until the stream ends.
  public func receiveMessage(
    completion:
      @escaping @Sendable (_ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) ->
      Void
  ) { receive(minimumIncompleteLength: .max, maximumLength: .max, completion: completion) }

  private func receiveNext() {
    guard !isReceivingNow, let socket else { return }
    while let receiving = receivings.first {
      if parameters.isStream, received.count >= receiving.minimum || isAtEnd {
        receivings.removeFirst()
        pass(to: receiving)
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket.descriptor, &bytes, bytes.count, 0)
      if count >= 0, parameters.isDatagram {
        receivings.removeFirst()
        let content = Data(bytes.prefix(min(count, receiving.maximum)))
        callBack { receiving.completion(content, .defaultMessage, true, nil) }
      } else if count > 0 {
        received.append(contentsOf: bytes.prefix(count))
      } else if count == 0 {
        isAtEnd = true
      } else if errno == EAGAIN {
        isReceivingNow = true
        return socket.waitToRead { [self] in
          isReceivingNow = false
          receiveNext()
        }
      } else if errno != EINTR {
        return end(.failed(.last))
      }
    }
  }

  private func pass(to receiving: Receiving) {
    guard !hasPassedEnd else { return callBack { receiving.completion(nil, nil, true, .posix(.ENODATA)) } }
    let content = Data(received.prefix(receiving.maximum))
    received = Data(received.dropFirst(content.count))
    let isLast = isAtEnd && received.isEmpty
    hasPassedEnd = isLast
    let context: ContentContext = isLast ? .finalMessage : .defaultStream
    callBack { receiving.completion(content.isEmpty ? nil : content, context, isLast, nil) }
  }
}
