import Synchronization

// Core Foundation's functions on dictionaries and arrays, which take keys and give values as addresses: those of objects, and for a dictionary or
// an array inside of another its own storage, so that `unsafeBitCast(value, to: CFDictionary.self)` gives it back. The last 128 values that were
// given are held.

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
  /// The constants of Core Foundation are strings here: the address of an object with the same text, which stays.
  public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
    Unmanaged.passUnretained(KeptStrings.shared.object(of: value))
  }
}

private func entry(_ dictionary: CFDictionary?, _ key: UnsafeRawPointer?) -> Any? {
  guard let dictionary, let key else { return nil }
  return dictionary[String(describing: Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue())]
}

private func address(_ value: Any) -> UnsafeRawPointer? {
  if let dictionary = value as? CFDictionary {
    KeptValues.shared.hold(dictionary)
    return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
  }
  if let array = value as? CFArray {
    KeptValues.shared.hold(array)
    return unsafeBitCast(array, to: UnsafeRawPointer.self)
  }
  let held = value as AnyObject
  KeptValues.shared.hold(held)
  return UnsafeRawPointer(Unmanaged.passUnretained(held).toOpaque())
}

/// An object for each text that was asked for: of the 1,024 texts that came last.
private final class KeptStrings: Sendable {
  // An NSString does not change.
  private struct Kept: @unchecked Sendable { let object: NSString }
  static let shared = KeptStrings()
  private let objects = Mutex<(of: [String: Kept], order: [String])>(([:], []))

  func object(of text: String) -> NSString {
    objects.withLock { objects in
      if let kept = objects.of[text] { return kept }
      let kept = Kept(object: NSString(string: text))
      objects.of[text] = kept
      objects.order.append(text)
      if objects.order.count > 1_024 { objects.of[objects.order.removeFirst()] = nil }
      return kept
    }.object
  }
}

/// The values that were given last. Swift lets go of a dictionary behind its last use, and its values are used by address behind that.
private final class KeptValues: Sendable {
  // Held here alone, and never read.
  private struct Kept: @unchecked Sendable { let value: Any }
  static let shared = KeptValues()
  private let values = Mutex<[Kept]>([])

  func hold(_ value: Any) {
    let kept = Kept(value: value)
    let ended = values.withLock { list -> Kept? in
      list.append(kept)
      return list.count > 128 ? list.removeFirst() : nil
    }
    withExtendedLifetime(ended) {}
  }
}
