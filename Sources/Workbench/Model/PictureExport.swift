import Foundation
import UIKit

/// Saves or copies the picture of the preview, with the pixels of the host.
@MainActor
struct PictureExport {
  private let name: String
  private let data: Data

  /// - Throws: an error if there is no picture.
  init(_ model: WorkbenchModel) throws {
    guard let image = model.picture.image(), let data = UIImage(cgImage: image).pngData() else { throw Failure("There is no picture yet.") }
    name = model.previews.indices.contains(model.shown) ? model.previews[model.shown].name : "Preview"
    self.data = data
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// Saves it as "Name.png", "Name-2.png", ... in a folder.
  /// - Returns: what was done.
  func save(in folder: String) throws -> String {
    let safe = name.map { $0 == "/" ? "-" : $0 }.reduce(into: "") { $0.append($1) }
    let names = ["\(safe).png"] + (2...999).map { "\(safe)-\($0).png" }
    guard let free = names.first(where: { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }) else {
      throw Failure("There are 999 pictures of \(name) already.")
    }
    do { try data.write(to: URL(fileURLWithPath: "\(folder)/\(free)"), options: .atomic) } catch {
      throw Failure("\(folder)/\(free) cannot be written: \(error.localizedDescription)")
    }
    return "Saved \(free)."
  }

  /// Copies it to the desktop's clipboard with wl-copy or xclip, since SDL's clipboard holds only text.
  func copy() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let tools = environment["WAYLAND_DISPLAY"] == nil ? ["xclip -selection clipboard -t image/png"] : ["wl-copy --type image/png"]
    for tool in tools.map({ $0.split(separator: " ").map(String.init) }) {
      guard let path = Self.find(tool[0]) else { continue }
      let process = Process(), pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = Array(tool.dropFirst())
      process.standardInput = pipe
      do { try process.run() } catch { throw Failure("\(tool[0]) cannot be run: \(error.localizedDescription)") }
      DispatchQueue.global().async { [data] in
        try? pipe.fileHandleForWriting.write(contentsOf: data)
        try? pipe.fileHandleForWriting.close()
      }
      return "Copied the picture."
    }
    throw Failure("Install \(tools[0].split(separator: " ")[0]) to copy pictures.")
  }

  private static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
