/// A setting of a font feature, as a program gave it.
package enum FontFeatureSetting: Hashable, Sendable {
  /// A type and a selector of Apple's registry.
  case feature(type: Int, selector: Int)
  /// An OpenType tag and its value.
  case tag(String, UInt32)

  /// The OpenType features that the setting selects; none if no OpenType feature corresponds to the selector.
  package var tags: [String: UInt32] {
    switch self {
    case .feature(let type, let selector): FontFeatures.tags(type: type, selector: selector)
    case .tag(let tag, let value): [tag: value]
    }
  }

  /// The setting in an archive: `6:0` or `tnum=1`.
  package var text: String {
    switch self {
    case .feature(let type, let selector): "\(type):\(selector)"
    case .tag(let tag, let value): "\(tag)=\(value)"
    }
  }

  package init?(text: some StringProtocol) {
    if let mark = text.firstIndex(of: "="), text[..<mark].utf8.count == 4 {
      self = .tag(String(text[..<mark]), UInt32(text[text.index(after: mark)...]) ?? 0)
    } else if let mark = text.firstIndex(of: ":"), let type = Int(text[..<mark]), let selector = Int(text[text.index(after: mark)...]) {
      self = .feature(type: type, selector: selector)
    } else {
      return nil
    }
  }
}

extension [FontFeatureSetting] {
  /// Returns these settings and more. A setting whose tags all have a later value is left out.
  package func adding(_ more: [FontFeatureSetting]) -> [FontFeatureSetting] {
    more.reduce(self) { settings, next in
      let tags = next.tags
      return settings.filter { $0.tags.keys.contains { tags[$0] == nil } } + [next]
    }
  }

  var tags: [String: UInt32] { reduce(into: [:]) { $0.merge($1.tags) { $1 } } }
}
