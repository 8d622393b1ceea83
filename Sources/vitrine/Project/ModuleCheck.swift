import Foundation

/// Type-checks a module with the compiler shim.
struct ModuleCheck {
  struct Problem {
    var file: String
    /// The message without its source location, which is equal for the same problem at other locations.
    var cause: String
    /// `file:line:column: error: ...`, as the compiler prints it.
    var line: String
  }

  private(set) var errors: [Problem] = []
  /// The files that import missing modules, with the names of these modules.
  private(set) var incomplete: [String: [String]] = [:]
  private(set) var constructs: [String: Int] = [:]
  /// The modules that the files import.
  private(set) var imports: Set<String> = []

  /// The processor time, in seconds, after which the compiler is stopped. It does not finish with some expressions if types are missing.
  private static let limit = 240

  init(_ module: ProjectSources.Module, tree: InstalledTree, folder: String) throws {
    for file in module.files { imports.formUnion(Self.imports(of: file)) }
    let list = "\(folder)/\(module.name).sources"
    var files = module.files
    for (name, text) in module.generated {
      let file = "\(folder)/\(module.name)-\(name)"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    try files.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: "\n").write(
      toFile: list, atomically: true, encoding: .utf8)
    let arguments =
      [
        "-emit-module", "-emit-module-path", "\(folder)/modules/\(module.name).swiftmodule", "-module-name", module.name,
        "-package-name", "project", "-enable-testing", "-suppress-warnings", "-Onone", "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors", "-wmo", "-diagnostic-style", "llvm", "-I", "\(folder)/modules",
      ] + (module.files.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"])
      + module.flags
    let output = try ChildProcess(
      program: "/bin/sh", arguments: ["-c", "ulimit -t \(Self.limit); exec \"$0\" \"$@\"", tree.shim] + arguments + ["@\(list)"],
      environment: ["VITRINE_LEDGER": "\(folder)/\(module.name).json"]
    ).errors()
    var seen: Set<String> = []
    for line in output.split(separator: "\n") where !Self.follows(line) {
      guard let match = line.firstMatch(of: /^(\/.+?\.swift):(\d+):(\d+): error: (.+)$/), seen.insert(String(line)).inserted else {
        continue
      }
      errors.append(Problem(file: String(match.1), cause: Self.cause(String(match.4)), line: String(line)))
    }
    struct Report: Decodable {
      var missing: [String: [String]]
      var constructs: [String: Int]
    }
    if let data = FileManager.default.contents(atPath: "\(folder)/\(module.name).json"),
      let report = try? JSONDecoder().decode(Report.self, from: data)
    {
      incomplete = report.missing
      constructs = report.constructs
    }
    let lines = output.split(separator: "\n").filter { !Self.follows($0) }
    if output.contains("failed due to signal 9") || output.contains("failed due to signal 24") {
      let cause = "the compiler did not finish \(module.name) within \(Self.limit) seconds of processor time"
      let named = Set(errors.map(\.file))
      errors += module.files.filter { !named.contains($0) }.map { Problem(file: $0, cause: cause, line: "\($0): \(cause)") }
    } else if errors.isEmpty, let first = lines.first(where: { $0.contains("error:") || $0.contains("Stack dump") }) {
      // The compiler failed without naming a location, so all files are treated as not compiled.
      errors = module.files.map { Problem(file: $0, cause: String(first), line: "\($0): \(first)") }
    }
  }

  /// The modules that a file imports.
  static func imports(of file: String) -> [String] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return text.matches(
      of: /(?m)^\s*(?:@\w+\s+)*(?:public |internal |private )?import\s+(?:(?:struct|class|enum|protocol|func|typealias|var|let)\s+)?(\w+)/
    )
    .map { String($0.1) }
  }

  /// Whether an error follows from others: from a module that was read although it has errors, which were counted there, or about
  /// registrations, which are constant only if the rest of the file has no errors.
  private static func follows(_ line: Substring) -> Bool {
    line.contains("allowing deserialization of ") || line.contains("to use @section attribute") || line.contains("'@const' value should be")
  }

  /// Returns the message as the cause, such as `cannot find 'x' in scope`, cut to 140 characters.
  private static func cause(_ text: String) -> String { String(text.prefix(140)) }
}
