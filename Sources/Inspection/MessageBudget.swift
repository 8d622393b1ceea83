import Foundation
import Hosting

/// Counts the bytes of JSON that still fit in a message.
struct MessageBudget {
  /// The maximum length of a message is 1 MiB; the difference is for the parts around the values.
  private var bytes = 1_000_000
  private(set) var isFull = false
  private let encoder = JSONEncoder()

  init() {}

  init(bytes: Int) { self.bytes = bytes }

  /// Returns whether a value fits, and counts it if so. After the first value that does not fit, no others do.
  mutating func takes(_ view: InspectedView) -> Bool {
    // An upper bound: numbers have at most 20 digits; the names of fields and punctuation have less than 90 bytes.
    var size = 90 + 60 + Self.size(of: view.type)
    for text in [view.name, view.text] { if let text { size += Self.size(of: text) } }
    for number in view.corners { size += "\(number)".utf8.count + 1 }
    return take(size)
  }

  mutating func takes<Value: Encodable>(_ value: Value) -> Bool {
    guard !isFull, let data = try? encoder.encode(value) else { return false }
    return take(data.count + 1)
  }

  private mutating func take(_ size: Int) -> Bool {
    guard !isFull, size <= bytes else {
      isFull = true
      return false
    }
    bytes -= size
    return true
  }

  /// Returns the number of bytes of a text in JSON, in which control characters take six, quotes and slashes two.
  private static func size(of text: String) -> Int {
    text.utf8.reduce(2) { $0 + ($1 < 0x20 ? 6 : $1 == 0x22 || $1 == 0x5C || $1 == 0x2F ? 2 : 1) }
  }
}
