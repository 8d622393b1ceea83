import Foundation

/// Finds and releases the attribute runs of Foundation's attributed strings.
///
/// On Linux, Foundation's class has no `deinit`: the runs of each string, with their fonts and colours, are never freed, about 200 to 500
/// bytes per string (swift-corelibs-foundation, pull request 5256). Our own subclasses release them if Foundation does not.
enum AttributeRuns {
  /// The offset of the runs in bytes from the start of the object; nil if Foundation frees them itself or its layout has changed.
  private static let offset: Int? = {
    guard foundationKeepsThem else { return nil }
    let text = NSAttributedString(string: "a")
    let child = Mirror(reflecting: text).children.first { $0.label == "_attributeArray" }
    guard let runs = child?.value as? OpaquePointer else { return nil }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    let words = 2..<5  // after the class and the reference count: Core Foundation's fields, the string, the runs
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

  /// Releases the runs of a string that is being deinitialized. Its runs must not be shared with another string that releases them.
  static func release(of text: NSAttributedString) {
    guard let offset else { return }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    guard let runs = object.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) else { return }
    Unmanaged<AnyObject>.fromOpaque(runs).release()
  }
}

extension NSAttributedString {
  /// Releases the runs. Call it once, in the `deinit` of subclasses.
  package func releaseRuns() { AttributeRuns.release(of: self) }

  /// Returns a copy of a part that frees its runs.
  package func part(_ range: NSRange) -> MutableAttributedText {
    let substring = attributedSubstring(from: range)
    // The whole range of an immutable string is the string itself.
    defer { if substring !== self { substring.releaseRuns() } }
    return MutableAttributedText(attributedString: substring)
  }
}
