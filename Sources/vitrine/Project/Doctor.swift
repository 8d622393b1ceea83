import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks what a working installation needs, and says how to repair what is wrong.",
    help: """
      EXIT STATUS
        0; 1 where something has to be mended.
      """)

  func run() throws {
    let checks = [Self.tree(), Self.compiler(), Self.swift(), Self.library(), Self.optionalLibraries(), Self.fonts(), Self.display()]
    for check in checks {
      print(check.isGood ? "ok    " : check.isNeeded ? "wrong " : "note  ", check.text, separator: "")
      if let remedy = check.remedy, !check.isGood { print("      \(remedy)") }
    }
    guard checks.allSatisfy({ $0.isGood || !$0.isNeeded }) else { throw ExitCode(1) }
  }

  struct Check {
    var isGood: Bool
    var text: String
    var remedy: String?
    /// Whether programs need it to run. Default: true.
    var isNeeded = true
  }

  private static func tree() -> Check {
    do {
      let tree = try InstalledTree.find()
      let missing = [
        "compile-flags", "link-flags", "build-id", "version", "modules/UIKit.swiftmodule", "lib/libVitrineFrameworks.so",
        "samples/libSampleScenes.so",
      ]
      .filter { !FileManager.default.fileExists(atPath: "\(tree.root)/\($0)") }
      guard missing.isEmpty else {
        return Check(
          isGood: false, text: "\(tree.root) lacks \(missing.joined(separator: ", "))", remedy: "Install Vitrine again: make install")
      }
      return Check(
        isGood: true,
        text:
          "Vitrine \(Vitrine.version) (\(tree.text("version") ?? ""), library \(tree.text("build-id") ?? "")) is installed in \(tree.root)")
    } catch {
      return Check(isGood: false, text: "Vitrine is not installed", remedy: "\(error)")
    }
  }

  private static func compiler() -> Check {
    guard let tree = try? InstalledTree.find() else {
      return Check(isGood: false, text: "the compiler that built the library is not known", remedy: "Install Vitrine: make install")
    }
    do {
      let toolchain = try Toolchain(of: tree)
      return Check(
        isGood: true, text: "\(tree.text("compiler-version") ?? ""), the compiler that built the library: \(toolchain.compiler)")
    } catch {
      return Check(isGood: false, text: "the compiler and the library do not fit", remedy: "\(error)")
    }
  }

  /// Checks the `swift` on PATH. The commands use the toolchain that built the library, but a person who types `swift` may get another.
  private static func swift() -> Check {
    let built = (try? InstalledTree.find())?.text("compiler-version") ?? ""
    guard let path = ChildProcess.find("swift") else {
      return Check(
        isGood: false, text: "there is no 'swift' on PATH",
        remedy: "'swift build --swift-sdk vitrine' needs one: put the usr/bin of the library's toolchain on PATH.", isNeeded: false)
    }
    let now = (try? Toolchain.version(of: path)) ?? "a program that does not run"
    return Check(
      isGood: now == built, text: now == built ? "SwiftPM: \(path)" : "the 'swift' on PATH, \(path), is \(now)",
      remedy: "'swift build --swift-sdk vitrine' needs \(built): put that toolchain's usr/bin before it on PATH.", isNeeded: false)
  }

  private static func library() -> Check {
    guard let tree = try? InstalledTree.find() else {
      return Check(isGood: false, text: "the shared library is not installed", remedy: "make install")
    }
    let file = tree.library + "/libUIKit.so"
    guard let handle = dlopen(file, RTLD_NOW) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      return Check(
        isGood: false, text: "\(file) does not load: \(reason)",
        remedy: "Install the packages of .ci/setup build, or Vitrine anew: make install")
    }
    dlclose(handle)
    return Check(isGood: true, text: "\(file) and the libraries that it needs load")
  }

  /// Checks the libraries that programs load when they open a window, write a PDF page, or read a picture that needs them.
  private static func optionalLibraries() -> Check {
    let libraries = [
      ("libSDL2-2.0.so.0", "windows", "libsdl2-2.0-0"), ("libcairo.so.2", "PDF pages", "libcairo2"),
      ("libheif.so.1", "HEIC and AVIF", "libheif1"), ("libtiff.so.6", "TIFF", "libtiff6"),
      ("liblcms2.so.2", "colour profiles", "liblcms2-2"),
    ]
    let missing = libraries.filter { library in
      guard let handle = dlopen(library.0, RTLD_LAZY) else { return true }
      dlclose(handle)
      return false
    }
    return Check(
      isGood: missing.isEmpty,
      text: missing.isEmpty
        ? "the libraries that are loaded when used are there" : "not supported here: \(missing.map(\.1).joined(separator: ", "))",
      remedy: "apt-get install \(missing.map(\.2).joined(separator: " "))", isNeeded: false)
  }

  private static func fonts() -> Check {
    guard let tree = try? InstalledTree.find() else {
      return Check(isGood: false, text: "the fonts are not known", remedy: "Install Vitrine: make install")
    }
    let faults = FontFiles.faults(recorded: tree.text("font-hashes") ?? "")
    return Check(
      isGood: faults.isEmpty,
      text: faults.isEmpty ? "\(FontFiles.all.count) font files have the bytes that they had" : "fonts: \(faults.joined(separator: "; "))",
      remedy: "Pictures look otherwise with other fonts: apt-get install \(FontFiles.packages.joined(separator: " ")); then make install")
  }

  private static func display() -> Check {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]
    return Check(
      isGood: name != nil, text: name.map { "display \($0)" } ?? "there is no display for a window",
      remedy: "Log in to a desktop, forward one (ssh -X), or use 'vitrine run -o picture.png', which needs none.", isNeeded: false)
  }
}
