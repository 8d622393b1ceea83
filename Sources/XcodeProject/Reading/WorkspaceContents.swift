import Foundation
import FoundationXML

/// The projects and folders in a `contents.xcworkspacedata` file.
final class WorkspaceContents: NSObject, XMLParserDelegate {
  private(set) var paths: [String] = []
  private let folder: String
  private var groups: [String] = []

  /// - Parameter path: the path of the `.xcworkspace` folder.
  static func paths(_ path: String) throws -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw XcodeError("\(file) is not there: the folder that ends in .xcworkspace is not a complete Xcode workspace.")
    }
    let contents = WorkspaceContents(folder: Paths.folder(path))
    let parser = XMLParser(data: data)
    parser.delegate = contents
    guard parser.parse() else {
      throw XcodeError("\(file) cannot be read: line \(parser.lineNumber) is not XML.")
    }
    return contents.paths
  }

  private init(folder: String) {
    self.folder = folder
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    guard name == "Group" || name == "FileRef" else { return }
    let path = resolved(attributes["location"] ?? "")
    if name == "Group" { groups.append(path) } else { paths.append(path) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "Group" { _ = groups.popLast() }
  }

  /// Resolves a location: `group:` is relative to the enclosing group, `container:` to the workspace's folder.
  private func resolved(_ location: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return groups.last ?? folder }
    switch parts[0] {
    // The workspace inside of a project refers to that project.
    case "self": return folder
    case "absolute": return Paths.join("/", parts[1])
    case "group": return Paths.join(groups.last ?? folder, parts[1])
    default: return Paths.join(folder, parts[1])
    }
  }
}
