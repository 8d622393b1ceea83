private import CQueueLabel
import Dispatch
import Glibc
import Synchronization

/// Returns the label of a queue, or of the queue that runs the caller, as a string of C (Apple: dispatch_queue_get_label).
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  queue.map { QueueLabels.shared.text($0.label) } ?? vitrine_current_queue_label()
}

/// The labels that were asked for. A label stays until the program ends, since the caller may keep its address.
private final class QueueLabels: Sendable {
  /// Sendable, since the bytes are never changed.
  private struct Text: @unchecked Sendable {
    let bytes: UnsafePointer<CChar>
  }

  static let shared = QueueLabels()
  private let texts = Mutex<[String: Text]>([:])

  func text(_ label: String) -> UnsafePointer<CChar> {
    texts.withLock { texts in
      if let known = texts[label] { return known.bytes }
      let text = Text(bytes: UnsafePointer(strdup(label)))
      texts[label] = text
      return text.bytes
    }
  }
}
