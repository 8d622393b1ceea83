import FoundationEssentials
import Glibc

/// A compilation of a module as `vitrine` repeats it for a few files, without the package manager.
struct ModuleCompilation: Codable {
  /// The compiler.
  var compiler: String
  /// The arguments that this program received.
  var arguments: [String]
  var inputs: [String]

  static let fileName = "compilation.json"

  /// Writes it into a folder, unless the same stands there already.
  func write(into folder: String) throws {
    let path = "\(folder)/\(Self.fileName)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
  }
}

/// The answer to `adapt-module ARGUMENT...`: what the compiler would be called with, as JSON.
struct AdaptedModule: Encodable {
  /// The arguments for the compiler.
  var arguments: [String]
  /// The files whose adapted copies were written, made or removed.
  var changed: [String]
  /// A digest of all files without their bodies (see `SourceOutline`).
  var outline: String
}
