import Foundation
import Testing

@testable import vitrine

/// Tests the messages about broken projects and installations.
@Suite struct InstallationTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Returns a folder that looks like an installed tree.
  private func tree(compiler: String, version: String) throws -> InstalledTree {
    let files = ["bin/swiftc": "#!/bin/sh\n", "compiler": compiler, "compiler-version": version]
    for (name, text) in files {
      let path = folder.path("tree/\(name)")
      try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return try #require(InstalledTree(existing: folder.path("tree")))
  }

  private func compiler(saying text: String) throws -> String {
    let path = folder.path("swiftc")
    try "#!/bin/sh\necho '\(text)'\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try FileManager.default.removeItem(atPath: folder.path("swift"), ifThere: true)
    try FileManager.default.copyItem(atPath: path, toPath: folder.path("swift"))
    return path
  }

  @Test func theLibrarysOwnToolchainIsTaken() throws {
    let path = try compiler(saying: "Swift version 9.8.7 (swift-9.8.7-RELEASE)")
    let toolchain = try Toolchain(of: tree(compiler: path, version: "Swift version 9.8.7 (swift-9.8.7-RELEASE)"))
    #expect(toolchain.compiler == path && toolchain.swift == folder.path("swift"))
  }

  @Test func anotherOrNoCompilerIsNamed() throws {
    let path = try compiler(saying: "Swift version 9.8.8 (swift-9.8.8-RELEASE)")
    var error = #expect(throws: CommandError.self) { try Toolchain(of: tree(compiler: path, version: "Swift version 9.8.7")) }
    #expect(error?.description.contains("\(path) is Swift version 9.8.8 (swift-9.8.8-RELEASE), and the library was built by") == true)
    #expect(error?.description.contains("make install") == true)
    error = #expect(throws: CommandError.self) { try Toolchain(of: tree(compiler: "/nowhere/swiftc", version: "Swift version 9.8.7")) }
    #expect(error?.description.hasPrefix("The Swift compiler /nowhere/swiftc, which built the library, is not there.") == true)
    error = #expect(throws: CommandError.self) { try Toolchain(of: tree(compiler: path, version: "")) }
    #expect(error?.description.contains("does not name the compiler that built the library") == true)
  }

  @Test func aFontThatIsMissingChangedOrNotRecordedIsNamed() {
    let first = FontFiles.all[0]
    let faults = FontFiles.faults(recorded: "0123456789abcdef  \(first)\nffff  /nowhere/a font.ttf\n")
    #expect(faults.contains("/nowhere/a font.ttf is missing"))
    #expect(
      faults.contains { $0.hasPrefix("\(first) has the hash") && $0.hasSuffix("not 0123456789ab") }
        || faults.contains("\(first) is missing"))
    #expect(faults.count == FontFiles.all.count + 1)
  }

  @Test func ofAManifestOnlyItsFaultIsTold() {
    let said = """
      error: 'app': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-I", "/x"])
      /app/Package.swift:2:14: error: expected initial value after '='
      error: fatalError

      """
    #expect(
      ManifestFault.sentence(said, folder: "/app")
        == "/app/Package.swift cannot be used. Mend it first:\n/app/Package.swift:2:14: error: expected initial value after '='")
  }

  @Test func theVersionIsPrinted() throws {
    let result = try Tool.run("--version", in: folder)
    #expect(result.status == 0 && result.output.hasPrefix("vitrine \(Vitrine.version)"))
  }

  @Test func aTreeThatIsNoneIsNamed() throws {
    for command in ["build", "compat"] {
      let result = try Tool.run(command, environment: ["VITRINE_HOME": "/nowhere"], in: folder)
      #expect(result.status == 1 && result.errors.contains("VITRINE_HOME=/nowhere is not an installed tree"))
    }
  }

  @Test func whatCannotBeIsRefusedBeforeBuilding() throws {
    for (arguments, culprit) in [
      (["run", "--target", "A", "--scheme", "B"], "--target and --scheme"), (["run", "-o", "a.txt"], "'a.txt'"),
      (["run", "--after", "x"], "'x' is not a time"), (["build", "-c", "fast"], "fast"), (["build", "--override", "A"], "--override A"),
    ] {
      let result = try Tool.run(arguments: arguments, in: folder)
      #expect(result.status == 64 && result.errors.contains(culprit), "\(arguments): \(result.errors)")
    }
    #expect(folder.names.isEmpty)
  }
}

extension FileManager {
  fileprivate func removeItem(atPath path: String, ifThere: Bool) throws {
    if fileExists(atPath: path) { try removeItem(atPath: path) }
  }
}
