import CoreGraphics
import Foundation
import Hosting
import Testing

@testable import Workbench

@MainActor
struct ModelTests {
  private let supervisor = RecordingSupervisor()

  private func model() -> WorkbenchModel {
    let model = WorkbenchModel(supervisor)
    model.preferences = WorkbenchPreferences()
    return model
  }

  private func view(_ id: Int, _ depth: Int, _ type: String = "UIView") -> InspectedView {
    InspectedView(id: id, depth: depth, type: type, corners: [0, 0, 10, 0, 10, 10, 0, 10])
  }

  @Test func aChangedLookIsSentOnce() {
    let model = model()
    model.change { $0.isDark = true }
    model.change { $0.isDark = true }
    #expect(supervisor.sent == [.look(model.look)])
    #expect(model.look.isDark)
  }

  @Test func textSizesEndAtTheLargestAndTheSmallest() {
    let model = model()
    model.changeTextSize(by: 1)
    #expect(model.look.textSize == "xLarge")
    model.changeTextSize(by: 100)
    #expect(model.look.textSize == "accessibility5")
    model.changeTextSize(by: -8)
    #expect(model.look.textSize == nil)
  }

  @Test func devicesAndLanguagesAreVisitedInARound() {
    let model = model()
    model.changeDevice(by: 1)
    #expect(model.look.device == "iPhone SE (3rd generation)")
    model.changeDevice(by: -1)
    #expect(model.look.device == nil)
    model.changeDevice(by: -1)
    #expect(model.look.model?.isPad == true)
    model.changeLanguage(by: 1)
    #expect(model.look.locale == WorkbenchModel.languages.first)
    model.changeLanguage(by: WorkbenchModel.languages.count)
    #expect(model.look.locale == nil)
  }

  @Test func faultsAreForgottenWithTheViewsThatHaveThem() {
    let model = model()
    model.show(.audit)
    let finding = AuditFinding(.contrast, .error, view: view(3, 1), frame: [0, 0, 9, 9], text: "pale", suggestion: "darker")
    model.answer(.audit, .audit([finding]))
    #expect(model.findings == [finding])
    model.hostConnected()
    #expect(model.findings == nil)
    model.refreshNow()
    model.answer(.audit, .audit([finding]))
    model.received(
      .previews([HostedPreview(name: "A", summary: ""), HostedPreview(name: "B", summary: "")], shown: 1, look: PreviewLook()))
    #expect(model.findings == nil)
  }

  @Test func theLastPreviewAndItsSettingsComeBackOnce() {
    let model = model(), previews = ["A", "B"].map { HostedPreview(name: $0, summary: "") }
    var look = PreviewLook()
    look.isDark = true
    (model.preferences.preview, model.preferences.look) = ("B", look)
    model.restoration = WorkbenchRestoration(preview: true, look: true)
    model.received(.previews(previews, shown: 0, look: PreviewLook()))
    #expect(supervisor.sent == [.look(look), .show(preview: 1)])
    supervisor.sent = []
    model.received(.previews(previews, shown: 1, look: look))
    #expect(supervisor.sent.isEmpty && model.preferences.preview == "B")
    model.received(.previews(previews, shown: 0, look: look))
    model.change { $0.textSize = "xSmall" }
    #expect(model.preferences.preview == "A" && model.preferences.look?.textSize == "xSmall" && model.preferences.look?.isDark == true)
  }

  @Test func whatTheCommandLineNamesIsNotReplaced() {
    let model = model(), previews = ["A", "B"].map { HostedPreview(name: $0, summary: "") }
    (model.preferences.preview, model.preferences.look) = ("B", PreviewLook())
    model.restoration = WorkbenchRestoration(preview: false, look: false)
    var look = PreviewLook()
    look.isDark = true
    model.received(.previews(previews, shown: 0, look: look))
    #expect(supervisor.sent.isEmpty && model.look.isDark)
  }

  @Test func previewsOutsideTheCatalogueAreNotAskedFor() {
    let model = model()
    model.received(.previews([HostedPreview(name: "A", summary: "")], shown: 0, look: PreviewLook()))
    model.show(1)
    model.show(-1)
    #expect(supervisor.sent.isEmpty)
    model.show(0)
    #expect(supervisor.sent == [.show(preview: 0)])
  }

