import Foundation
import SnapshotReport

/// The list of pictures for a folder, stored as a file in it. The host of a project writes it for its parent process.
struct DrawnCatalogue: Codable {
  struct Item: Codable {
    var name: SnapshotName
    /// The path and line of the preview in the sources; nil if they are unknown.
    var file: String?
    var line: Int?
    /// The position in an animation that is drawn frame by frame.
    var frame: SnapshotResult.Frame?
    /// Whether the picture belongs to the shard that was drawn.
    var isChosen: Bool
  }

  /// The names of all previews of the project, chosen or not.
  var previews: [String]
  /// All pictures of the chosen previews.
  var items: [Item]

  private static let fileName = "catalogue.json"

  init(previews: [String], items: [Item]) { (self.previews, self.items) = (previews, items) }

  init(in folder: String) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)"),
      let catalogue = try? JSONDecoder().decode(DrawnCatalogue.self, from: data)
    else { throw CommandError("The process that draws the previews ended before it began. The lines above say why.") }
    self = catalogue
  }

  func write(in folder: String) throws { try OutputFile(path: "\(folder)/\(Self.fileName)").write(JSONEncoder().encode(self)) }
}
