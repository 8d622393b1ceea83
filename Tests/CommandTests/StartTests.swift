import ArgumentParser
import Foundation
import Testing

@testable import vitrine

/// Tests what a run of `vitrine` loads and looks up before it begins its work.
@Suite struct StartTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Returns the shared libraries that a run loads: glibc writes them to standard error (ld.so(8), LD_DEBUG=files).
  private func libraries(_ arguments: [String]) throws -> Set<String> {
    let result = try Tool.run(arguments: arguments, environment: ["LD_DEBUG": "files"], in: folder)
    try #require(result.status == 0, "\(result.errors.suffix(1000))")
    return Set(result.errors.matches(of: /file=([^ ]+) \[0\];/).map { ($0.1 as NSString).lastPathComponent })
  }

  @Test func aRunWithoutAWindowLoadsNoLibraryOfWindows() throws {
    let loaded = try libraries(["render", "DrawingCycle", "-o", "a.png"])
    #expect(loaded.contains("libfreetype.so.6"), "no libraries were found in what the linker wrote")
    let windows = ["libSDL2-2.0.so.0", "libX11.so.6", "libwayland-client.so.0", "libpulse.so.0", "libcairo.so.2"]
    #expect(loaded.intersection(windows) == [])
  }

  @Test func onlyPDFPagesNeedCairo() throws {
    let loaded = try libraries(["render", "DrawingCycle", "-o", "a.pdf"])
    #expect(loaded.contains("libcairo.so.2") && !loaded.contains("libSDL2-2.0.so.0"))
    #expect(try folder.data("a.pdf").starts(with: "%PDF-".utf8))
  }

  /// Without a name ArgumentParser derives one from the type, which searches the conformances of the whole program for each command.
  @Test func commandsStateTheirNames() {
    let all = Vitrine.configuration.subcommands + Bench.configuration.subcommands
    #expect(all.count > 20)
    for command in all { #expect(command.configuration.commandName != nil, "\(command)") }
  }
}
