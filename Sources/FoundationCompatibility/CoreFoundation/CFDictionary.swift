import Synchronization

// Core Foundation's functions for dictionaries and arrays, which take keys and return values as addresses. The address of a value is that
// of its object; for a nested dictionary or array it is that of its storage, so that `unsafeBitCast(value, to: CFDictionary.self)` returns
// the collection. The last 128 returned values are retained.

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool { entry(theDict, key) != nil }

public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  entry(theDict, key).flatMap(address)
}

public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = entry(theDict, key).flatMap(address) else { return false }
  value?.pointee = found
  return true
}

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! { address(theArray[idx]) }

extension Unmanaged where Instance == NSString {
  /// Returns a retained object with the same text as a constant of Core Foundation, which is a Swift string here.
  public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
    Unmanaged.passUnretained(RetainedStrings.shared.object(of: value))
  }
}

private func entry(_ dictionary: CFDictionary?, _ key: UnsafeRawPointer?) -> Any? {
  guard let dictionary, let key else { return nil }
  return dictionary[String(describing: Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue())]
}

private func address(_ value: Any) -> UnsafeRawPointer? {
  if let dictionary = value as? CFDictionary {
    RetainedValues.shared.hold(dictionary)
    return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
  }
  if let array = value as? CFArray {
    RetainedValues.shared.hold(array)
    return unsafeBitCast(array, to: UnsafeRawPointer.self)
  }
  let held = value as AnyObject
  RetainedValues.shared.hold(held)
  return UnsafeRawPointer(Unmanaged.passUnretained(held).toOpaque())
}

/// Returns an object for each text. The objects of the last 1,024 texts are retained.
private final class RetainedStrings: Sendable {
  // Sendable, since an NSString is immutable.
  private struct Retained: @unchecked Sendable { let object: NSString }
  static let shared = RetainedStrings()
  private let objects = Mutex<(of: [String: Retained], order: [String])>(([:], []))

  func object(of text: String) -> NSString {
    objects.withLock { objects in
      if let kept = objects.of[text] { return kept }
      let kept = Retained(object: NSString(string: text))
      objects.of[text] = kept
      objects.order.append(text)
      if objects.order.count > 1_024 { objects.of[objects.order.removeFirst()] = nil }
      return kept
    }.object
  }
}

/// Retains the values that were returned last. Swift may release a dictionary after its last use, while the addresses of its values are
/// still used.
private final class RetainedValues: Sendable {
  // Sendable, since the values are only retained and never read.
  private struct Retained: @unchecked Sendable { let value: Any }
  static let shared = RetainedValues()
  private let values = Mutex<[Retained]>([])

  func hold(_ value: Any) {
    let kept = Retained(value: value)
    let ended = values.withLock { list -> Retained? in
      list.append(kept)
      return list.count > 128 ? list.removeFirst() : nil
    }
    withExtendedLifetime(ended) {}
  }
}
