import Foundation
import FoundationXML

/// What a shared scheme runs: the target that its launch action names, or the first that it builds.
final class SchemeFile: NSObject, XMLParserDelegate {
  private var isInLaunch = false
  private var launched: (String, String)?
  private var built: (String, String)?

  /// The target's identifier and name; nil for a file that names none.
  static func target(_ path: String) -> (object: String, name: String)? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let scheme = SchemeFile()
    let parser = XMLParser(data: data)
    parser.delegate = scheme
    return parser.parse() ? scheme.launched ?? scheme.built : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "LaunchAction" { isInLaunch = true }
    guard name == "BuildableReference", let object = attributes["BlueprintIdentifier"], let name = attributes["BlueprintName"] else {
      return
    }
    if isInLaunch { launched = launched ?? (object, name) } else { built = built ?? (object, name) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "LaunchAction" { isInLaunch = false }
  }
}
