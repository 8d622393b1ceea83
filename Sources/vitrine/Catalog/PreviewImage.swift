import Foundation

/// The code of a project as a shared library, linked from the objects of its program.
struct PreviewImage {
  let path: String

  /// Links the library, unless it is newer than the program.
  /// - Parameter program: the path of the built program. The compiler shim has written the link command into a file beside it.
  /// - Throws: a `CommandError` with the linker's messages.
  init(of program: String) throws {
    path = program + ".previews.so"
    let partial = path + ".partial"
    let command = try Self.linkCommand(of: program, output: partial)
    if let image = Self.modified(path), let built = Self.modified(program), image >= built { return }
    _ = try ChildProcess(program: command[0], arguments: Array(command.dropFirst())).output { text in
      "The project's code cannot be linked for previews:\n\(text.trimmingCharacters(in: .newlines))"
    }
    guard rename(partial, path) == 0 else { throw CommandError("\(path) cannot be written: \(String(cString: strerror(errno)))") }
  }

  /// Returns the command that links the objects of a program as a library.
  /// - Throws: a `CommandError` if the compiler shim has not recorded how the program was linked.
  static func linkCommand(of program: String, output: String) throws -> [String] {
    let record = program + ".link.json"
    guard let data = FileManager.default.contents(atPath: record), var command = try? JSONDecoder().decode([String].self, from: data),
      let index = command.firstIndex(of: "-o"), index + 1 < command.count
    else { throw CommandError("\(record) is missing or damaged. Remove \(program), and try again.") }
    command = command.map { $0 == "-emit-executable" ? "-emit-library" : $0 }
    command[index + 1] = output
    return command
  }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Loads the code that the environment names into this process, which registers its classes and previews.
  /// - Throws: a `CommandError` with the loader's message.
  static func load() throws {
    guard let path = ProcessInfo.processInfo.environment[PreviewHost.variable] else { return }
    HostLimits.limitMemory()
    try load(path)
  }

  /// Loads a library with previews into this process.
  static func load(_ path: String) throws {
    guard dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil else {
      throw CommandError("\(path) cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "for an unknown reason")")
    }
  }
}
