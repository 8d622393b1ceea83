// The scanner methods in Objective-C's form, which store the result in a variable. Foundation on Linux has them with a variable of another
// type.
extension Scanner {
  @discardableResult @_disfavoredOverload
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { give(scanString(string), to: result) }
  @discardableResult @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { give(scanUpToString(string), to: result) }
  @discardableResult @_disfavoredOverload
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanCharacters(from: set), to: result)
  }
  @discardableResult @_disfavoredOverload
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToCharacters(from: set), to: result)
  }

  private func give(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = text as NSString
    return true
  }
}
