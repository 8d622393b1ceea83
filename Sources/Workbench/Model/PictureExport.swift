import Foundation
import UIKit

/// Saves or copies the picture of the preview, with the pixels of the host.
@MainActor
package struct PictureExport {
  private let name: String
  private let data: Data

  /// - Throws: an error if there is no picture yet.
  init(_ model: WorkbenchModel) throws {
    guard let image = model.picture.image(), let data = UIImage(cgImage: image).pngData() else { throw Failure("There is no picture yet.") }
    name = model.shownName
    self.data = data
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// Saves the picture as "Name.png", "Name-2.png", ... in a folder.
  /// - Returns: a sentence with the name of the file.
  func save(in folder: String) throws -> String {
    guard let free = Self.freeName(for: name, in: folder) else { throw Failure("There are 999 pictures of \(name) already.") }
    do { try data.write(to: URL(fileURLWithPath: "\(folder)/\(free)"), options: .atomic) } catch {
      throw Failure("\(folder)/\(free) cannot be written: \(error.localizedDescription)")
    }
    return "Saved \(free)."
  }

  /// Copies the picture to the desktop's clipboard with wl-copy or xclip, since SDL's clipboard holds only text.
  func copy() throws -> String {
    let isWayland = ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] != nil
    let (tool, arguments) = isWayland ? ("wl-copy", ["--type", "image/png"]) : ("xclip", ["-selection", "clipboard", "-t", "image/png"])
    guard let path = Self.find(tool) else { throw Failure("Install \(tool) to copy pictures.") }
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = pipe
    do { try process.run() } catch { throw Failure("\(tool) cannot be run: \(error.localizedDescription)") }
    DispatchQueue.global().async { [data] in
      try? pipe.fileHandleForWriting.write(contentsOf: data)
      try? pipe.fileHandleForWriting.close()
    }
    return "Copied the picture."
  }

  /// Returns the first of "Name.png", "Name-2.png", "Name-3.png", ... (or with another extension) that is not in a folder; nil if there are
  /// 999.
  package static func freeName(for name: String, in folder: String, ending: String = "png") -> String? {
    let base = name.replacing("/", with: "-")
    return (["\(base).\(ending)"] + (2...999).map { "\(base)-\($0).\(ending)" })
      .first { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  private static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
