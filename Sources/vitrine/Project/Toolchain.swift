import Foundation

/// The Swift toolchain that built the library. A Swift library works with no other toolchain.
struct Toolchain {
  /// The compiler that the shim calls.
  let compiler: String
  /// The `swift` program of the same toolchain, independent of PATH.
  let swift: String
  /// The compiler shim, which also adapts manifests.
  let shim: String

  /// - Throws: a `CommandError` if the compiler is missing or has another version.
  init(of tree: InstalledTree) throws {
    let other = ProcessInfo.processInfo.environment["VITRINE_SWIFTC"].flatMap { $0.isEmpty ? nil : $0 }
    guard let compiler = other ?? tree.text("compiler"), let built = tree.text("compiler-version") else {
      throw CommandError("\(tree.root) does not name the compiler that built the library. Install Vitrine again: make install")
    }
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      throw CommandError(
        "The Swift compiler \(compiler)\(other == nil ? ", which built the library," : ", which VITRINE_SWIFTC names,") is not there. "
          + "Install that toolchain again (https://www.swift.org/install/linux/), or Vitrine anew with yours: make install")
    }
    let now = try Self.version(of: compiler)
    guard now == built else {
      throw CommandError(
        "\(compiler) is \(now), and the library was built by \(built): a Swift library works with the compiler alone that built it. "
          + "Install Vitrine again: make install")
    }
    let beside = (compiler as NSString).deletingLastPathComponent + "/swift"
    guard let swift = FileManager.default.isExecutableFile(atPath: beside) ? beside : ChildProcess.find("swift") else {
      throw CommandError(
        "There is no 'swift' beside \(compiler) or on PATH: put the toolchain's usr/bin on PATH, or install Swift "
          + "(https://www.swift.org/install/linux/).")
    }
    self.compiler = compiler
    self.swift = swift
    shim = tree.shim
  }

  /// Returns the first line of the compiler's version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  static func version(of compiler: String) throws -> String {
    let text = String(decoding: try ChildProcess(program: compiler, arguments: ["--version"]).output(), as: UTF8.self)
    return text.split(separator: "\n").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }
}
