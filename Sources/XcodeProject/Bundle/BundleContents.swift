import Foundation

/// The contents of a bundle by relative path, before they are written.
struct BundleContents {
  enum Entry: Equatable {
    /// A copy of a file of the project.
    case file(String)
    case data(Data)
  }

  private enum Strings {
    case file(String)
    case table([String: String])
  }

  /// The folder that the bundle is written to. It is left out of folders that are copied whole, as one may contain it.
  let output: String

  private(set) var entries: [String: Entry] = [:]
  private(set) var warnings: [String] = []
  /// Tables of strings, by path without extension. If several contain a key, the first is used.
  private var strings: [String: [Strings]] = [:]
  private var plurals: [String: [String: Any]] = [:]

  init(output: String) { self.output = output }

  mutating func add(_ data: Data, at path: String) { entries[path] = .data(data) }

  /// - Parameter isOwn: whether the target is the bundle's own. A resource whose name is taken is left out; only for the own target with a
  ///   warning.
  mutating func add(_ target: XcodeTarget, in folder: String = "", isOwn: Bool) {
    let infoPlist = target.settings["INFOPLIST_FILE"]
    let infoPath = infoPlist.isEmpty ? "" : Paths.found(Paths.join(target.folder, infoPlist))
    // Plurals are added first: they take precedence over the same key in a plain table.
    let isPlural: (XcodeResource) -> Bool = { $0.kind == .stringsDictionary || $0.kind == .stringCatalog }
    for resource in target.resources.filter(isPlural) + target.resources.filter({ !isPlural($0) }) where resource.path != infoPath {
      let parts = [folder, resource.localization.map { $0 + ".lproj" } ?? "", resource.destination]
      let subfolder = parts.filter { !$0.isEmpty }.joined(separator: "/")
      add(resource, in: subfolder.isEmpty ? "" : subfolder + "/", folder: folder.isEmpty ? "" : folder + "/", of: target, isOwn: isOwn)
    }
    // Data models are among the sources, because Xcode compiles them.
    for model in target.otherSources where GeneratedPackage.isDataModel(model) { addModel(model, in: folder.isEmpty ? "" : folder + "/") }
  }

  private mutating func add(_ resource: XcodeResource, in subfolder: String, folder: String, of target: XcodeTarget, isOwn: Bool) {
    let path = subfolder + resource.name
    switch resource.kind {
    case .strings: strings[subfolder + Paths.withoutEnding(path), default: []].append(.file(resource.path))
    case .stringsDictionary: addPlurals(resource, at: subfolder + Paths.withoutEnding(path))
    case .stringCatalog: addCatalog(resource, in: folder)
    case .assetCatalog: addTree(resource.path, at: freeName(path))
    case .dataModel: addModel(resource.path, in: subfolder)
    case .storyboard, .nib, .propertyList, .font, .folder, .other:
      if let other = entries[path], other != .file(resource.path), isOwn {
        warnings.append("\(target.name) has two resources for \(path); \(resource.path) is left out.")
      }
      if entries[path] == nil { addTree(resource.path, at: path) }
      if let compiled = Self.compiledName(path), entries[compiled] == nil { entries[compiled] = entries[path] }
    }
  }

  /// Returns the path that Xcode's compiler gives to an Interface Builder file. Programs look for it to find out whether a class has a nib
  /// (`bundle.path(forResource: "Cell", ofType: "nib")`); here the file at that path is a copy of the source. nil for other files.
  private static func compiledName(_ path: String) -> String? {
    let endings = ["xib": "nib", "storyboard": "storyboardc"]
    return endings[Paths.ending(path)].map { path.dropLast(Paths.ending(path).count) + $0 }
  }

  private mutating func addModel(_ path: String, in subfolder: String) {
    for file in DataModel(path: path).bundleFiles where entries[subfolder + file.path] == nil {
      entries[subfolder + file.path] = .data(file.data)
    }
  }

