import Foundation
import FoundationXML

/// A shared scheme: the target of its launch action, otherwise the first target that it builds, with its settings, and its test configuration.
final class SchemeFile: NSObject, XMLParserDelegate {
  private var isInLaunch = false
  private var launched: (String, String)?
  private var built: (String, String)?
  /// The build configuration of the test action.
  private(set) var testConfiguration: String?
  /// The enabled environment variables and arguments of the launch action.
  private(set) var launch = LaunchSettings()

  /// The target's identifier and name; nil if the scheme names no target.
  var target: (object: String, name: String)? { launched ?? built }

  /// Reads a scheme; nil if the file cannot be read.
  static func read(_ path: String) -> SchemeFile? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let scheme = SchemeFile()
    let parser = XMLParser(data: data)
    parser.delegate = scheme
    return parser.parse() ? scheme : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "LaunchAction" { isInLaunch = true }
    if name == "TestAction" {
      testConfiguration = attributes["buildConfiguration"]
      launch.appliesToTests = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
    }
    if isInLaunch, attributes["isEnabled"] != "NO" {
      if name == "EnvironmentVariable", let key = attributes["key"] { launch.environment[key] = attributes["value"] ?? "" }
      // An entry may have several arguments, as in a shell.
      if name == "CommandLineArgument" { launch.arguments += (attributes["argument"] ?? "").split(separator: " ").map(String.init) }
    }
    guard name == "BuildableReference", let object = attributes["BlueprintIdentifier"], let name = attributes["BlueprintName"] else {
      return
    }
    if isInLaunch { launched = launched ?? (object, name) } else { built = built ?? (object, name) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "LaunchAction" { isInLaunch = false }
  }
}
