import Foundation

/// The user's pictures folder, which serves as the photo library.
enum PictureFolder {
  private static let fileExtensions: Set = ["png", "jpg", "jpeg", "webp"]

  /// Returns the pictures folder of the desktop, or `~/Pictures`. The folder may not exist.
  static func url(
    environment: [String: String] = ProcessInfo.processInfo.environment, home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    let configuration =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? home.appendingPathComponent(".config")
    let lines = (try? String(contentsOf: configuration.appendingPathComponent("user-dirs.dirs"), encoding: .utf8)) ?? ""
    for line in lines.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
      let value = line.dropFirst("XDG_PICTURES_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      let path = value.replacingOccurrences(of: "$HOME", with: home.path)
      if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    }
    return home.appendingPathComponent("Pictures")
  }

  /// Whether the folder may be used, which requires a window.
  @MainActor static var isOpen: Bool { UIScreen.main.display?.opensURLs == true }

  /// Returns the image files, newest first.
  @MainActor static func pictures() -> [URL] {
    guard isOpen else { return [] }
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = (try? FileManager.default.contentsOfDirectory(at: url(), includingPropertiesForKeys: Array(keys))) ?? []
    let dated = files.filter { fileExtensions.contains($0.pathExtension.lowercased()) }.map { file in
      (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    return dated.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Saves an image as a PNG file with an unused name.
  @MainActor static func save(_ image: UIImage) throws {
    guard isOpen else { throw CocoaError(.fileWriteNoPermission) }
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    let folder = url()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while FileManager.default.fileExists(atPath: folder.appendingPathComponent(name(number)).path) { number += 1 }
    try data.write(to: folder.appendingPathComponent(name(number)), options: .withoutOverwriting)
  }

  private static func name(_ number: Int) -> String { "Image \(number).png" }
}
