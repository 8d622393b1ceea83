import Foundation
import Runtime

/// Finds the source locations of addresses in this process, with the Swift toolchain's `llvm-symbolizer`. The standard library's
/// `Backtrace.symbolicated()` needs no other program, but reads all debug information again for each backtrace, which takes seconds for a
/// large program.
@MainActor
final class SourceLines {
  struct Location: Equatable {
    /// The mangled name.
    var function: String
    /// The path of the file.
    var path: String
    var line: Int
  }

  private var known: [UInt64: [Location]] = [:]
  private static let tool: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .map { URL(fileURLWithPath: "\($0)/llvm-symbolizer") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Returns the source locations of each address, innermost inlined function first; empty where they are unknown.
  @discardableResult
  func find(_ addresses: [UInt64]) -> [[Location]] {
    let new = Set(addresses.filter { known[$0] == nil })
    if !new.isEmpty { look(up: new.sorted()) }
    return addresses.map { known[$0] ?? [] }
  }

  private func look(up addresses: [UInt64]) {
    for address in addresses { known[address] = [] }
    // The process may have loaded more code since the addresses were stored.
    let images = ImageMap.capture()
    var requested: [UInt64] = []
    var input = ""
    for address in addresses {
      guard let index = images.indexOfImage(at: Backtrace.Address(address)), let path = images[index].path,
        let base = UInt64(images[index].baseAddress), !Self.isSystem(path)
      else { continue }
      requested.append(address)
      input += "\"\(path)\" 0x\(String(address - base, radix: 16))\n"
    }
    guard !requested.isEmpty, let answers = Self.symbolized(input) else { return }
    // The answer for an address has two lines for each function, and ends with an empty line.
    var index = 0
    var pending: String?
    for line in answers.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        index += 1
        pending = nil
      } else if let function = pending, index < requested.count {
        if let location = Self.location(function, line) { known[requested[index], default: []].append(location) }
        pending = nil
      } else {
        pending = String(line)
      }
    }
  }

  private static func isSystem(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return path.hasPrefix("/lib") || path.hasPrefix("/usr/lib") || name.hasPrefix("libswift") || name.hasPrefix("libFoundation")
      || name.hasPrefix("libdispatch") || name.hasPrefix("lib_")
  }

  /// - Parameter text: "path:line:column".
  private static func location(_ function: String, _ text: Substring) -> Location? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0, let file = parts[0].split(separator: "/").last,
      !file.hasPrefix("<"), !file.hasPrefix("@__swiftmacro")
    else { return nil }
    return Location(function: function, path: String(parts[0]), line: line)
  }

  /// Returns the output of the symbolizer for lines with the path of an image and an address in it; nil if it cannot be run.
  private static func symbolized(_ input: String) -> String? {
    guard let tool else { return nil }
    // The input is a file, because writing to a pipe could block while the program waits for its output to be read.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-addresses-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process(), output = Pipe()
    process.executableURL = tool
    process.arguments = ["--no-demangle", "--functions=linkage"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
      try process.run()
    } catch { return nil }
    // `waitUntilExit()` would run the run loop, and with it the project's code.
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
