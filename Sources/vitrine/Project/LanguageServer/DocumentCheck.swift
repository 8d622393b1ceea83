import Foundation

/// Compiles the text of a document with the shim, even if it is not saved, and returns the errors and warnings that `vitrine build` would
/// print.
struct DocumentCheck {
  let shim: String
  /// The absolute path of the document.
  let file: String
  let text: String
  /// A folder for temporary files.
  let folder: String
  /// The compiler arguments of the file's module, from the build system; nil to check only the syntax.
  var arguments: [String]?
  /// The texts of all open documents, by path.
  var unsaved: [String: String]

  /// Runs the compiler and waits for it.
  /// - Returns: the diagnostics; nil if the compiler could not be run.
  func diagnostics() -> [Diagnostic]? {
    do {
      let table = "\(folder)/unsaved.json"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try JSONSerialization.data(withJSONObject: unsaved).write(to: URL(fileURLWithPath: table), options: .atomic)
      let output = try ChildProcess(
        program: shim,
        arguments: (arguments.map(checking) ?? ["-parse", file]) + ["-diagnostic-style", "llvm", "-no-color-diagnostics"],
        environment: ["VITRINE_UNSAVED": table]
      ).errors()
      return diagnostics(of: output)
    } catch { return nil }
  }

  /// Removes the arguments that write files, and those with which SourceKit reads a text that was not adapted.
  private func checking(_ arguments: [String]) -> [String] {
    var result = ["-index-file", "-index-file-path", file, "-o", "\(folder)/none.o"]
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      switch argument {
      case "-index-store-path", "-index-unit-output-path", "-output-file-map", "-emit-module-path", "-o", "-num-threads": index += 1
      case "-Xfrontend" where index + 1 < arguments.count && Self.left.contains(arguments[index + 1]): index += 1
      case _ where Self.outputs.contains(argument) || argument.hasPrefix("-j"): break
      default: result.append(argument)
      }
      index += 1
    }
    return result
  }

  private static let left: Set = ["-enable-objc-interop", "-experimental-allow-module-with-compiler-errors", "-empty-abi-descriptor"]
  private static let outputs: Set = [
    "-c", "-emit-module", "-emit-dependencies", "-enable-batch-mode", "-incremental", "-parseable-output", "-whole-module-optimization",
    "-wmo",
    "-serialize-diagnostics",
  ]

  /// Parses lines like `file:line:column: error: message`, each followed by the source line that the compiler received. Notes belong to the
  /// preceding diagnostic.
  func diagnostics(of output: String) -> [Diagnostic] {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Diagnostic] = []
    for (index, line) in printed.enumerated() {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): (error|warning|note): (.+)/), let row = Int(match.2),
        var column = Int(match.3)
      else { continue }
      let path = String(match.1)
      let own = path == file && row <= lines.count ? lines[row - 1] : nil
      if let own, index + 1 < printed.count, printed[index + 1] != own {
        column = ColumnMap(from: Array(printed[index + 1].utf8), to: Array(own.utf8))[column - 1] + 1
      }
      let location = Self.location(row: row, column: column, in: own)
      if match.4 == "note" {
        if !found.isEmpty { found[found.count - 1].notes.append((path, location, String(match.5))) }
      } else if path == file {
        found.append(Diagnostic(location: location, isError: match.4 == "error", message: String(match.5)))
      }
    }
    return found
  }

  /// Converts a column, which the compiler counts in bytes, to the range from there to the end of the word, in UTF-16 code units as editors
  /// use.
  private static func location(row: Int, column: Int, in line: Substring?) -> Diagnostic.Location {
    var start = column - 1
    var end = start
    if let line {
      let first = line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex) ?? line.endIndex
      start = line.utf16.distance(from: line.startIndex, to: first)
      let word = line[first...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      end = start + max(word.utf16.count, first < line.endIndex ? 1 : 0)
    }
    return Diagnostic.Location(line: row - 1, start: start, end: end)
  }
}
