import Foundation
import XcodeProject

/// The common part of `build`, `test` and `run`: prepares the project as a package for SwiftPM, and runs it.
struct ProjectBuild {
  private let options: ProjectOptions
  private let tree: InstalledTree
  private let toolchain: Toolchain
  private let project: Project

  init(_ options: ProjectOptions) throws {
    self.options = options
    tree = try InstalledTree.find()
    toolchain = try Toolchain(of: tree)
    project = try Project.find(in: options.folder)
  }

  /// The folder that contains the project.
  var folder: String { project.folder }

  /// - Returns: the exit status of the build.
  func build() throws -> Int32 {
    let prepared = try prepare(forTests: false)
    return try prepared.run("build", prepared.product.map { ["--product", $0] } ?? [])
  }

  func test(filter: [String], environment: [String: String]) throws -> Int32 {
    let environment = options.programEnvironment.merging(environment) { $1 }
    var prepared = try prepare(forTests: true)
    if case .package(let folder) = project, try prepared.package.describe().tests.isEmpty,
      let path = Project.xcode(beside: folder) ?? testedProject(below: folder)
    {
      prepared = try prepareXcode(path, forTests: true)
    }
    prepared.package.programEnvironment = environment
    // A LinuxMain.swift is not used, since Apple's systems find tests by themselves.
    guard var tests = prepared.tests else {
      // Pictures and links to the bundles of resources are made after the build, and the tests need them.
      guard try prepared.run("build", ["--build-tests", "--enable-test-discovery"]) == 0 else { return 1 }
      prepared.package.programEnvironment.merge(tree.localeEnvironment) { $1 }
      return try prepared.run("test", filter.flatMap { ["--filter", $0] } + ["--skip-build", "--no-parallel", "--enable-test-discovery"])
    }
    let status = try prepared.run("build", ["--build-tests", "--enable-test-discovery"])
    guard status == 0 else { return 1 }
    tests.environment = prepared.launch.appliesToTests ? prepared.launch.environment.merging(environment) { $1 } : environment
    tests.environment.merge(tree.localeEnvironment) { $1 }
    return try tests.run("\(prepared.package.productFolder())/\(tests.package.testProgramName)", filter: filter)
  }

  func run(_ arguments: [String], environment: [String: String], container: String?) throws -> Int32 {
    var prepared = try prepare(forTests: false)
    if prepared.product == nil, let application = try application(besides: prepared.package) { prepared = application }
    guard let product = prepared.product else { throw CommandError(try nothingToRun(prepared.package)) }
    let status = try prepared.run("build", ["--product", product])
    guard status == 0 else { return 1 }
    let home = Project.absolute(container ?? prepared.package.scratch + "/container")
    try Container.make(home)
    let program = try prepared.layOut(product)
    return try ChildProcess(
      program: program, arguments: prepared.launch.arguments + arguments,
      environment: prepared.launch.environment.merging(environment) { $1 }.merging(Container.environment(home)) { own, _ in own }
        .merging(tree.localeEnvironment) { $1 }
    ).run()
  }

  /// Builds the project as a library for its previews.
  /// - Parameter output: receives what the build prints.
  func previewHost(output: FileHandle) throws -> PreviewHost.Program {
    var prepared = try prepare(forTests: false)
    // The previews of a library without any are those of the application beside or below it, which `run` also uses.
    if prepared.product == nil, try !prepared.package.hasPreviews(), let application = try application(besides: prepared.package) {
      prepared = application
    }
    if prepared.product == nil { prepared = try PreviewPackage(of: prepared.package).prepared() }
    guard let product = prepared.product else { throw CommandError(try nothingToRun(prepared.package)) }
    prepared.package.output = output
    let program = "\(prepared.package.productFolder())/\(product)"
    if !FileManager.default.fileExists(atPath: program + ".link.json") { try? FileManager.default.removeItem(atPath: program) }
    guard try prepared.run("build", ["--product", product]) == 0 else { throw CommandError("The project does not build.") }
    let image = try PreviewImage(of: program)
    let home = prepared.package.scratch + "/container"
    try Container.make(home)
    let host = try prepared.layOut(product, host: tree.root + "/libexec/vitrine")
    let environment = Container.environment(home).merging(options.programEnvironment) { $1 }
      .merging(PreviewHost.environment(of: image, tree)) { $1 }
    return PreviewHost.Program(path: host, environment: environment, product: program, shim: tree.shim)
  }

  /// Returns the application of the Xcode project beside a library's package, or in a subfolder; nil if there is none.
  private func application(besides package: PackageBuild) throws -> PreparedProject? {
    if case .package(let folder) = project, let path = Project.xcode(beside: folder) {
      let other = try prepareXcode(path, forTests: false)
      if other.product != nil { return other }
    }
    return try example(below: package)
  }

