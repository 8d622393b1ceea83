extension NSRegularExpression {
  /// A variant for non-escaping closures, as Apple's method takes. Foundation on Linux requires an escaping closure.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      let escaping: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = { block($0, $1, $2) }
      enumerateMatches(in: string, options: options, range: range, using: escaping)
    }
  }
}
