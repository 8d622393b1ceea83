extension NSRegularExpression {
  /// Foundation on Linux asks for an escaping closure, which Apple's does not: this one is taken where a parameter of the caller's is handed on.
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
