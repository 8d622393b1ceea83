import CoreFoundation
import Foundation

/// Calls a stream's delegate in the run loops that the stream is scheduled in.
final class StreamEvents: @unchecked Sendable {
  // Unchecked: `lock` guards all variables, and `check` is called only in the run loop of the stream.
  private let lock = NSLock()
  private var source: CFRunLoopSource?
  private var loops: [CFRunLoop] = []
  private var check: (() -> Void)?

  /// - Parameter check: is called in the run loop after something changed. It must not retain the stream.
  func start(_ check: @escaping () -> Void) { lock.withLock { self.check = check } }

  /// Stops all calls, and leaves the run loops.
  func stop() {
    let source = lock.withLock {
      defer { (self.source, check, loops) = (nil, nil, []) }
      return self.source
    }
    if let source { CFRunLoopSourceInvalidate(source) }
  }

  /// Has the check called soon. May be called on each thread.
  func signal() {
    let (source, loops) = lock.withLock { (self.source, self.loops) }
    guard let source else { return }
    CFRunLoopSourceSignal(source)
    for loop in loops { CFRunLoopWakeUp(loop) }
  }

  func add(to loop: RunLoop, mode: RunLoop.Mode) {
    if loop === RunLoop.current { return add(to: CFRunLoopGetCurrent(), mode: mode) }
    if loop === RunLoop.main { return add(to: CFRunLoopGetMain(), mode: mode) }
    loop.perform(inModes: [mode]) { [weak self] in self?.add(to: CFRunLoopGetCurrent(), mode: mode) }
  }

  func remove(from loop: RunLoop, mode: RunLoop.Mode) {
    if loop === RunLoop.current { return remove(from: CFRunLoopGetCurrent(), mode: mode) }
    if loop === RunLoop.main { return remove(from: CFRunLoopGetMain(), mode: mode) }
    loop.perform(inModes: [mode]) { [weak self] in self?.remove(from: CFRunLoopGetCurrent(), mode: mode) }
  }

  private func add(to loop: CFRunLoop, mode: RunLoop.Mode) {
    lock.withLock {
      let source = source ?? makeSource()
      self.source = source
      CFRunLoopAddSource(loop, source, CFRunLoopMode(mode.rawValue))
      if !loops.contains(where: { $0 === loop }) { loops.append(loop) }
    }
    signal()
  }

  private func makeSource() -> CFRunLoopSource? {
    var context = CFRunLoopSourceContext()
    context.info = Unmanaged.passUnretained(self).toOpaque()
    // The source keeps this object until it is invalidated by `stop`.
    context.retain = { info in
      guard let info else { return nil }
      return UnsafeRawPointer(Unmanaged<StreamEvents>.fromOpaque(info).retain().toOpaque())
    }
    context.release = { info in
      if let info { Unmanaged<StreamEvents>.fromOpaque(info).release() }
    }
    context.perform = { info in
      guard let info else { return }
      let events = Unmanaged<StreamEvents>.fromOpaque(info).takeUnretainedValue()
      let check = events.lock.withLock { events.check }
      check?()
    }
    return CoreFoundation.CFRunLoopSourceCreate(nil, 0, &context)
  }

  private func remove(from loop: CFRunLoop, mode: RunLoop.Mode) {
    lock.withLock {
      if let source { CFRunLoopRemoveSource(loop, source, CFRunLoopMode(mode.rawValue)) }
    }
  }
}
