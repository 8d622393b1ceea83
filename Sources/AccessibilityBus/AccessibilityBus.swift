import CAccessibilityBus
import Dispatch

/// The connection to the desktop's screen readers. It receives trees of elements, sends the differences, and passes on requests. It runs on
/// the main queue, without a thread or an event loop of its own.
@MainActor
package final class AccessibilityBus {
  /// The reason for which there is no connection.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Called with each request, outside of other calls.
  package var onRequest: (@MainActor (AccessibilityRequest) -> Void)?
  /// The number of times that the connection was served.
  package private(set) var serveCount = 0

  private let bus: OpaquePointer
  private var reads: (any DispatchSourceRead)?
  /// Serves the bus at the time that it asks for. The timer is set again instead of replaced, since a cancelled one stays until it is due.
  private let timer: any DispatchSourceTimer
  private var isServing = false
  /// The maximum number of requests that are handled in succession. The others wait, so that the window's own events are served in between.
  private static let maximumRequests = 32

  /// Loads ATK, and registers the program with the desktop. A process has one bus.
  package init(program: String, version: String) throws(Failure) {
    guard let bus = cab_open(program, version) else { throw Failure(description: String(cString: cab_reason())) }
    self.bus = bus
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.serve() } }
    timer.activate()
    let reads = DispatchSource.makeReadSource(fileDescriptor: cab_descriptor(bus), queue: .main)
    reads.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.serve() } }
    reads.activate()
    self.reads = reads
    serve()
  }

  isolated deinit {
    reads?.cancel()
    timer.cancel()
  }

  /// Replaces the windows that are offered to screen readers, with all their elements.
  /// - Parameter focus: the element to which keys go, or which a screen reader should read.
  package func update(_ windows: [AccessibilityItem], focus: UInt64?) {
    cab_begin(bus)
    for window in windows { add(window, parent: 0, depth: 0) }
    cab_end(bus, focus ?? 0)
    serve()
  }

  /// The number of elements that are offered.
  package var count: Int { cab_count(bus) }

  /// Lets the screen reader speak a text.
  package func announce(_ text: String) {
    cab_announce(bus, text)
    serve()
  }

  private func add(_ item: AccessibilityItem, parent: UInt64, depth: Int) {
    // A screen reader walks the tree recursively, so a deep tree would overflow its stack.
    guard depth < 64 else { return }
    var values = item.values(parent: parent)
    cab_add(bus, &values, item.name, item.description, item.text, item.identifier)
    for action in item.actions { cab_add_action(bus, action.name, action.description) }
    for child in item.children { add(child, parent: item.id, depth: depth + 1) }
  }

  private func serve() {
    // A request may cause an update.
    guard !isServing else { return }
    isServing = true
    serveCount += 1
    var wait = cab_serve(bus)
    var request = cab_request(), count = 0
    while count < Self.maximumRequests, cab_next_request(bus, &request) != 0 {
      count += 1
      if let request = AccessibilityRequest(request) { onRequest?(request) }
      wait = cab_serve(bus)
    }
    if count == Self.maximumRequests { wait = 0 }
    isServing = false
    timer.schedule(deadline: wait < 0 ? .distantFuture : .now() + wait, leeway: .milliseconds(10))
  }
}
