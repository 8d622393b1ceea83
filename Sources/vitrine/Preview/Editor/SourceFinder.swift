import Foundation
import Hosting

/// Finds the files that places name, within a project's folder.
struct SourceFinder {
  let folder: String

  /// Returns the path of the file of a place: as it is written, below the project's folder, or of the only file with its name. nil if there is
  /// none, or if several have the name.
  func path(of place: SourcePlace) -> String? {
    let written = place.file.hasPrefix("/") ? place.file : "\(folder)/\(place.file)"
    if FileManager.default.fileExists(atPath: written) { return written }
    let name = (place.file as NSString).lastPathComponent
    // A path of several components has to agree with the end of the file's path.
    let found = files(named: name).filter { $0.hasSuffix("/\(place.file)") }
    let all = found.isEmpty ? files(named: name) : found
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a file is in the folder, also after its symbolic links are followed.
  func contains(_ file: String) -> Bool {
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path }
    return real(file).hasPrefix(real(folder) + "/")
  }

  private static let ignored: Set = ["node_modules", "DerivedData"]

  private func files(named name: String) -> [String] {
    var found: [String] = [], rest = [folder]
    while let next = rest.popLast() {
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? [] where !entry.hasPrefix(".") {
        let path = "\(next)/\(entry)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if !isFolder.boolValue {
          if entry == name { found.append(path) }
        } else if !Self.ignored.contains(entry), (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
          rest.append(path)
        }
      }
    }
    return found.sorted()
  }
}
