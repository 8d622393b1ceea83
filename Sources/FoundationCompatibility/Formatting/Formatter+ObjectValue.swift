// What Foundation's formatters do not say publicly on Linux. Programs override these methods and call them; the shim registers the overrides.

extension Formatter {
  /// Reads an object out of a text: a number, a date, or what a program's own formatter makes of it (Apple: getObjectValue(_:for:errorDescription:)).
  ///
  /// - Returns: whether the text could be read.
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let body = _vitrineOverride(self, "getObjectValue:forString:errorDescription:") {
      return body([obj, string, error]) as? Bool ?? false
    }
    do {
      switch self {
      case let formatter as NumberFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
      case let formatter as DateFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
      case let formatter as ISO8601DateFormatter:
        guard let date = formatter.date(from: string) else { throw FormatterProblem.error }
        obj?.pointee = date as NSDate
      default: throw FormatterProblem.error
      }
      return true
    } catch let problem {
      error?.pointee = (problem as NSError).localizedDescription as NSString
      return false
    }
  }
}

extension Formatter {
  /// Whether a text may become a value while a person types it (Apple: isPartialStringValid(_:newEditingString:errorDescription:)).
  ///
  /// - Parameter newString: receives the text to take instead, where the formatter has one.
  /// - Returns: true, unless a program's own formatter says otherwise.
  public func isPartialStringValid(
    _ partialString: String, newEditingString newString: UnsafeMutablePointer<NSString?>?,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let body = _vitrineOverride(self, "isPartialStringValid:newEditingString:errorDescription:") else { return true }
    return body([partialString, newString, error]) as? Bool ?? true
  }
}

extension NumberFormatter {
  /// Reads a number at the beginning of a text.
  ///
  /// - Parameter rangep: which part of the text to read; afterwards, which part was read.
  public func getObjectValue(_ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?)
    throws
  {
    if let body = throwingOverride(self, "getObjectValue:forString:range:error:") {
      _ = try body([obj, string, rangep])
      return
    }
    try FormatterProblem.read(string, obj, rangep) { self.number(from: $0) }
  }
}

extension DateFormatter {
  /// Reads a date.
  ///
  /// - Parameter rangep: which part of the text to read; afterwards, which part was read.
  public func getObjectValue(_ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?)
    throws
  {
    if let body = throwingOverride(self, "getObjectValue:forString:range:error:") {
      _ = try body([obj, string, rangep])
      return
    }
    try FormatterProblem.read(string, obj, rangep) { self.date(from: $0) as NSDate? }
  }
}

private enum FormatterProblem {
  /// NSFormattingError.
  static var error: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The value could not be read."])
  }

  static func read(
    _ string: String, _ obj: UnsafeMutablePointer<AnyObject?>?, _ range: UnsafeMutablePointer<NSRange>?, _ value: (String) -> AnyObject?
  ) throws {
    let part = range.map { (string as NSString).substring(with: $0.pointee) } ?? string
    guard let found = value(part) else { throw error }
    obj?.pointee = found
  }
}