  @Test func aQuestionIsNotAskedAgainBeforeItsAnswer() {
    let model = model()
    model.refreshNow()
    model.refreshNow()
    #expect(supervisor.questions.map(\.request) == [.tree])
    model.answer(.tree, .tree(InspectedTree(views: [view(1, 0)])))
    #expect(model.tree.map(\.id) == [1])
    model.refreshNow()
    #expect(supervisor.questions.count == 2)
  }

  @Test func theSelectionFindsItsViewInTheNextHost() {
    let model = model()
    model.refreshNow()
    model.answer(.tree, .tree(InspectedTree(views: [view(1, 0, "UIWindow"), view(2, 1), view(3, 2, "UILabel"), view(4, 2, "UILabel")])))
    model.selected = 4
    model.hostConnected()
    model.refreshNow()
    model.answer(
      .tree, .tree(InspectedTree(views: [view(11, 0, "UIWindow"), view(12, 1), view(13, 2, "UILabel"), view(14, 2, "UILabel")])))
    #expect(model.selected == 14)
    model.hostConnected()
    model.refreshNow()
    model.answer(.tree, .tree(InspectedTree(views: [view(21, 0, "UIWindow")])))
    #expect(model.selected == nil)
  }

  @Test func theNextHostMayGiveTheNumberOfTheSelectionToAnotherView() {
    let model = model()
    model.refreshNow()
    model.answer(.tree, .tree(InspectedTree(views: [view(1, 0, "UIWindow"), view(2, 1, "UILabel"), view(3, 1, "UIImageView")])))
    model.selected = 2
    model.collapsedViews = [1, 3]
    model.hostConnected()
    model.set("alpha", to: "0")
    model.refreshNow()
    #expect(supervisor.questions.map(\.request) == [.tree, .details(view: 2), .tree], "no number of the last host is sent to the next one")
    model.answer(.tree, .tree(InspectedTree(views: [view(3, 0, "UIWindow"), view(4, 1, "UILabel"), view(2, 1, "UIImageView")])))
    #expect(model.selected == 4 && model.collapsedViews == [3, 2])
    model.set("alpha", to: "0")
    #expect(supervisor.questions.last?.request == .set(view: 4, property: "alpha", value: "0"))
  }

  @Test func theClipboardIsReadAfterTheFirstFrame() async throws {
    let model = model()
    var reads = 0
    model.clipboardText = {
      reads += 1
      return "text"
    }
    model.hostConnected()
    #expect(reads == 0, "its owner may take a second to answer")
    for _ in 0..<2 { model.showPicture(width: 4, height: 4, scale: 1) }
    #expect(reads == 0)
    for _ in 0..<100 where reads == 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(reads == 1 && supervisor.sent.contains(.clipboard("text")))
  }

  @Test func theSourceOfASceneIsItsStoryboard() {
    let model = model()
    func source(_ summary: String, file: String? = nil) -> SourcePlace? {
      model.received(.previews([HostedPreview(name: "A", summary: summary, file: file, line: 3)], shown: 0, look: PreviewLook()))
      return model.source
    }
    #expect(source("Main.storyboard:12") == SourcePlace(file: "Main.storyboard", line: 12))
    #expect(source("Main.storyboard:12", file: "/a/A.swift") == SourcePlace(file: "/a/A.swift", line: 3))
    #expect(source("Rows that scroll") == nil)
  }

  @Test func aFailedQuestionForDetailsEndsTheSelection() {
    let model = model()
    model.selected = 7
    model.answer(.details(view: 6), .failure("The view is gone."))
    #expect(model.selected == 7, "the answer concerns an earlier selection")
    model.answer(.details(view: 7), .failure("The view is gone."))
    #expect(model.selected == nil)
    #expect(model.inspectorFailure == "The view is gone.")
  }

