import Foundation
import SampleScenes
import Testing

/// Tests the output, files and exit status of `vitrine`.
@Suite struct CommandTests {
  private let folder: Folder
  private let scene = "ContentModes"

  init() throws { folder = try Folder() }

  @Test func listNamesEveryScene() throws {
    let result = try Tool.run("list", in: folder)
    #expect(result.status == 0)
    // The list did not say whose names these are.
    #expect(result.errors == "note: These are the samples of Vitrine: there is no project in this folder.\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == SampleScenes.all.count)
    for (line, scene) in zip(lines, SampleScenes.all) {
      #expect(line.hasPrefix("\(scene.name) ") && line.contains(" \(Int(scene.size.width))x\(Int(scene.size.height)) "))
      #expect(line.contains("SampleScenes, SampleScenes.swift:"))
    }
  }

  @Test(arguments: [
    ["--help"], ["preview", "--help"], ["render", "--help"], ["tree", "--help"], ["list", "--help"], ["gallery", "--help"],
    ["bench", "--help"],
  ])
  func helpTeaches(_ arguments: [String]) throws {
    let result = try Tool.run(arguments[0], arguments.count > 1 ? arguments[1] : "--help", in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: vitrine"))
    if arguments != ["list", "--help"] { #expect(result.output.contains("EXAMPLES")) }
  }

  @Test func renderWritesAPictureOfTheSizeTimesTheScale() throws {
    let result = try Tool.run("render", scene, "-o", "a.png", "--size", "100x60", "--scale", "3", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty)
    // The header of a PNG: width and height, big-endian, at the offsets 16 and 20.
    let header = [UInt8](try folder.data("a.png").prefix(24))
    #expect(header[16..<24].elementsEqual([0, 0, 1, 44, 0, 0, 0, 180]))
  }

  @Test func theSameCommandGivesTheSameBytes() throws {
    for name in ["a.png", "b.png"] { _ = try Tool.run("render", "Animator", "-o", name, "--scale", "1", "--at", "0.3", in: folder) }
    #expect(try folder.data("a.png") == folder.data("b.png"))
  }

  @Test func framesAreNumberedPictures() throws {
    let result = try Tool.run(
      "render", scene, "-o", "f.png", "--size", "40x40", "--scale", "1", "--frames", "3", "--fps", "30", in: folder)
    #expect(result.status == 0)
    #expect(folder.names == ["f-001.png", "f-002.png", "f-003.png"])
  }

  @Test(arguments: [("f.webp", "RIFF"), ("f.gif", "GIF8")]) func aFilmIsOneFile(_ name: String, _ start: String) throws {
    let result = try Tool.run(
      "render", "Animator", "-o", name, "--size", "60x60", "--scale", "1", "--frames", "3", "--fps", "10", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names == [name])
    #expect(try folder.data(name).starts(with: start.utf8))
  }

  /// "Unexpected argument 'rendr'" named no command.
  @Test func aCommandThatIsNoneGetsTheNearestNames() throws {
    let result = try Tool.run("rendr", in: folder)
    #expect(result.status == 64 && result.errors.contains("There is no command 'rendr'. Did you mean render?"), "\(result.errors)")
    #expect(try Tool.run("help", "tree", in: folder).status == 0)
  }

  /// Its examples were wrapped in their middle.
  @Test func theHelpFitsIntoATerminal() throws {
    let lines = try Tool.run("--help", in: folder).output.split(separator: "\n")
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0 != "EXIT STATUS" }
    #expect(examples.count > 10 && examples.allSatisfy { $0.hasPrefix("  vitrine ") })
  }

  /// `--constraints` printed the numbers of objects, and all constraints of the screen at each view.
  @Test func constraintsAreToldInWords() throws {
    let result = try Tool.run("tree", "Contacts", "--constraints", in: folder)
    #expect(result.status == 0 && result.output.contains("across: ") && !result.output.contains("0x"), "\(result.errors)")
  }

  @Test func theLookOfASceneIsAnOption() throws {
    var pictures: Set<Data> = []
    for option in [[], ["--dark"], ["--right-to-left"], ["--dark", "--right-to-left"], ["--text-size", "accessibility1"]] {
      let result = try Tool.run(arguments: ["render", "Navigation", "-o", "a.png", "--scale", "1"] + option, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      pictures.insert(try folder.data("a.png"))
    }
    #expect(pictures.count == 5)
    let looks = [[], ["--right-to-left"], ["--text-size", "xLarge"], ["--text-size", "extraLarge"]]
    let trees = try looks.map { try Tool.run(arguments: ["tree", "Contacts"] + $0, in: folder).output }
    #expect(Set(trees).count == 3 && trees[2] == trees[3])
  }

  @Test func treeShowsViewsWithTheirFrames() throws {
    let result = try Tool.run("tree", scene, "--size", "320x480", in: folder)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("UIWindow (0 0; 320 480)") == true)
    #expect(lines.count > 5 && lines[1].hasPrefix("  "))
    let top = try Tool.run("tree", scene, "--size", "320x480", "--depth", "0", in: folder)
    #expect(top.output.split(separator: "\n").count == 1)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var status: Int32
    var says: [String]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(arguments: ["render", "ContentMode", "-o", "a.png"], status: 64, says: ["ContentModes", "vitrine list"]),
    Mistake(arguments: ["tree", "Typografy"], status: 64, says: ["Did you mean Typography?"]),
    Mistake(arguments: ["preview", "zzzzzzzz"], status: 64, says: ["no preview named 'zzzzzzzz'", "vitrine list"]),
    Mistake(arguments: ["render", "Feed"], status: 64, says: ["output"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.bmp"], status: 64, says: [".png, .jpg, .webp, .gif, .mp4 or .pdf"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--size", "12"], status: 64, says: ["'12'", "375x667"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--size", "0x10"], status: 64, says: ["1 to 16384 pixels"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--size", "1e9x1e9"], status: 64, says: ["1 to 16384 pixels"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--size", "nanxnan"], status: 64, says: ["375x667"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--scale", "100"], status: 64, says: ["0.25 to 8"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--scale", "nan"], status: 64, says: ["0.25 to 8"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--at", "nan"], status: 64, says: ["0 to 3600"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--at", "-1"], status: 64, says: ["--at"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--at", "1e300"], status: 64, says: ["0 to 3600"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--frames", "0"], status: 64, says: ["1 to 36000"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--frames", "2", "--fps", "inf"], status: 64, says: ["0.1 to 240"]),
    Mistake(arguments: ["render", "Feed", "-o", "a.png", "--fps", "30"], status: 64, says: ["--frames"]),
    Mistake(arguments: ["render", "Feed", "-o", "none/a.png"], status: 1, says: ["none/a.png", "mkdir -p"]),
    Mistake(arguments: ["render", "Feed", "-o", "/proc/a.png"], status: 1, says: ["cannot write '/proc/a.png'"]),
    Mistake(arguments: ["tree", "Feed", "--depth", "-1"], status: 64, says: ["--depth"]),
    Mistake(arguments: ["tree", "Feed", "--text-size", "huge"], status: 64, says: ["--text-size huge", "xxxLarge", "accessibility5"]),
    Mistake(arguments: ["nonsense"], status: 64, says: ["nonsense"]),
  ]

  @Test(arguments: mistakes) func aMistakeIsAnsweredWithWhatToDo(_ mistake: Mistake) throws {
    let result = try Tool.run(arguments: mistake.arguments, in: folder)
    #expect(result.status == mistake.status, "\(result.errors)")
    for text in mistake.says { #expect(result.errors.contains(text), "\(result.errors)") }
    #expect(result.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func withoutADisplayTheWindowSaysHowToGetOne() throws {
    let result = try Tool.run(
      "preview", scene,
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": nil, "SDL_VIDEODRIVER": "x11"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("DISPLAY") && result.errors.contains("xvfb-run") && result.errors.contains("vitrine render"))
  }

  @Test func aFolderIsNoFile() throws {
    try FileManager.default.createDirectory(atPath: folder.path("a.png"), withIntermediateDirectories: true)
    let result = try Tool.run("render", scene, "-o", "a.png", in: folder)
    #expect(result.status == 1 && result.errors.contains("it is a folder"))
  }
}
