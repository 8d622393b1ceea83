import Foundation

/// Encodes a list of runs: the text of each, and its link and language. Other attributes are not encoded; Apple's implementation also omits
/// those of UIKit. Foundation on Linux does not encode attributed strings (Apple: AttributedString conforms to Codable).
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  private enum Attribute: String, CodingKey {
    case link = "NSLink"
    case language = "NSLanguage"
  }

  public init(from decoder: any Decoder) throws {
    var runs = try decoder.unkeyedContainer()
    self.init()
    while !runs.isAtEnd {
      var run = AttributedString(try runs.decode(String.self))
      let attributes = try runs.nestedContainer(keyedBy: Attribute.self)
      run.link = try attributes.decodeIfPresent(URL.self, forKey: .link)
      run.languageIdentifier = try attributes.decodeIfPresent(String.self, forKey: .language)
      append(run)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(characters[run.range]))
      var attributes = list.nestedContainer(keyedBy: Attribute.self)
      try attributes.encodeIfPresent(run.link, forKey: .link)
      try attributes.encodeIfPresent(run.languageIdentifier, forKey: .language)
    }
  }
}
