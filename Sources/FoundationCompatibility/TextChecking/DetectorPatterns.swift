/// The patterns of links and phone numbers.
enum DetectorPatterns {
  /// The top-level domains that mark a word as a host name if nothing else does. Countries have two letters.
  private static let endings =
    "com|org|net|edu|gov|mil|int|info|biz|mobi|app|dev|io|ai|co|me|tv|cloud|online|shop|store|site|tech|xyz|blog|club|link|"
    + "design|agency|media|studio|software|email|jobs|museum|travel|eu|us|uk|de|fr|es|it|nl|be|ch|at|se|no|dk|fi|pl|cz|sk|hu|ro|"
    + "bg|gr|pt|ie|lt|lv|ee|si|hr|rs|ua|ru|by|tr|il|in|cn|jp|kr|tw|hk|sg|my|th|vn|ph|id|au|nz|ca|mx|br|ar|cl|pe|ve|za|eg|ma|ng|ke|is|lu|li|"
    + "mc|ly|gl|to|cc|ws|fm|am|gg|sh|ac|im"

  private static let scheme = #"[a-z][a-z0-9+.-]*://[^\s<>"“”]+"#
  private static let mail = #"(?:mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?![\w@])"#
  private static let host =
    #"(?<![\w@./-])(?:www\.(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,24}|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:"# + endings
    + #"))(?![\w@-])(?::\d{1,5})?(?:[/?#][^\s<>"“”]*)?"#

  private static let link = expression("(\(scheme))|(\(mail))|(\(host))")
  private static let phone = expression(#"(?<![\w+@/.:,-])\+?\(?\d[\d\s().\u00A0/-]{4,20}\d(?![\w@]|[.,:-]\d)"#)
  /// Dates, times and IP addresses, which also consist of digits and signs.
  private static let noPhone = expression(
    #"\A(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}.*|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2})(?:\s.*)?|\d{1,3}(?:\.\d{1,3}){3}|\d+\.\d+|\d{1,2}/\d{1,2})\z"#
  )

  private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  static func links(
    in string: String, _ range: NSRange, _ options: NSRegularExpression.MatchingOptions
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    return (link?.matches(in: string, options: options, range: range) ?? []).compactMap { match in
      let found = text.substring(with: match.range)
      let length = (withoutPunctuation(found) as NSString).length
      let range = NSRange(location: match.range.location, length: length)
      let written = text.substring(with: range)
      let isMail = match.range(at: 2).location != NSNotFound
      let isHost = match.range(at: 3).location != NSNotFound
      let address = isMail && !written.lowercased().hasPrefix("mailto:") ? "mailto:" + written : isHost ? "http://" + written : written
      guard let url = URL(string: address), isMail || isHost || url.host?.isEmpty == false || url.path.count > 1 else { return nil }
      return .linkCheckingResult(range: range, url: url)
    }
  }

  /// Removes the punctuation at the end of a link, and a closing parenthesis that does not belong to it.
  private static func withoutPunctuation(_ found: String) -> String {
    var text = Substring(found)
    while let last = text.last {
      if ".,;:!?'\"*…".contains(last) {
        text.removeLast()
      } else if let open = brackets[last],
        text.filter({ $0 == last }).count > text.filter({ $0 == open }).count
      {
        text.removeLast()
      } else {
        break
      }
    }
    return String(text)
  }

  static func phoneNumbers(
    in string: String, _ range: NSRange, _ options: NSRegularExpression.MatchingOptions
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    return (phone?.matches(in: string, options: options, range: range) ?? []).compactMap { match in
      let found = text.substring(with: match.range)
      return isPhoneNumber(found) ? .phoneNumberCheckingResult(range: match.range, phoneNumber: found) : nil
    }
  }

  private static func isPhoneNumber(_ found: String) -> Bool {
    let whole = NSRange(location: 0, length: found.utf16.count)
    guard noPhone?.firstMatch(in: found, range: whole) == nil, found.filter({ $0 == "(" }).count == found.filter({ $0 == ")" }).count else {
      return false
    }
    let groups = found.split { !$0.isNumber }
    let digits = groups.reduce(0) { $0 + $1.count }
    let isInternational = found.hasPrefix("+")
    // A sequence of digits without separators counts as a phone number only with a suitable length.
    if groups.count == 1 { return isInternational ? (8...15).contains(digits) : (10...11).contains(digits) }
    return (7...15).contains(digits) && groups.allSatisfy { $0.count <= 8 } && groups.last.map { $0.count >= 2 } == true
      && !found.contains("  ") && !found.contains("\n")
  }
}
