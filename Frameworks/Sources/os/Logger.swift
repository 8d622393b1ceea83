import Logging

/// Writes messages to the program's log with swift-log (Apple: os.Logger).
public struct Logger: Sendable {
  private let log: Logging.Logger

  public init() { self.init(subsystem: "", category: "") }

  /// Creates a logger. `subsystem` and `category` form the label of its messages.
  public init(subsystem: String, category: String) {
    log = Logging.Logger(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: "."))
  }

  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  public func log(_ message: OSLogMessage) { write(.info, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.level, message) }
  public func trace(_ message: OSLogMessage) { write(.trace, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.notice, message) }
  public func warning(_ message: OSLogMessage) { write(.warning, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.critical, message) }
  public func fault(_ message: OSLogMessage) { write(.critical, message) }

  private func write(_ level: Logging.Logger.Level, _ message: OSLogMessage) { log.log(level: level, "\(message.text)") }
}
