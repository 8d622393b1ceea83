import Foundation
import FoundationXML

/// What `contents.xcworkspacedata` lists: projects and folders.
final class WorkspaceContents: NSObject, XMLParserDelegate {
  private(set) var paths: [String] = []
  private let folder: String
  private var groups: [String] = []

  /// - Parameter path: of the `.xcworkspace` folder.
  static func paths(_ path: String) throws -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw XcodeError("\(file) is not there: the folder that ends in .xcworkspace is no whole Xcode workspace.")
    }
    let contents = WorkspaceContents(folder: Paths.folder(path))
    let parser = XMLParser(data: data)
    parser.delegate = contents
    guard parser.parse() else {
      throw XcodeError("\(file) cannot be read: line \(parser.lineNumber) is no XML.")
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

  /// `group:` begins at the group around, `container:` at the workspace's folder.
  private func resolved(_ location: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return groups.last ?? folder }
    switch parts[0] {
    // A project's own workspace lies in the project's folder.
    case "self": return folder
    case "absolute": return Paths.join("/", parts[1])
    case "group": return Paths.join(groups.last ?? folder, parts[1])
    default: return Paths.join(folder, parts[1])
    }
  }
}
