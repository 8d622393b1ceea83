@_exported import Dispatch
public import Foundation
import Logging

/// A log (Apple: OSLog).
public final class OSLog: NSObject, Sendable {
  public let subsystem: String
  public let category: String
  let log: Logging.Logger

  /// Apple: OSLog.Category.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    log = Logging.Logger(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: "."))
  }

  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.name) }

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && log.logLevel <= type.level }
  public var signpostsEnabled: Bool { false }
}

/// Apple: OSLogType.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// Logs a message with a C format, which may contain specifiers such as `%{public}@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  write("\(message)", log, type, args)
}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
  write("\(message)", log, type, args)
}

/// Logs a message with objects as arguments, which conform to `CVarArg` only on Apple's systems.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  write("\(message)", log, type, args.map { $0 as? any CVarArg ?? NSString(string: "\($0)") })
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
  write("\(message)", log, type, args.map { $0 as? any CVarArg ?? NSString(string: "\($0)") })
}

public func os_log(_ message: OSLogMessage) { write(message, .default, .default) }
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { write(message, .default, type) }
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { write(message, log, type) }

private func write(_ message: OSLogMessage, _ log: OSLog, _ type: OSLogType) {
  if log !== OSLog.disabled { log.log.log(level: type.level, "\(message.text)") }
}

private func write(_ format: String, _ log: OSLog, _ type: OSLogType, _ values: [any CVarArg]) {
  guard log !== OSLog.disabled else { return }
  let plain = format.replacing(#/%\{[^}]*\}/#) { _ in "%" }
  log.log.log(level: type.level, "\(String(format: plain, arguments: values))")
}
