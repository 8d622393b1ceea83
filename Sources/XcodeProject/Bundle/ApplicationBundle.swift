import Foundation

/// The bundle folder that Xcode would build for an application or for unit tests. It is flat, as on iOS.
///
/// Storyboards, xibs and asset catalogues are copied unchanged, since Vitrine reads them. All code is linked into one program, so
/// Foundation returns the main bundle for every class. The bundles of frameworks are therefore in `Frameworks`, as with Xcode, and their resources
/// also beside the application's own, unless a name is taken.
package struct ApplicationBundle: Sendable {
  package struct Result: Sendable {
    package var bundle: URL
    /// The path of the program in the bundle, whether it exists yet or not.
    package var executable: URL
    package var localizations: [String]
    package var warnings: [String]
  }

  package let target: XcodeTarget
  /// The application that hosts the tests.
  private let host: XcodeTarget?
  private let libraries: [XcodeTarget]
  private let bundles: [XcodeTarget]

  /// - Parameter module: the name of an application or of unit tests in the package; nil for the target that the package was made for.
  /// - Throws: an `XcodeError` if the package has no such module.
  package init(_ package: GeneratedPackage, module name: String? = nil) throws {
    guard let module = package.modules.first(where: { name == nil ? $0.target.id == package.target.id : $0.name == name }) else {
      throw XcodeError("The package of \(package.name) has no module \(name ?? package.target.name).")
    }
    target = module.target
    var found: [XcodeTarget] = []
    var waiting = module.dependencies
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard let other = package.modules.first(where: { $0.name == next }), !found.contains(where: { $0.id == other.target.id }) else {
        continue
      }
      found.append(other.target)
      waiting += other.dependencies
    }
    host = target.productType == .unitTests ? found.first { $0.productType == .application } : nil
    libraries = found.filter { $0.productType.isLibrary }
    bundles = package.bundles[module.name] ?? []
  }

  /// The name of the bundle, such as `App.app`.
  package var name: String { target.productFileName }

  /// Creates the bundle in a folder, or updates it: only changed files are copied, and obsolete files are deleted.
  /// - Parameters:
  ///   - executable: the built program. The bundle contains it under the name that its Info.plist gives. If nil, an existing program is
  ///     kept.
  ///   - language: the preferred language (`de`, `pt-BR`); nil for the project's development language. Foundation on Linux looks texts up
  ///     in the development region and ignores preferences, so the Info.plist of the bundle names the chosen language as its development
  ///     region.
  /// - Throws: errors of the file system.
  package func layOut(in folder: URL, executable: URL? = nil, language: String? = nil) throws -> Result {
    let path = Paths.normal(folder.standardizedFileURL.path) + "/" + name
    var contents = BundleContents(output: path)
    contents.add(target, isOwn: true)
    if let host { contents.add(host, isOwn: false) }
    var info = InfoPlist(host ?? target)
    var warnings = info.warnings
    for bundle in bundles { try add(bundle, at: bundle.productFileName, to: &contents, &warnings) }
    for library in libraries where library.productType == .framework {
      let path = "Frameworks/\(library.productFileName)"
      try add(library, at: path, to: &contents, &warnings)
      // The framework's classes look for resource bundles in the framework's bundle.
      for bundle in bundles { try add(bundle, at: "\(path)/\(bundle.productFileName)", to: &contents, &warnings) }
    }
    for library in libraries { contents.add(library, isOwn: false) }
    try contents.finish()
    let region = info.chooseLanguage(language, of: contents.localizations)
    contents.addBase(of: region)
    let program = program(info)
    info.set("CFBundleExecutable", program)
    contents.add(try InfoPlist.data(info.values), at: "Info.plist")
    let writer = BundleWriter(folder: path)
    let linked = executable.map(Self.librariesBeside) ?? []
    let packages = executable.map { ResourceBundleLinks(in: Self.products($0).path) }
    let own = Set(contents.entries.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
    let kept = [program] + linked.map(\.lastPathComponent) + (packages?.links.keys.filter { !own.contains($0) } ?? [])
    try writer.write(contents.entries, keeping: Set(kept))
    try packages?.lay(in: path)
    warnings += VectorPictures(in: path).draw()
    if let executable { try writer.link(executable.path, as: program) }
    for library in linked { try writer.link(library.path, as: library.lastPathComponent) }
    let bundle = URL(fileURLWithPath: path, isDirectory: true)
    return Result(
      bundle: bundle, executable: bundle.appendingPathComponent(program), localizations: contents.localizations.sorted(),
      warnings: (warnings + contents.warnings).uniqued)
  }

  /// Returns the folder with a program and all that was built beside it.
  private static func products(_ executable: URL) -> URL { executable.resolvingSymlinksInPath().deletingLastPathComponent() }

  /// Returns the shared libraries that were built beside a program. SwiftPM's programs look for them in their own folder.
  private static func librariesBeside(_ executable: URL) -> [URL] {
    let folder = products(executable)
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.lastPathComponent.hasPrefix("lib") && $0.pathExtension == "so" }.sorted { $0.path < $1.path }
  }

  private func program(_ info: InfoPlist) -> String {
    let name = host == nil ? Paths.name(info.values["CFBundleExecutable"] as? String ?? "") : target.productName
    return name.isEmpty ? target.productName : name
  }

  private func add(_ other: XcodeTarget, at path: String, to contents: inout BundleContents, _ warnings: inout [String]) throws {
    let info = InfoPlist(other)
    warnings += info.warnings
    contents.add(other, in: path, isOwn: true)
    contents.add(try InfoPlist.data(info.values), at: "\(path)/Info.plist")
  }
}
