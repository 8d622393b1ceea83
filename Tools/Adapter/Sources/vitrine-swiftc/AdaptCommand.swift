import FoundationEssentials
import Glibc
import SourceAdapter

/// `adapt FILE...` prints the sources that the compiler would receive; `adapt FOLDER -o FOLDER` writes adapted copies of a package.
enum AdaptCommand {
  static func run(_ arguments: [String]) throws {
    var paths = arguments
    var target: String?
    if let index = paths.firstIndex(of: "-o"), index + 1 < paths.count {
      target = paths[index + 1]
      paths.removeSubrange(index...index + 1)
    }
    guard !paths.isEmpty else { throw InstallationError(description: "adapt needs a file or a folder") }
    let installation = try? Installation()
    var options = AdapterOptions(frameworks: installation?.frameworks ?? [])
    options.writesNotes = true
    options.placeholders = installation?.placeholders ?? [:]
    for path in paths {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw InstallationError(description: "\(path) is not there")
      }
      if isFolder {
        guard let target else { throw InstallationError(description: "\(path) is a folder: say with -o where its adapted copy goes") }
        try copy(path, to: target, options)
      } else {
        let input = SourceAdapter.Input(path: path, source: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        let output = SourceAdapter(module: "main", options: options).adapt([input])[0]
        write(output.source ?? input.source, to: STDOUT_FILENO)
      }
    }
  }

  /// Copies a package. Each folder in Sources and Tests is a module.
  private static func copy(_ folder: String, to target: String, _ options: AdapterOptions) throws {
    guard !FileManager.default.fileExists(atPath: target) else { throw InstallationError(description: "\(target) is there already") }
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let partial = "\(target).partial"
    try? FileManager.default.removeItem(atPath: partial)
    try FileManager.default.copyItem(atPath: root, toPath: partial)
    try? FileManager.default.removeItem(atPath: partial + "/.build")
    var modules: [String: [SourceAdapter.Input]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: partial) where name.hasSuffix(".swift") {
      let parts = name.split(separator: "/")
      guard parts.last != "Package.swift" else { continue }
      let module = parts.count > 2 && ["Sources", "Tests"].contains(parts[0]) ? String(parts[1]) : "main"
      let path = "\(partial)/\(name)"
      modules[module, default: []].append(
        SourceAdapter.Input(path: path, source: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))))
    }
    for (module, inputs) in modules {
      for output in SourceAdapter(module: module, options: options).adapt(
        inputs.sorted { $0.path < $1.path })
      {
        if let source = output.source { try Data(source).write(to: URL(fileURLWithPath: output.path)) }
      }
    }
    try FileManager.default.moveItem(atPath: partial, toPath: target)
  }
}
