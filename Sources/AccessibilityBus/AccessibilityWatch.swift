import CAccessibilityBus
import Dispatch
import Foundation

/// Tells when a screen reader is switched on or off: `org.a11y.Status` on the session's message bus, or an environment variable.
@MainActor
package final class AccessibilityWatch {
  /// Whether a screen reader is on. False until the bus has answered.
  package private(set) var isOn = false
  private let onChange: @MainActor (Bool) -> Void
  /// The connection to the message bus; nil if there is none. The source of `reads` closes it.
  private var status: OpaquePointer?
  private var reads: (any DispatchSourceRead)?

  /// Returns the setting of the environment: `VITRINE_ACCESSIBILITY` (1 or 0), or `NO_AT_BRIDGE` (1), which other programs also read. nil if
  /// the setting of the desktop applies.
  package nonisolated static func setting(in environment: [String: String]) -> Bool? {
    switch environment["VITRINE_ACCESSIBILITY"] {
    case "1", "on": return environment["NO_AT_BRIDGE"] != "1"
    case "0", "off": return false
    default: return environment["NO_AT_BRIDGE"] == "1" ? false : nil
    }
  }

  /// Begins to watch, after `delay` seconds, so that a program shows its first frames before. The message bus is reached on another thread.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment, delay: TimeInterval = 0.5,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.onChange = onChange
    if let setting = Self.setting(in: environment) {
      guard setting else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in MainActor.assumeIsolated { self?.set(true) } }
      return
    }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let status = cab_status_open() else { return }
      // A pointer is not Sendable, so it is passed as a number. From now on only the main thread uses it.
      let address = UInt(bitPattern: status)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let status = OpaquePointer(bitPattern: address) else { return }
          if let self { self.follow(status) } else { cab_status_close(status) }
        }
      }
    }
  }

  isolated deinit { reads?.cancel() }

  private func follow(_ status: OpaquePointer) {
    self.status = status
    let reads = DispatchSource.makeReadSource(fileDescriptor: cab_status_descriptor(status), queue: .main)
    reads.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // The descriptor must stay open until the source is cancelled.
    let address = UInt(bitPattern: status)
    reads.setCancelHandler { if let status = OpaquePointer(bitPattern: address) { cab_status_close(status) } }
    reads.activate()
    self.reads = reads
    read()
  }

  private func read() {
    guard let status else { return }
    let answer = cab_status_read(status)
    if answer >= 0 { return set(answer == 1) }
    reads?.cancel()
    (reads, self.status) = (nil, nil)
  }

  private func set(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    onChange(isOn)
  }
}
