import Foundation

/// A specification from which XcodeGen makes an Xcode project: `project.yml`, with the files that it includes, and with the templates of its targets
/// filled in. Source of the format: XcodeGen's document ProjectSpec.
struct ProjectSpecification {
  /// The names that the file may have in its folder.
  static let fileNames = ["project.yml", "project.yaml", "project.json"]
  /// The most files that include each other.
  private static let maximumDepth = 32

  /// The folder to which its paths are relative.
  let folder: String
  let values: SpecificationTable

  /// - Throws: an `XcodeError` if the file or one that it includes cannot be read.
  init(contentsOf path: String) throws {
    folder = Paths.folder(path)
    let environment = ProcessInfo.processInfo.environment
    let read = try Self.read(path, depth: 0)
    values = read.mapTexts { Self.replaced($0) { environment[$0] } }
    guard values["targets"]?.table != nil || values["aggregateTargets"]?.table != nil else {
      throw XcodeError("\(path) has no targets: it is no specification of an Xcode project.")
    }
  }

  /// Whether a file may be a specification: one with that name and targets.
  static func isSpecification(_ path: String) -> Bool {
    guard fileNames.contains(Paths.name(path)), let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).contains(/(?m)^\s*"?(targets|include)"?:/)
  }

  /// Returns the specification in a folder; nil if there is none.
  static func file(in folder: String) -> String? { fileNames.map { "\(folder)/\($0)" }.first(where: isSpecification) }

  var name: String { values.text("name") ?? Paths.name(folder) }
  var options: SpecificationTable { values.table("options") }

  /// The targets with their templates filled in, in the order of the file.
  func targets() throws -> [(name: String, values: SpecificationTable)] {
    try values.table("targets").entries.compactMap { name, value in
      try value.table.map { (name, try filled($0, name: name, templates: values.table("targetTemplates"))) }
    }
  }

  /// Lays a target over its templates, and these over theirs.
  private func filled(_ target: SpecificationTable, name: String, templates: SpecificationTable) throws -> SpecificationTable {
    var seen: [String] = []
    func base(_ table: SpecificationTable) throws -> SpecificationTable {
      try table.texts("templates").reduce(into: SpecificationTable()) { result, template in
        // A template is taken once, so that two that name each other end.
        guard !seen.contains(template) else { return }
        seen.append(template)
        guard let values = templates[template]?.table else {
          throw XcodeError("\(folder): the target \(name) has the template \(template), which the specification does not have.")
        }
        result = result.merged(with: try base(values).merged(with: values))
      }
    }
    let attributes = target.table("templateAttributes")
    return try base(target).merged(with: target).mapTexts {
      Self.replaced($0) { key in key == "target_name" ? name : attributes.text(key) }
    }
  }

  /// Replaces `${NAME}`. A name without a value stays as it is: it may be one of a build setting.
  private static func replaced(_ text: String, value: (String) -> String?) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/) { match in value(String(match.1)) ?? String(match.0) }
  }

  // MARK: Included files

  /// Returns the values of a file laid over those of the files that it includes.
  private static func read(_ path: String, depth: Int) throws -> SpecificationTable {
    guard depth < maximumDepth else { throw XcodeError("\(path) includes itself, or files that include each other.") }
    var own = try SpecificationValue.read(path)
    let included = own["include"]?.values ?? []
    own["include"] = nil
    let folder = Paths.folder(path)
    let base = try included.reduce(into: SpecificationTable()) { result, value in
      let name = value.text ?? value.table?.text("path") ?? ""
      guard !name.isEmpty, value.table?.flag("enable") != false else { return }
      let file = Paths.join(folder, name)
      let values = try read(file, depth: depth + 1), other = Paths.folder(file)
      let isMoved = other != folder && value.table?.flag("relativePaths") != false
      result = result.merged(with: isMoved ? moved(values, into: Paths.relative(other, to: folder) ?? other) : values)
    }
    return base.merged(with: own)
  }

  /// Makes the paths of an included file relative to the folder of the including one.
  private static func moved(_ values: SpecificationTable, into prefix: String) -> SpecificationTable {
    func join(_ path: String) -> String { path.hasPrefix("/") || path.hasPrefix("$") ? path : "\(prefix)/\(path)" }
    func source(_ value: SpecificationValue) -> SpecificationValue {
      switch value {
      case .text(let path), .quoted(let path): return .text(join(path))
      case .list(let values): return .list(values.map(source))
      case .table(var table):
        if let path = table.text("path") { table["path"] = .text(join(path)) }
        return .table(table)
      }
    }
    func paths(_ value: SpecificationValue) -> SpecificationValue {
      if case .table(let table) = value {
        return .table(table.entries.reduce(into: SpecificationTable()) { $0[$1.key] = paths($1.value) })
      }
      return source(value)
    }
    var values = values
    for key in ["targets", "targetTemplates"] {
      guard let targets = values[key]?.table else { continue }
      values[key] = .table(
        targets.entries.reduce(into: SpecificationTable()) { result, entry in
          guard var target = entry.value.table else { return }
          if let sources = target["sources"] { target["sources"] = source(sources) }
          if let files = target["configFiles"] { target["configFiles"] = paths(files) }
          if let info = target["info"] { target["info"] = source(info) }
          result[entry.key] = .table(target)
        })
    }
    if let files = values["configFiles"] { values["configFiles"] = paths(files) }
    if let packages = values["packages"]?.table {
      values["packages"] = .table(packages.entries.reduce(into: SpecificationTable()) { $0[$1.key] = source($1.value) })
    }
    return values
  }
}
