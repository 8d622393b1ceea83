// Methods that Foundation's formatters do not make public on Linux. Programs override and call them; the compiler shim registers the
// overrides.

extension Formatter {
  /// Parses an object from a text: a number, a date, or a value of a program's own formatter (Apple:
  /// getObjectValue(_:for:errorDescription:)).
  ///
  /// - Returns: whether the text could be parsed.
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
  /// Whether a text is valid while a person edits it (Apple: isPartialStringValid(_:newEditingString:errorDescription:)).
  ///
  /// - Parameter newString: receives a replacement for the text, if the formatter has one.
  /// - Returns: true, unless a program's own formatter returns false.
  public func isPartialStringValid(
    _ partialString: String, newEditingString newString: UnsafeMutablePointer<NSString?>?,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let body = _vitrineOverride(self, "isPartialStringValid:newEditingString:errorDescription:") else { return true }
    return body([partialString, newString, error]) as? Bool ?? true
  }

  /// Whether a text is valid after the user has changed it (Apple:
  /// isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)).
  ///
  /// - Parameters:
  ///   - partialStringPtr: the changed text; can be set to a replacement.
  ///   - proposedSelRangePtr: the selection after the change; can be set to another one.
  /// - Returns: true by default; the formatter of a program can override it.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
    originalString origString: String, originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let selector = "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:"
    guard let body = _vitrineOverride(self, selector) else { return true }
    return body([partialStringPtr, proposedSelRangePtr, origString, origSelRange, error]) as? Bool ?? true
  }
}

extension NumberFormatter {
  /// Parses a number at the beginning of a text.
  ///
  /// - Parameter rangep: the range of the text to parse; receives the range that was parsed.
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
  /// Parses a date.
  ///
  /// - Parameter rangep: the range of the text to parse; receives the range that was parsed.
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
  /// The error NSFormattingError.
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
