import Foundation

/// Draws the PDF and SVG pictures of asset catalogues as PNG files at the scales 1, 2 and 3, as Xcode's catalogue compiler does. The PNG
/// files are beside their source in the built bundle: `Arrow.pdf.png`, `Arrow.pdf@2x.png`, `Arrow.pdf@3x.png`.
package struct VectorPictures {
  private var sources: [String] = []
  /// The real paths of the folders that were searched.
  private var visited: Set<String> = []

  /// - Parameter bundle: a folder that contains asset catalogues.
  package init(in bundle: String) { find(in: bundle, isSet: false, depth: 0) }

  /// - Parameter products: the folder of SwiftPM's products. The resource bundles in it are searched.
  package init(ofBundlesIn products: String) {
    for name in Paths.entries(products) where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
      find(in: "\(products)/\(name)", isSet: false, depth: 0)
    }
  }

  /// Draws the pictures whose PNG files are missing or older than the source.
  /// - Returns: a sentence for each picture, or kind of pictures, that could not be drawn.
  package func draw() -> [String] {
    var warnings: [String] = []
    for source in sources {
      guard let tool = Self.tools[Self.ending(source)] else { continue }
      guard let program = Self.find(tool.program) else {
        warnings.append(
          "Pictures such as \(Paths.name(source)) are not drawn: \(tool.program) is missing. Install the package \(tool.package).")
        continue
      }
      for scale in 1...3 where !isFresh(Self.picture(of: source, scale: scale), source) {
        if let fault = draw(source, scale: scale, program, tool) {
          warnings.append("\(source) cannot be drawn: \(fault)")
          break
        }
      }
    }
    return warnings.uniqued
  }

  /// Returns the relative paths of the PNG files for a file in a bundle; empty if the file is not a vector picture.
  static func pictures(of path: String) -> [String] {
    guard tools[ending(path)] != nil, Paths.folder(path).hasSuffix(".imageset") else { return [] }
    return (1...3).map { picture(of: path, scale: $0) }
  }

  // MARK: Search

  private mutating func find(in folder: String, isSet: Bool, depth: Int) {
    // Links can lead in circles.
    guard depth < SynchronizedFolder.maximumDepth, visited.insert(Paths.real(folder)).inserted else { return }
    for name in Paths.entries(folder) {
      let path = "\(folder)/\(name)"
      if isSet { if Self.tools[Self.ending(name)] != nil { sources.append(path) } }
      if Paths.isFolder(path) { find(in: path, isSet: name.hasSuffix(".imageset"), depth: depth + 1) }
    }
  }

  private static func ending(_ path: String) -> String { (path as NSString).pathExtension.lowercased() }

  private static func picture(of source: String, scale: Int) -> String { source + (scale == 1 ? ".png" : "@\(scale)x.png") }

  private func isFresh(_ picture: String, _ source: String) -> Bool {
    func date(_ path: String) -> Date? { try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
    guard let made = date(picture), let changed = date(source) else { return false }
    return made >= changed
  }

  // MARK: Drawing

  private struct Tool: Sendable {
    let program, package: String
    /// Returns the arguments for a source, the file to write, and the scale. At scale 1 a point is one pixel.
    let arguments: @Sendable (String, String, Int) -> [String]
  }

  private static let tools: [String: Tool] = [
    // pdftocairo appends the extension itself.
    "pdf": Tool(program: "pdftocairo", package: "poppler-utils") {
      ["-png", "-singlefile", "-transp", "-r", "\(72 * $2)", $0, String($1.dropLast(".png".count))]
    },
    "svg": Tool(program: "rsvg-convert", package: "librsvg2-bin") { ["--zoom", "\($2)", "--format", "png", "--output", $1, $0] },
  ]

  /// The time limit for drawing a picture.
  private static let timeout = DispatchTimeInterval.seconds(20)

  /// - Returns: the error, or nil for success.
  private func draw(_ source: String, scale: Int, _ program: String, _ tool: Tool) -> String? {
    let picture = Self.picture(of: source, scale: scale), beside = picture.dropLast(".png".count) + ".part.png"
    let process = Process(), errors = Pipe(), ended = DispatchSemaphore(value: 0)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = tool.arguments(source, String(beside), scale)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
      guard ended.wait(timeout: .now() + Self.timeout) == .success else {
        process.terminate()
        return "\(tool.program) did not end."
      }
      guard process.terminationStatus == 0 else {
        try? FileManager.default.removeItem(atPath: String(beside))
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init) ?? "\(tool.program) ended with \(process.terminationStatus)."
      }
      if Paths.exists(picture) { try FileManager.default.removeItem(atPath: picture) }
      try FileManager.default.moveItem(atPath: String(beside), toPath: picture)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func find(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