  /// Adds a file, or all files of a folder except hidden ones.
  /// - Parameter outer: the real paths of the folders that contain it. A link to one of them would be followed in a circle.
  private mutating func addTree(_ source: String, at path: String, outer: [String] = []) {
    guard Paths.isFolder(source) else {
      if entries[path] == nil { entries[path] = .file(source) }
      return
    }
    let real = Paths.real(source)
    guard outer.count < SynchronizedFolder.maximumDepth, Paths.normal(source) != output, !outer.contains(real) else { return }
    for name in Paths.entries(source) where !name.hasPrefix(".") {
      addTree("\(source)/\(name)", at: "\(path)/\(name)", outer: outer + [real])
    }
  }

  /// Returns an unused path for a catalogue. The name does not matter, since catalogues are found by extension.
  private func freeName(_ path: String) -> String {
    let base = path.dropLast(".xcassets".count)
    let candidates = [path] + (2...999).map { "\(base)-\($0).xcassets" }
    return candidates.first { name in !entries.keys.contains { $0.hasPrefix(name + "/") } } ?? path
  }

  private mutating func addPlurals(_ resource: XcodeResource, at path: String) {
    guard let data = FileManager.default.contents(atPath: resource.path),
      let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    else {
      warnings.append("\(resource.path) is not a property list; its plurals are left out.")
      return
    }
    let entries = table.compactMapValues { $0 as? [String: Any] }
    strings[path, default: []].append(.table(entries.mapValues(Plurals.text)))
    plurals[path, default: [:]].merge(entries) { first, _ in first }
  }

  private mutating func addCatalog(_ resource: XcodeResource, in folder: String) {
    do {
      for (language, table) in try StringCatalog(contentsOf: resource.path).tables {
        let path = "\(folder)\(language).lproj/\(Paths.withoutEnding(resource.path))"
        strings[path, default: []].append(.table(table.strings))
        plurals[path, default: [:]].merge(table.plurals) { first, _ in first }
      }
    } catch {
      warnings.append("\(error)")
    }
  }

  /// Adds the files for the tables of strings. A single source file is copied as it is, since Foundation reads all its formats; several are
  /// merged into one.
  mutating func finish() throws {
    for (path, sources) in strings {
      if sources.count == 1, case .file(let file) = sources[0] {
        if entries["\(path).strings"] == nil { entries["\(path).strings"] = .file(file) }
        continue
      }
      var merged: [String: String] = [:]
      for source in sources { merged.merge(table(source)) { first, _ in first } }
      entries["\(path).strings"] = .data(try InfoPlist.data(merged))
    }
    for (path, table) in plurals where !table.isEmpty { entries["\(path).plurals.plist"] = .data(try InfoPlist.data(table)) }
    strings = [:]
    plurals = [:]
  }

  private mutating func table(_ source: Strings) -> [String: String] {
    switch source {
    case .table(let table): return table
    case .file(let path):
      let data = FileManager.default.contents(atPath: path) ?? Data()
      if let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] {
        return table.compactMapValues { $0 as? String }
      }
      if !data.isEmpty { warnings.append("\(path) is not a table of strings; it is left out.") }
      return [:]
    }
  }

  /// The languages of the `.lproj` folders.
  var localizations: Set<String> {
    Set(
      entries.keys.compactMap { path in path.firstRange(of: ".lproj/").map { String(path[..<$0.lowerBound]) } }.filter { !$0.contains("/") }
    )
  }

  /// Uses the storyboards and xibs of a language as the base version, where there is none.
  mutating func addBase(of language: String) {
    let endings = ["storyboard", "storyboardc", "xib", "nib"]
    for (path, entry) in entries where path.hasPrefix("\(language).lproj/") && endings.contains(Paths.ending(path)) {
      let base = "Base.lproj/" + Paths.name(path)
      if entries[base] == nil { entries[base] = entry }
    }
  }
}
