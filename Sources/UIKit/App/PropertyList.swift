/// Conversions of values to and from property lists. URLs are represented by dictionaries with one key.
enum PropertyList {
  private static let address = "NSURL.absoluteString"

  /// Returns the value as a property list; nil if it has no such representation.
  static func plain(_ value: Any) -> Any? {
    switch value {
    case let url as URL: return [address: url.absoluteString]
    case is String, is Bool, is Int, is Double, is Date, is Data, is NSNumber: return value
    case let number as CGFloat: return Double(number)
    case let list as [Any]:
      let plain = list.compactMap { self.plain($0) }
      return plain.count == list.count ? plain : nil
    case let list as [String: Any]:
      let plain = list.compactMapValues { self.plain($0) }
      return plain.count == list.count ? plain : nil
    default: return nil
    }
  }

  static func rich(_ value: Any) -> Any {
    if let list = value as? [String: Any] {
      if list.count == 1, let text = list[address] as? String, let url = URL(string: text) { return url }
      return list.mapValues { rich($0) }
    }
    return (value as? [Any])?.map { rich($0) } ?? value
  }
}
