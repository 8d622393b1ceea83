import FoundationEssentials
import Glibc
import SourceAdapter

/// A call of the compiler by the package manager or a person.
struct Compilation {
  private let arguments: [String]
  /// Whether to print the result of the adaptation instead of running the compiler.
  private let onlyAdapts: Bool

  init(arguments: [String], onlyAdapts: Bool = false) { (self.arguments, self.onlyAdapts) = (arguments, onlyAdapts) }

  /// Replaces this process with the real compiler. Returns only by throwing an error.
  func run() throws {
    let installation = try Installation()
    if arguments == ["-version"] || arguments == ["--version"] { return try printVersion(installation) }
    var passed = EntryPointName.inASCII(withLanguageMode(withoutRootSDK(arguments)))
    let expanded = try expand(passed)
    // A file that is also the value of an argument, such as `-index-file-path`, is counted once.
    var seen: Set<String> = []
    let inputs = expanded.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) && seen.insert($0).inserted
    }
    let isManifest = expanded.contains("-package-description-version")
    let isHostTool = expanded.contains { $0 == "-modulewrap" || $0.hasSuffix("/libPackagePlugin.so") || $0 == "-lPackagePlugin" }
    if isManifest, let manifest = inputs.first {
      passed += try Manifest.arguments(for: manifest)
    } else if isManifest || isHostTool {
      // Built for this machine, not for the program.
    } else if !inputs.isEmpty, let links = try LinkedSources(inputs: inputs, arguments: expanded) {
      try Compilation(arguments: links.arguments, onlyAdapts: onlyAdapts).run()
    } else if !inputs.isEmpty, let module = value(after: "-module-name", in: expanded) ?? defaultModule(inputs) {
      let files = ModuleFiles(module: module, inputs: inputs, arguments: expanded, installation: installation)
      let adapted = try files.adapt()
      passed += adapted.arguments
      passed += installation.compileFlags
      // After a change of the library the arguments differ, and the compiler compiles everything again.
      if let id = installation.buildID { passed += ["-D", "VITRINE_LIBRARY_\(id)"] }
      if linksProgram(expanded, inputs) { passed += installation.linkFlags }
      if onlyAdapts {
        let result = AdaptedModule(
          arguments: passed, changed: adapted.changed, outline: adapted.outline, frame: adapted.frame, types: adapted.types)
        return write(Array(try JSONEncoder().encode(result)), to: STDOUT_FILENO)
      }
    } else if expanded.contains("-emit-executable") || expanded.contains("-emit-library") {
      passed += installation.linkFlags
      recordLink(passed, expanded, installation.compiler)
    }
    guard !onlyAdapts else { throw InstallationError(description: "adapt-module needs the arguments of a module's compilation") }
    try execute(installation.compiler, passed)
  }

  /// Writes the link command of a program to a file beside it. `vitrine` uses it to link the same objects as a library for previews.
  private func recordLink(_ command: [String], _ expanded: [String], _ compiler: String) {
    guard expanded.contains("-emit-executable"), let program = value(after: "-o", in: expanded),
      let data = try? JSONEncoder().encode([compiler] + command)
    else { return }
    try? data.write(to: URL(fileURLWithPath: program + ".link.json"), options: .atomic)
  }

  /// Prints the compiler's version and the library's. SwiftPM rebuilds everything if this text changes, which is needed after another
  /// library, with other layouts of classes, is installed.
  private func printVersion(_ installation: Installation) throws {
    let status = try spawn(installation.compiler, arguments)
    if let id = installation.buildID { print("Vitrine library \(id)") }
    exit(status)
  }

  /// Whether the call compiles and links a program, as in `swiftc file.swift`.
  private func linksProgram(_ arguments: [String], _ inputs: [String]) -> Bool {
    let stops: Set = [
      "-c", "-typecheck", "-emit-module", "-emit-object", "-emit-ir", "-emit-sil", "-emit-assembly", "-parse", "-emit-bc", "-dump-ast",
    ]
    return arguments.contains("-emit-executable") || arguments.contains("-emit-library") || !arguments.contains(where: stops.contains)
  }

  private func defaultModule(_ inputs: [String]) -> String? {
    inputs.count == 1 ? inputs[0].lastComponent.withoutExtension : "main"
  }

  private func value(after flag: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: flag).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  /// Replaces the language version 6.2 by the language mode 6, which the compiler accepts.
  private func withLanguageMode(_ arguments: [String]) -> [String] {
    var result = arguments
    guard let index = result.firstIndex(of: "-swift-version"), index + 1 < result.count, result[index + 1] != "4.2" else { return result }
    result[index + 1] = String(result[index + 1].prefix { $0 != "." })
    return result
  }

  /// Removes the root of a Swift SDK. An SDK must name one, but with `/` the linker would look for Swift's own files in the wrong folder.
  private func withoutRootSDK(_ arguments: [String]) -> [String] {
    var result = arguments
    while let index = result.firstIndex(of: "-sdk"), index + 1 < result.count, result[index + 1] == "/" {
      result.removeSubrange(index...index + 1)
    }
    return result
  }

  /// Returns the arguments with response files expanded.
  private func expand(_ arguments: [String]) throws -> [String] {
    try arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8) else {
        return [argument]
      }
      return try expand(ResponseFile.arguments(text))
    }
  }
}

/// Splits a response file into words, which are separated by white space and may be quoted or contain backslashes.
enum ResponseFile {
  static func arguments(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        isInWord = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isInWord = true
      } else if character.isWhitespace {
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      } else {
        word.append(character)
        isInWord = true
      }
    }
    return isInWord ? words + [word] : words
  }
}
