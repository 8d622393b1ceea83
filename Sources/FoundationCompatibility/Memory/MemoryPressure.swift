import Dispatch

/// Tells when memory gets short (Apple: DispatchSourceMemoryPressure). Linux tells no process of it: the handler of such a source is not called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// Always empty: nothing has been told.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

// Dispatch takes no other class for a source.
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
