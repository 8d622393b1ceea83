import Foundation
import SnapshotReport

/// The folder with the stored pictures of a catalogue: `NAME.png`, and `NAME.json` with the views.
struct SnapshotStore {
  let folder: String

  static let defaultName = "__Snapshots__"

  /// Creates the folder.
  /// - Throws: a `CommandError` if it cannot be written.
  func prepare() throws {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw CommandError("cannot make the folder '\(folder)': \(OutputFile.reason(error)). Choose another with --folder.")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandError("cannot record into '\(folder)': you may not write to it. Choose another with --folder.")
    }
  }

  /// Stores the picture and the tree of a result. The file of an unchanged picture is not written.
  func record(_ result: SnapshotResult, from drawn: String) throws {
    let file = result.name.file
    guard let tree = FileManager.default.contents(atPath: "\(drawn)/\(file).json") else { return }
    if result.status != .unchanged, let picture = FileManager.default.contents(atPath: "\(drawn)/\(file).png") {
      try OutputFile(path: "\(folder)/\(file).png").write(picture, isOneOfMany: true)
    }
    let path = "\(folder)/\(file).json"
    if FileManager.default.contents(atPath: path) != tree { try OutputFile(path: path).write(tree, isOneOfMany: true) }
  }

  /// Returns the stored pictures whose preview is not among the given ones.
  ///
  /// Other variants of a preview that exists are kept, since a run with other options may draw them.
  func orphans(of previews: [String]) -> [SnapshotName] {
    let known = Set(previews.map { SnapshotName(preview: $0).file })
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.compactMap { file -> SnapshotName? in
      guard !known.contains(String(file.prefix { $0 != "@" })) else { return nil }
      let tree = FileManager.default.contents(atPath: "\(folder)/\(file).json").flatMap { try? SnapshotTree($0) }
      if let tree, SnapshotName(preview: tree.preview, variant: tree.variant).file == file {
        return previews.contains(tree.preview) ? nil : SnapshotName(preview: tree.preview, variant: tree.variant)
      }
      // Other pictures in the folder, whose names this program does not write, are ignored.
      guard let name = SnapshotName(file: file), name.file == file else { return nil }
      return name
    }.sorted()
  }

  func remove(_ name: SnapshotName) throws {
    for end in ["png", "json"] where FileManager.default.fileExists(atPath: "\(folder)/\(name.file).\(end)") {
      do { try FileManager.default.removeItem(atPath: "\(folder)/\(name.file).\(end)") } catch {
        throw CommandError("cannot remove '\(folder)/\(name.file).\(end)': \(OutputFile.reason(error))")
      }
    }
  }
}
