import Foundation
import Testing

/// Tests the commands for Interface Builder files.
@Suite struct InterfaceFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Returns two scenes. A button in the first shows the second.
  static func storyboard(width: Int = 120, title: String = "Press", extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"
      useSafeAreas="YES" initialViewController="one">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="One" id="one" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <color key="backgroundColor" systemColor="systemIndigoColor"/></view>
    <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="words">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="press"><state key="normal" title="\(title)"/>
    <connections><segue destination="two" kind="show" id="g1"/></connections></button>
    \(extra)
    </subviews>
    <viewLayoutGuide key="safeArea" id="sa"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="30" id="c2"/>
    <constraint firstItem="box" firstAttribute="width" constant="\(width)" id="c3"/>
    <constraint firstItem="box" firstAttribute="height" constant="50" id="c4"/>
    <constraint firstItem="words" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c5"/>
    <constraint firstItem="words" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="10" id="c6"/>
    <constraint firstItem="press" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c7"/>
    <constraint firstItem="press" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="200" id="c8"/>
    </constraints></view></viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Two" id="two" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemTealColor"/></view></viewController></objects>
    <point key="canvasLocation" x="500" y="0"/></scene>
    </scenes>
    </document>

    """
  }

  private func write(_ text: String, _ name: String = "Main.storyboard") throws -> String {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    return folder.path(name)
  }

  private func size(_ name: String) throws -> [Int] {
    let header = [UInt8](try folder.data(name).prefix(24))
    return [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  // MARK: render

  @Test func aSceneIsDrawnForItsDevice() throws {
    let file = try write(Self.storyboard())
    let one = try Tool.run("render", file, "--scene", "One", "-o", "one.png", "--scale", "1", in: folder)
    #expect(one.status == 0 && one.errors.isEmpty, "\(one.errors)")
    #expect(try size("one.png") == [375, 667])
    for (options, wanted) in [
      (["--orientation", "landscape"], [667, 375]), (["--device", "retina6_12"], [393, 852]), (["--device", "iPhone 8"], [375, 667]),
    ] {
      let result = try Tool.run(arguments: ["render", file, "--scene", "one", "-o", "b.png", "--scale", "1"] + options, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try size("b.png") == wanted, "\(options)")
    }
    #expect(try folder.data("b.png") == folder.data("one.png"), "a scene is found by both its identifiers")
  }

  @Test func theBoardHasAllScenes() throws {
    let file = try write(Self.storyboard())
    #expect(try Tool.run("render", file, "-o", "board.png", "--scale", "1", in: folder).status == 0)
    let board = try size("board.png")
    #expect(board[0] >= 500 + 375 && board[1] >= 667)
  }

  @Test func theLookIsAnOption() throws {
    let file = try write(Self.storyboard())
    var pictures: Set<Data> = []
    for option in [[], ["--dark"], ["--right-to-left"], ["--text-size", "xxxLarge"]] {
      let result = try Tool.run(arguments: ["render", file, "--scene", "One", "-o", "a.png", "--scale", "1"] + option, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      pictures.insert(try folder.data("a.png"))
    }
    #expect(pictures.count == 4)
  }

  @Test func mistakesAreExplained() throws {
    let file = try write(Self.storyboard()), broken = try write("<document>\n<a>\n</b>\n", "Broken.xib")
    let scene = try Tool.run("render", file, "--scene", "Three", "-o", "a.png", in: folder)
    #expect(scene.status != 0 && scene.errors.contains("Three") && scene.errors.contains("One, Two"))
    let device = try Tool.run("render", file, "--device", "Toaster", "-o", "a.png", in: folder)
    #expect(device.status != 0 && device.errors.contains("Toaster") && device.errors.contains("vitrine list --devices"))
    let text = try Tool.run("render", file, "--text-size", "huge", "-o", "a.png", in: folder)
    #expect(text.status != 0 && text.errors.contains("xxxLarge"))
    for command in [["render", broken, "-o", "a.png"], ["layout", broken], ["diff", file, broken]] {
      let result = try Tool.run(arguments: command, in: folder)
      #expect(result.status != 0 && result.errors.contains("Broken.xib:3: "), "\(command[0]): \(result.errors)")
    }
    #expect(try Tool.run("render", "Nothing.storyboard", "-o", "a.png", in: folder).errors.contains("Nothing.storyboard"))
    #expect(!folder.has("a.png"))
  }

  // MARK: layout

  private struct Row: Decodable {
    var id: String
    var frame: [Double]
  }

  @Test func layoutPrintsFramesOfEveryView() throws {
    let result = try Tool.run("layout", try write(Self.storyboard()), "--json", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
    let frames = Dictionary(rows.map { ($0.id, $0.frame) }) { first, _ in first }
    #expect(Set(frames.keys) == ["v1", "box", "words", "press", "v2"])
    // The height of the status bar is 20 points.
    #expect(frames["v1"] == [0, 0, 375, 667] && frames["box"] == [20, 50, 120, 50])
    #expect(frames["words"].map { [$0[0], $0[1]] } == [20, 110])
  }

  // MARK: diff

  @Test func diffSaysWhatChanged() throws {
    let old = try write(Self.storyboard(), "Old.storyboard")
    let extra = "<switch fixedFrame=\"YES\" id=\"new\"><rect key=\"frame\" x=\"9\" y=\"400\" width=\"51\" height=\"31\"/></switch>"
    let new = try write(Self.storyboard(width: 90, title: "Push", extra: extra), "New.storyboard")
    let result = try Tool.run("diff", old, new, "-o", "d.png", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = Set(result.output.split(separator: "\n").map(String.init))
    #expect(lines.contains("view (box) is 90 x 50 in place of 120 x 50"), "\(lines)")
    #expect(lines.contains("switch (new) was added"))
    #expect(lines.contains { $0.hasPrefix("button \"Push\" (press)") })
    #expect(!lines.contains { $0.contains("(words)") || $0.contains("(v2)") }, "what is as it was is not named")
    let back = try Tool.run("diff", new, old, in: folder)
    #expect(back.output.contains("switch (new) was removed"))
    let picture = try size("d.png")
    #expect(picture[0] > 2 * (500 + 375) && picture[1] >= 667, "both boards side by side")
  }

  @Test func diffOfTheSameFileSaysSo() throws {
    let file = try write(Self.storyboard())
    let result = try Tool.run("diff", file, file, in: folder)
    #expect(result.status == 0 && result.output == "nothing that shows is different\n")
  }

  // MARK: The fonts of the project

  /// Eight letters of a monospaced font are 97 points wide; those of the substitute are much narrower.
  @Test(arguments: ["Project/App/Fonts", "Elsewhere"]) func textHasTheSizeOfTheFontInTheProject(_ place: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("Project/App/Base.lproj"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder.path("Project/Own.xcodeproj"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder.path(place), withIntermediateDirectories: true)
    try files.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", toPath: folder.path("\(place)/DejaVuSansMono.ttf"))
    let text = Self.storyboard(
      extra: """
        <label text="iiiiiiii" translatesAutoresizingMaskIntoConstraints="NO" id="own">
        <fontDescription key="fontDescription" name="DejaVuSansMono" family="DejaVu Sans Mono" pointSize="20"/></label>
        """
    ).replacingOccurrences(
      of: "<scenes>",
      with: """
        <customFonts key="customFonts"><array key="DejaVuSansMono.ttf"><string>DejaVuSansMono</string></array></customFonts><scenes>
        """
    ).replacingOccurrences(
      of: "<constraints>",
      with: """
        <constraints><constraint firstItem="own" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="c9"/>
        """)
    let file = try write(text, "Project/App/Base.lproj/Main.storyboard")
    let result = try Tool.run("layout", file, in: folder)
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("own ") }, "\(result.errors)")
    let width = try #require(line.split(separator: " ").dropFirst(3).first.flatMap { Double($0) })
    if place == "Elsewhere" { #expect(width < 60) } else { #expect(abs(width - 96.5) <= 0.5) }
  }
}
