import Foundation
import SnapshotReport

/// What was to be drawn into a folder: a file there, which the host of a project writes for its parent.
struct DrawnCatalogue: Codable {
  struct Item: Codable {
    var name: SnapshotName
    /// The path and line of the preview in the sources, if it is known.
    var file: String?
    var line: Int?
    /// The place in an animation that is drawn frame by frame.
    var frame: SnapshotResult.Frame?
    /// Whether the picture belongs to the part that was drawn.
    var isChosen: Bool
  }

  /// The names of all previews of the project, of the chosen ones and others.
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
