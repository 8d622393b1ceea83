import ArgumentParser
import Foundation

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a UIKit package or Xcode project, whose sources stay as they are.",
    usage: "vitrine build [<options>]",
    help: """
      Everything that is made goes into .build/vitrine of the project's folder.

      EXIT STATUS
        0; 1 where the project does not build or cannot be read; 64 if the arguments are not valid.
      """)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let status = try ProjectBuild(options).build()
    guard status == 0 else { throw ExitCode(1) }
  }
}

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds a project and runs its own XCTest and Swift Testing suites.",
    usage: "vitrine test [<options>]",
    help: """
      Where comparisons of pictures by VitrineTesting fail, .build/vitrine/snapshots/report.html shows them.

      EXIT STATUS
        0; 1 where a test fails or the project does not build; 64 if the arguments are not valid.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(help: ArgumentHelp("Runs the tests whose names match.", valueName: "pattern"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "The device whose screen the tests see, such as \"iPhone 15\": for pictures that were recorded on one.", valueName: "name"),
    transform: DeviceName.init)
  var device: DeviceName?

  @Option(help: SystemLookName.help, transform: SystemLookName.init)
  var look: SystemLookName?

  @Option(
    help: ArgumentHelp("The locale of the tests, such as de_DE; en_US, as in the simulators of iOS, if left out.", valueName: "name"),
    transform: LocaleName.init)
  var locale: LocaleName?

  func run() throws {
    let build = try ProjectBuild(options), start = Date()
    let environment = DeviceName.environment(device).merging(SystemLookName.environment(look)) { $1 }
      .merging(LocaleName.environment(locale)) { $1 }
    let status = try build.test(filter: filter, environment: environment)
    guard status == 0 else {
      try showFailedComparisons(in: build.folder, since: start)
      throw ExitCode(1)
    }
  }

  /// Writes the report of the failed comparisons that `VitrineTesting` left in its usual folder, in the current folder or in the project's.
  private func showFailedComparisons(in folder: String, since start: Date) throws {
    let candidates = [FileManager.default.currentDirectoryPath, folder].map { FailedComparisons(in: $0 + "/out/snapshots", since: start) }
    guard let failed = candidates.first(where: { !$0.isEmpty }) else { return }
    _ = try failed.write(SnapshotOutput(folder: folder + "/.build/vitrine/snapshots", options: ReportOptions()))
  }
}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds an application and shows it in a window.",
    help: """
      The application sees a bundle as Xcode lays it out, and a container of its own for documents and preferences.
      With -o there is no window: it runs for some seconds of its own clock and leaves a picture of its screen.

      EXIT STATUS
        the application's; 1 where the project does not build; 64 if the arguments are not valid.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A picture of the screen, without a window; .png, .jpg, .webp or .gif.", valueName: "file"),
    transform: PictureFile.init)
  var output: PictureFile?

  @Option(
    help: ArgumentHelp("With -o: how long the application runs before the picture; 1 if left out.", valueName: "seconds"),
    transform: Seconds.init)
  var after: Seconds?

  @Option(help: ArgumentHelp("The size of the screen in points, such as 390x844.", valueName: "WxH"), transform: PointSize.init)
  var size: PointSize?

  @Option(
    help: ArgumentHelp(
      "The device on which the application runs, such as \"iPhone 15\"; `vitrine list --devices` shows them.", valueName: "name"),
    transform: DeviceName.init)
  var device: DeviceName?

  @Option(help: SystemLookName.help, transform: SystemLookName.init)
  var look: SystemLookName?

  @Option(
    help: ArgumentHelp("The locale of the application, such as de_DE; en_US, as in the simulators of iOS, if left out.", valueName: "name"),
    transform: LocaleName.init)
  var locale: LocaleName?

  @OptionGroup var keyboard: KeyboardOptions

  @Option(help: ArgumentHelp("Where documents and preferences lie; .build/vitrine/container if left out.", valueName: "folder"))
  var container: String?

  @Argument(parsing: .postTerminator, help: ArgumentHelp("What the application gets as its arguments, after --."))
  var arguments: [String] = []

  func run() throws {
    var environment = options.programEnvironment.merging(DeviceName.environment(device)) { $1 }
    environment.merge(SystemLookName.environment(look)) { $1 }
    environment.merge(LocaleName.environment(locale)) { $1 }
    if let output {
      // Checks that the picture can be written, before the build takes minutes.
      try OutputFile(path: output.path).checkWritable()
      environment["VITRINE_PICTURE"] = Project.absolute(output.path)
      environment["VITRINE_SECONDS"] = "\(after?.value ?? 1)"
    }
    if let size { environment["VITRINE_WINDOW"] = "\(Int(size.size.width))x\(Int(size.size.height))" }
    if keyboard.keyboard != .off { environment["VITRINE_KEYBOARD"] = keyboard.keyboard.rawValue }
    let status = try ProjectBuild(options).run(arguments, environment: environment, container: container)
    if status > 128 { FileHandle.standardError.write(Data("vitrine: the application was ended by signal \(status - 128)\n".utf8)) }
    guard status == 0 else { throw ExitCode(status) }
  }
}
