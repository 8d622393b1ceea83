// Core Foundation's functions for attributed strings.

public func CFAttributedStringCreate(_ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!) -> CFAttributedString! {
  NSAttributedString(string: str ?? "", attributes: CFAttributedStringNames.keys(of: attributes))
}
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string }

/// Returns the attributes at an index. Their range is written to the pointer if it is not nil.
public func CFAttributedStringGetAttributes(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
  var range = NSRange()
  let attributes = aStr.attributes(at: loc, effectiveRange: &range)
  effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
  return Dictionary(uniqueKeysWithValues: attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}

private enum CFAttributedStringNames {
  static func keys(of attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    let named = (attributes ?? [:]).compactMap { key, value in
      (key.base as? String ?? (key.base as? NSAttributedString.Key)?.rawValue).map { (NSAttributedString.Key($0), value) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
