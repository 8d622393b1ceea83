extension NSRegularExpression {
  /// A variant for non-escaping closures, as Apple's method takes. Foundation on Linux requires an escaping closure, and its method is
  /// preferred where the closure is written in the call.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { _vitrineEnumerateMatches(in: string, options: options, range: range, using: block) }

  /// The same. The compiler shim calls it where the closure is written in the call.
  public func _vitrineEnumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      let escaping: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = { block($0, $1, $2) }
      enumerateMatches(in: string, options: options, range: range, using: escaping)
    }
  }
}
