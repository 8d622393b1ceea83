import CRunLoop
import CoreFoundation
import Foundation
import Glibc

/// An event loop in which CFRunLoop owns the thread. The connection to the window server is one of its sources, and before it sleeps,
/// events that SDL's library has already read are fetched. Nested run loops serve the window too.
@MainActor
package final class RunLoopOwner: EventLoop {
  private let client: EventLoopClient
  private let port: Port?
  private var source: CFRunLoopSource?
  private var observer: CFRunLoopObserver?
  private var isStopped = false

  /// An epoll descriptor for the connection. CFRunLoop reads from its ports, and would take bytes from the connection itself.
  private final class Port: Sendable {
    let descriptor: Int32
    let perform: @MainActor @Sendable () -> Void
    init(_ descriptor: Int32, perform: @escaping @MainActor @Sendable () -> Void) {
      self.descriptor = descriptor
      self.perform = perform
    }
    deinit { close(descriptor) }
  }

  /// - Parameter connection: the connection to the window server; nil if all events come from this process.
  package init(connection: Int32?, client: EventLoopClient) {
    self.client = client
    if let connection {
      let epoll = vitrine_epoll_wrapping(connection)
      port = epoll >= 0 ? Port(epoll) { _ = client.pump() } : nil
    } else {
      port = nil
    }
    if let port { source = Self.makeSource(port) }
    // After all other observers, so that their work belongs to the turn.
    let observer = CFRunLoopObserverCreateWithHandler(nil, Self.beforeWaiting, true, 2_000_000) { _, _ in
      MainActor.assumeIsolated { client.finishTurn() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    self.observer = observer
    if let source { CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes) }
  }

  /// kCFRunLoopBeforeWaiting
  private static let beforeWaiting = CFOptionFlags(1 << 5)

  private static func makeSource(_ port: Port) -> CFRunLoopSource? {
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(port).toOpaque()
    context.getPort = { Unmanaged<Port>.fromOpaque($0!).takeUnretainedValue().descriptor }
    context.perform = { info in
      let port = Unmanaged<Port>.fromOpaque(info!).takeUnretainedValue()
      MainActor.assumeIsolated { port.perform() }
    }
    return withUnsafeMutablePointer(to: &context) {
      CFRunLoopSourceCreate(nil, 0, UnsafeMutableRawPointer($0).assumingMemoryBound(to: CFRunLoopSourceContext.self))
    }
  }

  package func run() {
    isStopped = false
    while !isStopped { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, false) }
  }

  package func stop() {
    isStopped = true
    CFRunLoopStop(CFRunLoopGetMain())
  }

  package func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  package func invalidate() {
    if let source { CFRunLoopSourceInvalidate(source) }
    if let observer { CFRunLoopObserverInvalidate(observer) }
    source = nil
    observer = nil
  }
}
