import Dispatch

/// A source for memory pressure events (Apple: DispatchSourceMemoryPressure). Linux does not send such events, so the handler is never
/// called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// Always empty, since no event arrives.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

// Dispatch's sources must be of this class.
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
    guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else { preconditionFailure("a source of another class") }
    return source
  }
}
