import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks what a working installation needs, and says how to mend what is wrong.",
    discussion: """
      EXIT STATUS
        0; 1 where something has to be mended.
      """)

  func run() throws {
    let checks = [Self.tree(), Self.compiler(), Self.swift(), Self.library(), Self.fonts(), Self.display()]
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
    /// Programs do not run without it.
    var isNeeded = true
  }

  private static func tree() -> Check {
    do {
      let tree = try InstalledTree.find()
      let version = (try? String(contentsOfFile: tree.root + "/version", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
      return Check(isGood: true, text: "Vitrine \(version ?? "of an unknown version") is installed in \(tree.root)")
    } catch {
      return Check(isGood: false, text: "Vitrine is not installed", remedy: "\(error)")
    }
  }

  private static func compiler() -> Check {
    guard let tree = try? InstalledTree.find(), let path = try? String(contentsOfFile: tree.root + "/compiler", encoding: .utf8),
      let built = try? String(contentsOfFile: tree.root + "/compiler-version", encoding: .utf8)
    else {
      return Check(isGood: false, text: "the compiler that built the library is not recorded", remedy: "Install Vitrine anew: make install")
    }
    let compiler = path.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let data = try? ChildProcess(program: compiler, arguments: ["--version"]).output() else {
      return Check(
        isGood: false, text: "the compiler \(compiler), which built the library, does not run",
        remedy: "Install that toolchain again, or Vitrine anew with yours: make install")
    }
    let now = String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    guard now == built.trimmingCharacters(in: .whitespacesAndNewlines) else {
      return Check(
        isGood: false, text: "\(compiler) is now \(now); the library was built by \(built.trimmingCharacters(in: .whitespacesAndNewlines))",
        remedy: "A Swift library works with the compiler alone that built it. Install Vitrine anew: make install")
    }
    return Check(isGood: true, text: "\(now), the compiler that built the library")
  }

  private static func swift() -> Check {
    guard let path = ChildProcess.find("swift") else {
      return Check(
        isGood: false, text: "there is no 'swift' on PATH",
        remedy: "Put the toolchain's usr/bin on PATH, or install Swift: https://www.swift.org/install/linux/")
    }
    return Check(isGood: true, text: "SwiftPM: \(path)")
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

  /// Pictures are the same bytes where the fonts are: each file's SHA-256 is compared with the one of the installation.
  private static func fonts() -> Check {
    let remedy = "apt-get install fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core fonts-dejavu-core; then make install"
    guard let tree = try? InstalledTree.find(), let text = try? String(contentsOfFile: tree.root + "/font-hashes", encoding: .utf8) else {
      return Check(isGood: false, text: "the hashes of the fonts are not recorded", remedy: remedy)
    }
    var changed: [String] = []
    let lines = text.split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      let path = words[1].trimmingCharacters(in: .whitespaces)
      let now = (try? ChildProcess(program: "/usr/bin/sha256sum", arguments: [path]).output()).map {
        String(decoding: $0.prefix(64), as: UTF8.self)
      }
      if now != words[0] {
        changed.append("\(path) \(now.map { "has the hash \($0.prefix(12)), not \(words[0].prefix(12))" } ?? "is missing")")
      }
    }
    if lines.isEmpty { changed = ["none was there when Vitrine was installed"] }
    return Check(
      isGood: changed.isEmpty,
      text: changed.isEmpty ? "\(lines.count) font files have the bytes that they had" : "fonts: \(changed.joined(separator: "; "))",
      remedy: remedy)
  }

  private static func display() -> Check {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]
    return Check(
      isGood: name != nil, text: name.map { "display \($0)" } ?? "there is no display for a window",
      remedy: "Log in to a desktop, forward one (ssh -X), or use 'vitrine run -o picture.png', which needs none.", isNeeded: false)
  }
}
