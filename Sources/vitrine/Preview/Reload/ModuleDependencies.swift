import Foundation

/// The names that the compiled files of a module use, from the records (.swiftdeps) that the compiler writes for incremental builds.
struct ModuleDependencies: Sendable {
  private let module: String
  /// The paths of the records by source file.
  private let records: [String: String]

  /// - Parameter arguments: the arguments of the module's compilation by SwiftPM.
  /// - Returns: nil if they name no records.
  init?(_ arguments: [String]) {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    guard let module = value("-module-name"), let path = value("-output-file-map"), let data = FileManager.default.contents(atPath: path),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    self.init(module: module, records: outputs.compactMapValues { $0["swift-dependencies"] }.filter { !$0.key.isEmpty })
  }

  /// - Parameter records: the paths of the records by source file.
  init(module: String, records: [String: String]) { (self.module, self.records) = (module, records) }

  /// Returns files together with all files that use types of them, types of those files, and so on.
  /// - Parameters:
  ///   - types: the names of the types through which other files use a file, by file.
  ///   - maximum: the largest number of files.
  /// - Returns: nil if there are more files, or if it is not known which files use one of them.
  func files(using changed: Set<String>, types: [String: [String]], maximum: Int) -> Set<String>? {
    var found = changed, rest = changed.sorted()
    while let file = rest.popLast() {
      guard found.count <= maximum, let names = names(of: file, types) else { return nil }
      if names.isEmpty { continue }
      for (other, path) in records where !found.contains(other) {
        guard let uses = Self.holds(path, names) else { return nil }
        if uses {
          found.insert(other)
          rest.append(other)
        }
      }
    }
    return found.count <= maximum ? found : nil
  }

  /// Whether no file of this module uses types of another module's files.
  func usesNothing(of files: Set<String>, in other: ModuleDependencies, types: [String: [String]]) -> Bool {
    files.allSatisfy { file in
      guard let names = other.names(of: file, types) else { return false }
      return names.isEmpty || records.values.allSatisfy { Self.holds($0, names) == false }
    }
  }

  /// Returns the texts of which a record has one if it uses a type of a file: its name, and its mangled name, in which words of the module's
  /// name are abbreviated. nil if they are not known.
  private func names(of file: String, _ types: [String: [String]]) -> [Data]? {
    guard let names = types[file], let path = records[file], let own = FileManager.default.contents(atPath: path) else { return nil }
    let mangled = names.map { Data(MangledName(module: module, type: $0).text.utf8) }
    // The record of the file itself has the mangled names of its types.
    guard mangled.allSatisfy({ own.range(of: $0) != nil }) else { return nil }
    return names.map { Data($0.utf8) } + mangled
  }

  /// Whether a record has one of the texts; nil if it cannot be read.
  private static func holds(_ path: String, _ texts: [Data]) -> Bool? {
    guard let record = FileManager.default.contents(atPath: path) else { return nil }
    return texts.contains { record.range(of: $0) != nil }
  }
}
