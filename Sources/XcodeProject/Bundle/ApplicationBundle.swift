import Foundation

/// The folder that Xcode would make of an application, or of unit tests: flat, as on iOS.
///
/// Storyboards, xibs and asset catalogues stay as they are in the project, since Vitrine reads those. Everything is linked into one program, so
/// that Foundation takes the main bundle for the bundle of every class: what frameworks bring stands in `Frameworks`, as Xcode has it, and
/// beside the application's own resources, where names allow.
package struct ApplicationBundle: Sendable {
  package struct Result: Sendable {
    package var bundle: URL
    /// Where the program lies, or should, in the bundle.
    package var executable: URL
    package var localizations: [String]
    package var warnings: [String]
  }

  package let target: XcodeTarget
  /// Of the hosted tests' application.
  private let host: XcodeTarget?
  private let libraries: [XcodeTarget]
  private let bundles: [XcodeTarget]

  /// - Parameter module: of an application or of unit tests in the package; nil: the target that the package was made for.
  /// - Throws: `XcodeError` where the package has no such module.
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

  /// Such as `App.app`.
  package var name: String { target.productFileName }

  /// Lays the bundle out as a folder in another one, or brings it up to date: only what changed is copied, what is no longer wanted goes.
  /// - Parameters:
  ///   - executable: the built program, which the bundle gets under the name that its Info.plist gives. Nil leaves one that is there.
  ///   - language: the preferred language (`de`, `pt-BR`); nil: the one that the project is developed in. Foundation on Linux looks up texts in the
  ///     development region and heeds no preferences, so the Info.plist of the bundle names the chosen language as its development region.
  /// - Throws: what the file system says.
  package func layOut(in folder: URL, executable: URL? = nil, language: String? = nil) throws -> Result {
    let path = Paths.normal(folder.standardizedFileURL.path) + "/" + name
    var contents = BundleContents(output: path)
    contents.add(target, isOwn: true)
    if let host { contents.add(host, isOwn: false) }
    var info = InfoPlist(host ?? target)
    var warnings = info.warnings
    for bundle in bundles { try add(bundle, at: bundle.productFileName, to: &contents, &warnings) }
    for library in libraries where library.productType == .framework && !library.resources.isEmpty {
      try add(library, at: "Frameworks/\(library.productFileName)", to: &contents, &warnings)
    }
    for library in libraries { contents.add(library, isOwn: false) }
    try contents.finish()
    let region = info.chooseLanguage(language, of: contents.localizations)
    contents.addBase(of: region)
    let program = program(info)
    info.set("CFBundleExecutable", program)
    contents.add(try InfoPlist.data(info.values), at: "Info.plist")
    let writer = BundleWriter(folder: path)
    try writer.write(contents.entries, keeping: [program])
    warnings += VectorPictures(in: path).draw()
    if let executable { try writer.link(executable.path, as: program) }
    let bundle = URL(fileURLWithPath: path, isDirectory: true)
    return Result(
      bundle: bundle, executable: bundle.appendingPathComponent(program), localizations: contents.localizations.sorted(),
      warnings: (warnings + contents.warnings).uniqued)
  }

  private func program(_ info: InfoPlist) -> String {
    let name = host == nil ? Paths.name(info.values["CFBundleExecutable"] as? String ?? "") : target.productName
    return name.isEmpty ? target.productName : name
  }

  private func add(_ other: XcodeTarget, at place: String, to contents: inout BundleContents, _ warnings: inout [String]) throws {
    let info = InfoPlist(other)
    warnings += info.warnings
    contents.add(other, in: place, isOwn: true)
    contents.add(try InfoPlist.data(info.values), at: "\(place)/Info.plist")
  }
}
