/// Finds links, e-mail addresses and phone numbers in a text (Apple: NSDataDetector). Dates, postal addresses and flights are not found.
///
/// On Linux `NSRegularExpression` cannot be subclassed. A detector has the same methods but is a separate class.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  // Sendable, since all properties are constant.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector. Throws an error if there are no types to find.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [NSLocalizedDescriptionKey: "The value \u{201C}0\u{201D} is invalid.", "NSInvalidValue": 0])
    }
    self.checkingTypes = checkingTypes
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [NSTextCheckingResult] = []
    if types.contains(.found(.link)) { found += DetectorPatterns.links(in: string, range, options) }
    if types.contains(.found(.phoneNumber)) {
      // Numbers within links are not phone numbers.
      let links = types.contains(.found(.link)) ? found : DetectorPatterns.links(in: string, range, options)
      found += DetectorPatterns.phoneNumbers(in: string, range, options)
        .filter { number in !links.contains { NSIntersectionRange($0.range, number.range).length > 0 } }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Called by code that the compiler shim generates, as that of `NSRegularExpression` is.
  public func _vitrineEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }

  open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