  /// Returns the application in a subfolder of a library's folder, which usually demonstrates the library; nil if there is none.
  /// - Throws: `CommandError` if there are several.
  private func example(below package: PackageBuild) throws -> PreparedProject? {
    let examples = Project.nested(in: folder).filter { path in
      guard Project.isXcode("\(folder)/\(path)") else { return false }
      return (try? workspace("\(folder)/\(path)").applications.isEmpty) == false
    }
    guard examples.count < 2 else {
      throw CommandError(
        "\(try nothingToRun(package)) These projects below it have applications: \(examples.joined(separator: ", ")). Choose one with --package-path."
      )
    }
    guard let path = examples.first else { return nil }
    Project.note("This runs the application of \(path): the project itself is a library.")
    let prepared = try prepareXcode("\(folder)/\(path)", forTests: false)
    return prepared.product == nil ? nil : prepared
  }

  /// Returns the only project in a subfolder that has tests, such as the example of a library that CocoaPods made; nil if there is none.
  private func testedProject(below folder: String) -> String? {
    let tested = Project.nested(in: folder).map { "\(folder)/\($0)" }.filter { path in
      guard Project.isXcode(path) else { return false }
      return (try? workspace(path).testedTargets().isEmpty) == false
    }
    guard tested.count == 1, let path = tested.first else { return nil }
    Project.note("These are the tests of \(path.dropFirst(folder.count + 1)): the package itself has none.")
    return path
  }

  private func prepare(forTests: Bool) throws -> PreparedProject {
    switch project {
    case .package(let folder):
      var package = PackageBuild(
        folder: folder, scratch: folder + "/.build/vitrine", tree: tree, toolchain: toolchain, configuration: options.configuration)
      package.overrides = try PackageOverrides(checking: options.overrideFolders)
      package.includesTests = forTests
      let description = try package.describe()
      if let sentence = UnbuiltParts.objectiveC(in: description) { throw CommandError(sentence) }
      var product = options.target ?? options.scheme
      if let product, !description.names.contains(product) {
        // The application of a library's package may be in the Xcode project beside it.
        if let path = Project.xcode(beside: folder), (try? choose(in: workspace(path), forTests: forTests)) != nil {
          return try prepareXcode(path, forTests: forTests)
        }
        throw CommandError("\(description.name) has no product \(product). It has \(description.names.joined(separator: ", ")).")
      }
      if product == nil, !forTests {
        let executables = description.executables
        if executables.count > 1 {
          throw CommandError("This package has several programs: \(executables.joined(separator: ", ")). Choose one with --target.")
        }
        product = executables.first
      }
      return PreparedProject(package: package, product: product)
    case .xcode(let path): return try prepareXcode(path, forTests: forTests)
    }
  }

  /// Writes the package that represents the Xcode project into the build folder.
  private func prepareXcode(_ path: String, forTests: Bool) throws -> PreparedProject {
    let build = (path as NSString).deletingLastPathComponent + "/.build/vitrine"
    do {
      var workspace = try workspace(path)
      var target = try choose(in: workspace, forTests: forTests)
      if forTests, let configuration = workspace.testConfigurations[target.id], configuration != "Debug" {
        workspace = try XcodeWorkspace(contentsOf: URL(fileURLWithPath: path), configuration: configuration)
        target = workspace.target(target.id) ?? target
      }
      let generated = try GeneratedPackage(
        workspace, target: target, includingTests: forTests, overrides: options.overrideFolders.mapValues { URL(fileURLWithPath: $0) })
      for warning in generated.warnings { Project.note(warning) }
      var missing = MissingDependency.sentences(generated.missingDependencies)
      for sentence in missing { Project.note(sentence) }
      missing += generated.modules.compactMap(\.target.missingSourcesSentence)
      let folder = "\(build)/packages/\(target.name)\(GeneratedPackage.suffix)"
      try generated.write(to: URL(fileURLWithPath: folder))
      var package = PackageBuild(folder: folder, scratch: build, tree: tree, toolchain: toolchain, configuration: options.configuration)
      package.includesTests = forTests
      package.projectPackages = workspace.packageFolders
      package.replaced = Set(generated.checkouts.keys.map { $0.lowercased() })
      let launch = workspace.launch(of: target.id, scheme: options.scheme)
      let tests = forTests ? BundledTests(package: generated, folder: build + "/tests") : nil
      guard target.productType == .application, let module = generated.modules.first(where: { $0.target.id == target.id }) else {
        return PreparedProject(package: package, product: nil, tests: tests, missing: missing, launch: launch)
      }
      return PreparedProject(package: package, product: module.name, tests: tests, missing: missing, launch: launch) { program in
        let bundle = try ApplicationBundle(generated).layOut(in: URL(fileURLWithPath: build), executable: URL(fileURLWithPath: program))
        for warning in bundle.warnings { Project.note(warning) }
        return bundle.executable.path
      }
    } catch let error as XcodeError { throw CommandError(error.description) }
  }

