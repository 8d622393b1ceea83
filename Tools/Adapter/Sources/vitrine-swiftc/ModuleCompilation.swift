import FoundationEssentials
import Glibc

/// The record of a module's compilation, with which `vitrine` recompiles a few files without SwiftPM.
struct ModuleCompilation: Codable {
  /// The compiler.
  var compiler: String
  /// The arguments that this program received.
  var arguments: [String]
  var inputs: [String]

  static let fileName = "compilation.json"

  /// Writes the record to a folder, unless the folder has the same record already.
  func write(into folder: String) throws {
    let path = "\(folder)/\(Self.fileName)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
  }
}

/// The answer to `adapt-module ARGUMENT...` as JSON: the arguments with which the compiler would be called.
struct AdaptedModule: Encodable {
  /// The arguments for the compiler.
  var arguments: [String]
  /// The files whose adapted copies were written, created or removed.
  var changed: [String]
  /// A digest of all files without their bodies (see `SourceOutline`).
  var outline: String
  /// A digest that also leaves out the members of types, and the names of these types by file (see `ModuleState`).
  var frame: String
  var types: [String: [String]]
}
