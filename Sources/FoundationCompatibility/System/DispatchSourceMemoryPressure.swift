import Synchronization

/// Tells of a system that is short of memory. Linux does not tell programs: the handlers are never called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // A source that somebody would have to add to: nobody does.
    let source = DispatchSource.makeUserDataAddSource(queue: queue) as! DispatchSource
    EventMasks.shared.set(eventMask, of: source)
    return source
  }
}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent { [] }
  public var mask: DispatchSource.MemoryPressureEvent { EventMasks.shared.mask(of: self as AnyObject) }
}

/// What the sources were asked to tell of.
private final class EventMasks: Sendable {
  static let shared = EventMasks()

  private struct Entry: @unchecked Sendable {
    weak var source: AnyObject?
    let mask: DispatchSource.MemoryPressureEvent
  }

  private let entries = Mutex<[Entry]>([])

  func set(_ mask: DispatchSource.MemoryPressureEvent, of source: AnyObject) {
    let entry = Entry(source: source, mask: mask)
    entries.withLock { entries in
      entries.removeAll { $0.source == nil }
      entries.append(entry)
    }
  }

  func mask(of source: AnyObject) -> DispatchSource.MemoryPressureEvent {
    let id = ObjectIdentifier(source)
    return entries.withLock { $0.first { $0.source.map(ObjectIdentifier.init) == id } }?.mask ?? []
  }
}