  private func workspace(_ path: String) throws -> XcodeWorkspace { try XcodeWorkspace(contentsOf: URL(fileURLWithPath: path)) }

  private func choose(in workspace: XcodeWorkspace, forTests: Bool) throws -> XcodeTarget {
    if let name = options.target { return try workspace.target(named: name) }
    if let name = options.scheme { return try workspace.target(ofScheme: name) }
    if forTests, let target = try chooseTested(in: workspace) { return target }
    let applications = workspace.applications
    if applications.count == 1 { return applications[0] }
    if applications.count > 1 {
      throw CommandError("There are several applications: \(applications.map(\.name).joined(separator: ", ")). Choose one with --target.")
    }
    if let library = workspace.targets.first(where: { $0.isForIOS && $0.productType.isLibrary }) { return library }
    throw CommandError("\(workspace.url.lastPathComponent) has no application or library for iOS.")
  }

  /// Returns the target to test: the application if there is only one; otherwise the only target with tests, preferably in the workspace's
  /// own folder.
  private func chooseTested(in workspace: XcodeWorkspace) throws -> XcodeTarget? {
    let tested = try workspace.testedTargets()
    let folder = workspace.url.deletingLastPathComponent().standardizedFileURL.path
    let own = tested.filter { $0.folder == folder }
    let application = workspace.applications.count == 1 ? tested.first { $0.id == workspace.applications[0].id } : nil
    guard let target = application ?? (own.count == 1 ? own[0] : tested.count == 1 ? tested[0] : nil) else {
      guard !tested.isEmpty else { return nil }
      throw CommandError("There are tests of several targets: \(tested.map(\.name).joined(separator: ", ")). Choose one with --target.")
    }
    let others = tested.filter { $0.id != target.id }.map(\.name)
    if !others.isEmpty { Project.note("only \(target.name) is tested; --target chooses another: \(others.joined(separator: ", ")).") }
    return target
  }

  private func nothingToRun(_ package: PackageBuild) throws -> String {
    let description = try package.describe()
    // The package that represents an Xcode project has no products.
    let names =
      description.products.isEmpty ? description.targets.filter { $0.type != "test" }.map(\.name) : description.products.map(\.name)
    let libraries = names.joined(separator: ", ")
    let name = description.name.replacing(GeneratedPackage.suffix, with: "")
    return "\(name) has no program to run: it is a library (\(libraries)). 'vitrine build' builds it"
      + (description.tests.isEmpty ? "." : ", 'vitrine test' runs its tests.")
  }
}

/// A package that is ready to be built with SwiftPM, and the program in it.
struct PreparedProject {
  var package: PackageBuild
  /// The product to build; nil for all.
  var product: String?
  /// The tests of an Xcode project; nil for a Swift package.
  var tests: BundledTests?
  /// Sentences about missing dependencies, such as pods, without which the build may fail.
  var missing: [String] = []
  /// The environment variables and arguments of the Xcode project's scheme.
  var launch = LaunchSettings()
  /// Creates an application bundle for the program; nil if the program runs in SwiftPM's build folder.
  var bundle: ((_ program: String) throws -> String)?

  /// Runs `swift build|test`. If it fails, the missing dependencies are printed again, since the first message has scrolled away, and
  /// missing modules that nothing in the project names are explained.
  func run(_ verb: String, _ arguments: [String]) throws -> Int32 {
    let (status, missingModules) = try package.run(verb, arguments)
    for warning in VectorPictures(ofBundlesIn: package.productFolder()).draw() {
      Project.note(warning)
    }
    try ResourceBundleLinks(in: package.productFolder()).lay(in: package.productFolder())
    for name in package.overrides.unused(folder: package.folder, scratch: package.scratch) {
      Project.note("`--override \(name)=DIR` is not used: no manifest names \(name).")
    }
    guard status != 0 else { return 0 }
    let unexplained = missingModules.filter { name in !missing.contains { $0.contains(name) } }
    for sentence in missing + (unexplained.isEmpty ? [] : [UnbuiltParts.missing(unexplained.sorted())]) {
      FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
    }
    return status
  }

  /// Puts the host of previews into the folder of the program, as a hard link or a copy, so that it finds the program's resources.
  /// - Returns: the path of the program to start.
  func layOut(_ product: String, host: String) throws -> String {
    if let bundle { return try bundle(host) }
    let copy = "\(package.productFolder())/\(product).previews"
    try? FileManager.default.removeItem(atPath: copy)
    do {
      if link(host, copy) != 0 { try FileManager.default.copyItem(atPath: host, toPath: copy) }
    } catch { throw CommandError("\(copy) cannot be written: \(error.localizedDescription)") }
    return copy
  }

  /// Creates the bundle, if there is one.
  /// - Returns: the path of the program to start.
  func layOut(_ product: String) throws -> String {
    let program = "\(package.productFolder())/\(product)"
    return try bundle?(program) ?? program
  }
}
