import Foundation

/// Where an attributed string of Foundation's has its runs.
///
/// On Linux, Foundation's has no `deinit`: the runs of each, with the fonts and colours in them, stay for good, some 200 to 500 bytes a
/// string (swift-corelibs-foundation, pull request 5256). Classes of ours release them themselves, where Foundation does not.
enum AttributeRuns {
  /// In bytes, from the start of the object; nil where Foundation frees what it made, or has changed.
  private static let offset: Int? = {
    guard foundationKeepsThem else { return nil }
    let text = NSAttributedString(string: "a")
    let child = Mirror(reflecting: text).children.first { $0.label == "_attributeArray" }
    guard let runs = child?.value as? OpaquePointer else { return nil }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    let words = 2..<5  // Behind the class and the count of references: what Core Foundation needs, the string, the runs.
    return words.map { $0 * MemoryLayout<Int>.size }.first { object.load(fromByteOffset: $0, as: OpaquePointer?.self) == runs }
  }()

  private static var foundationKeepsThem: Bool {
    weak var value: NSObject?
    do {
      let held = NSObject()
      value = held
      _ = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("value"): held])
    }
    return value != nil
  }

  /// Of a string that ends, and that was not made from runs of another that releases them too.
  static func release(of text: NSAttributedString) {
    guard let offset else { return }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    guard let runs = object.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) else { return }
    Unmanaged<AnyObject>.fromOpaque(runs).release()
  }
}

extension NSAttributedString {
  /// In the `deinit` of subclasses, once.
  package func releaseRuns() { AttributeRuns.release(of: self) }

  /// A copy of a part, which frees its runs.
  package func part(_ range: NSRange) -> MutableAttributedText {
    let substring = attributedSubstring(from: range)
    // All of an immutable string is the string itself.
    defer { if substring !== self { substring.releaseRuns() } }
    return MutableAttributedText(attributedString: substring)
  }
}