  @Test func thePictureIsKeptApartFromTheHosts() throws {
    let model = model()
    model.showPicture(width: 40, height: 20, scale: 2, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(model.picture.pointSize == CGSize(width: 20, height: 10))
    let image = try #require(model.picture.image())
    #expect(Array(image.pixels.bytes(of: image.pixels.bounds).prefix(4)) == [0, 0xFF, 0, 0xFF])
  }

  @Test func aPathFindsTheViewThatItCameFrom() throws {
    let tree = [
      view(1, 0, "W"), view(2, 1, "A"), view(3, 2, "B"), view(4, 2, "B"), view(5, 1, "A"), view(6, 2, "B"), view(7, 0, "W"),
      view(8, 1, "A"),
    ]
    for view in tree {
      let path = try #require(ViewPathStep.path(to: view.id, in: tree))
      #expect(ViewPathStep.view(at: path, in: tree) == view.id)
    }
    #expect(ViewPathStep.path(to: 9, in: tree) == nil)
  }
}

struct DistanceTests {
  @Test func separateViewsHaveTheDistancesOfTheirFacingEdges() {
    let distances = ViewDistance.between(CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 4, width: 10, height: 10))
    #expect(distances == [ViewDistance(from: CGPoint(x: 10, y: 7), to: CGPoint(x: 30, y: 7))])
    #expect(
      ViewDistance.between(CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 40, width: 5, height: 5)).map(\.length) == [20, 30])
  }

  @Test func aViewInAnotherHasFour() {
    let distances = ViewDistance.between(CGRect(x: 10, y: 5, width: 20, height: 10), CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(distances.map(\.length) == [10, 70, 5, 35])
  }
}

struct PreferencesTests {
  @Test func theyComeBackFromTheFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workbench-\(UUID())/window.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    var preferences = WorkbenchPreferences()
    (preferences.width, preferences.zoom, preferences.showsList) = (900, 2, false)
    (preferences.preview, preferences.look) = ("Login", PreviewLook())
    preferences.look?.device = "iPhone 16"
    preferences.save(to: file)
    #expect(WorkbenchPreferences.load(from: file) == preferences)
  }

  @Test(arguments: ["", "{", "[]", "{\"width\": \"wide\"}"])
  func aDamagedFileCountsAsNone(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workbench-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    #expect(WorkbenchPreferences.load(from: file) == WorkbenchPreferences())
  }

  @Test func valuesOutOfRangeAreLimited() throws {
    let text = "{\"width\": 1e300, \"height\": -4, \"zoom\": 99}"
    let preferences = try JSONDecoder().decode(WorkbenchPreferences.self, from: Data(text.utf8))
    #expect(preferences.width == 8000 && preferences.height == 300 && preferences.zoom == 8)
  }
}

struct ColorTests {
  @Test(arguments: ["#1E90FF", "#1E90FF80", "#000000", "#FFFFFF00"])
  func aColorIsWrittenAsItIsRead(_ text: String) { #expect(InspectedColor(text)?.text == text) }

  @Test func theSignMayBeLeftOut() { #expect(InspectedColor("1e90ff") == InspectedColor(red: 0x1E, green: 0x90, blue: 0xFF, alpha: 0xFF)) }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#GGGGGG", "+12345", "＃１２３４５６", "#１２３４５６"])
  func otherTextsAreNoColors(_ text: String) { #expect(InspectedColor(text) == nil) }
}

struct ConsoleTests {
  private func lines(_ parts: String...) -> [String] {
    var console = ConsoleText()
    for part in parts { console.add(part) }
    return console.lines
  }

  @Test func partsAreJoinedToLines() {
    #expect(lines("one\ntw", "o\n", "three") == ["one", "two", "three"])
    #expect(lines("a\n\nb", "\n") == ["a", "", "b"])
    #expect(lines("", "\n").isEmpty)
  }

  @Test func longOutputIsCutOff() {
    let many = lines((0..<2000).map { "\($0)\n" }.joined())
    #expect(many.count == ConsoleText.maximumLines && many.last == "1999")
    let long = lines(String(repeating: "x", count: 5000), "y")
    #expect(long.count == 1 && long[0].count == ConsoleText.maximumLineLength)
  }
}
