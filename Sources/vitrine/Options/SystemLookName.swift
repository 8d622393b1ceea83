import ArgumentParser
import Display

/// The version of iOS whose look bars and controls have, on the command line.
struct SystemLookName: Sendable {
  static let names = SystemLook.allCases.map { "\($0.rawValue)" }

  static let help = ArgumentHelp(
    "The version of iOS whose look bars and controls have: \(names.joined(separator: " or ")). That of VITRINE_LOOK, or 17, if left out.",
    valueName: "version")

  let system: SystemLook
  var name: String { "\(system.rawValue)" }

  /// - Throws: a `ValidationError` that says what is possible.
  init(_ typed: String) throws {
    guard let system = Int(typed).flatMap(SystemLook.init(rawValue:)) else {
      throw ValidationError("--look \(typed): a look is that of iOS \(Self.names.joined(separator: " or ")).")
    }
    self.system = system
  }

  /// Returns the environment variable that tells a program its look.
  static func environment(_ look: SystemLookName?) -> [String: String] { look.map { ["VITRINE_LOOK": $0.name] } ?? [:] }
}
