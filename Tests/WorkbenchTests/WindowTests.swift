import Display
import Foundation
import Hosting
import Raster
import Testing
import UIKit
import VitrineTesting

@testable import Workbench

/// Tests the window on a screen without a display.
@MainActor
@Suite(.serialized)
struct WindowTests {
  private let supervisor = RecordingSupervisor()

  /// Shows the window with a picture of 200 x 300 points, at a zoom of 1.
  private func window() -> (HeadlessScreen, WorkbenchController) {
    let screen = HeadlessScreen(size: CGSize(width: 1000, height: 700), scale: 1)
    let model = WorkbenchModel(supervisor)
    model.preferences = WorkbenchPreferences()
    let controller = WorkbenchController(model) { _ in }
    screen.show(controller)
    model.received(
      .previews(
        [HostedPreview(name: "First", summary: "a.swift:1"), HostedPreview(name: "Second", summary: "b.swift:2")], shown: 0,
        look: PreviewLook()))
    model.showPicture(width: 400, height: 600, scale: 2)
    screen.settle()
    supervisor.sent = []
    return (screen, controller)
  }

  /// Returns the position in the window of a point of the host.
  private func place(of x: CGFloat, _ y: CGFloat, in controller: WorkbenchController) -> CGPoint {
    let canvas = controller.canvas.canvas
    return canvas.convert(CGPoint(x: canvas.pictureFrame.minX + x * canvas.zoom, y: canvas.pictureFrame.minY + y * canvas.zoom), to: nil)
  }

  private func touch(_ phase: TouchSample.Phase, _ point: CGPoint) -> DisplayEvent {
    .touches([TouchSample(id: 0, phase: phase, location: point, timestamp: 1)])
  }

  private var sentEvents: [DisplayEvent] {
    supervisor.sent.compactMap { message in
      guard case .event(let line) = message, let entry = try? EventReader.entry(line), case .event(let event) = entry.content else {
        return nil
      }
      return event
    }
  }

  @Test func thePictureIsShownInTheMiddle() {
    let (screen, controller) = window()
    #expect(screen.color(at: place(of: 100, 150, in: controller)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(controller.canvas.zoom == 1)
  }

  @Test func aClickInTheListShowsThatPreview() throws {
    let (screen, controller) = window()
    let row = try #require(controller.view.subviews(UILabel.self).first { $0.text == "Second" })
    let point = row.convert(CGPoint(x: 5, y: row.bounds.midY), to: nil)
    screen.touch(.began, at: point)
    screen.advance(by: 0.2)
    screen.touch(.ended, at: point)
    screen.advance(by: 0.2)
    #expect(supervisor.sent.contains(.show(preview: 1)))
  }

  @Test func touchesOnThePictureGoToTheHostInItsPoints() {
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    controller.model.preferences.zoom = 0.5
    controller.view.layoutIfNeeded()
    let input = CanvasInput(controller.model, controller.canvas)
    #expect(input.takes(touch(.began, place(of: 40, 60, in: controller)), at: 1))
    // A finger that went down on the picture belongs to the host until it is up, wherever it moves.
    #expect(input.takes(touch(.moved, CGPoint(x: 5, y: 5)), at: 1))
    #expect(input.takes(touch(.ended, place(of: 40, 70, in: controller)), at: 1))
    guard case .touches(let first)? = sentEvents.first, case .touches(let last)? = sentEvents.last else {
      Issue.record("no touches were sent")
      return
    }
    #expect(sentEvents.count == 3)
    #expect(first[0].location == CGPoint(x: 40, y: 60) && last[0].location == CGPoint(x: 40, y: 70))
  }

  @Test func touchesElsewhereStayInTheWindow() {
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    let input = CanvasInput(controller.model, controller.canvas)
    #expect(!input.takes(touch(.began, CGPoint(x: 20, y: 20)), at: 1))
    #expect(!input.takes(.key(KeySample(phase: .down, usage: KeyUsage(rawValue: 4), characters: "a")), at: 1))
    #expect(sentEvents.isEmpty)
  }

  @Test func keysGoToTheHostAfterAClickOnThePicture() {
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    let input = CanvasInput(controller.model, controller.canvas)
    _ = input.takes(touch(.began, place(of: 1, 1, in: controller)), at: 1)
    _ = input.takes(touch(.ended, place(of: 1, 1, in: controller)), at: 1)
    #expect(input.takes(.text("é"), at: 1))
    #expect(sentEvents.last == .text("é"))
  }

  @Test func pickingAsksForTheViewAndSelectsIt() {
    let (screen, controller) = window()
    let model = controller.model
    model.refreshNow()
    model.answer(
      .tree, .tree(InspectedTree(views: [InspectedView(id: 5, depth: 0, type: "UIWindow", corners: [0, 0, 200, 0, 200, 300, 0, 300])])))
    model.isPicking = true
    let input = CanvasInput(model, controller.canvas)
    #expect(input.takes(.hover(HoverSample(phase: .moved, location: place(of: 30, 40, in: controller), timestamp: 1)), at: 1))
    model.answer(.hit(x: 30, y: 40), .view(5))
    #expect(model.pointed == 5)
    _ = input.takes(touch(.began, place(of: 30, 40, in: controller)), at: 1)
    _ = input.takes(touch(.ended, place(of: 30, 40, in: controller)), at: 1)
    model.answer(.hit(x: 30, y: 40), .view(5))
    #expect(model.selected == 5)
    // A click may be over before the host has answered what is under it.
    model.selected = nil
    model.pointed = nil
    _ = input.takes(touch(.began, place(of: 50, 60, in: controller)), at: 1)
    _ = input.takes(touch(.ended, place(of: 50, 60, in: controller)), at: 1)
    #expect(model.selected == nil)
    model.answer(.hit(x: 50, y: 60), .view(5))
    #expect(model.selected == 5)
    #expect(sentEvents.isEmpty)
    // The outline is drawn over the picture.
    screen.settle()
    #expect(screen.color(at: place(of: 100, 0.5, in: controller)) != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func anEditedPropertyIsSent() throws {
    let (screen, controller) = window()
    let model = controller.model
    model.preferences.inspectorPage = InspectorPage.properties.rawValue
    model.refreshNow()
    let view = InspectedView(id: 5, depth: 0, type: "UIView", corners: [0, 0, 9, 0, 9, 9, 0, 9])
    model.answer(.tree, .tree(InspectedTree(views: [view])))
    model.selected = 5
    var details = InspectedDetails(view: view)
    details.classes = ["UIView"]
    details.properties = [InspectedProperty("isHidden", .flag, value: "false", isChanged: true)]
    model.answer(.details(view: 5), .details(details))
    screen.settle()
    let flag = try #require(controller.view.firstSubview(UISwitch.self) { !$0.isHidden && $0.window != nil })
    flag.isOn = true
    flag.sendActions(for: .valueChanged)
    #expect(supervisor.questions.last?.request == .set(view: 5, property: "isHidden", value: "true"))
  }

  @Test func whatIsPrintedIsShownBelowTheCanvas() throws {
    let (screen, controller) = window()
    let model = controller.model, height = controller.canvas.view.frame.height
    model.hostWrote("hel")
    model.hostWrote("lo\n")
    model.preferences.showsConsole = true
    screen.settle()
    let text = try #require(controller.view.firstSubview(UITextView.self) { $0.text == "hello" })
    #expect(text.convert(text.bounds, to: nil).minY > 500 && controller.canvas.view.frame.height < height)
    model.hostWrote((0..<100).map { "line \($0)\n" }.joined())
    screen.settle()
    #expect(text.contentOffset.y > 500, "the end is in sight")
    let clear = try #require(controller.view.firstSubview(UIButton.self) { $0.title(for: .normal) == "Clear" })
    screen.tap(at: clear.convert(CGPoint(x: 20, y: 10), to: nil))
    #expect(model.console.lines.isEmpty && text.text == "What the preview prints appears here.")
    model.preferences.showsConsole = false
    screen.settle()
    #expect(controller.canvas.view.frame.height == height)
  }

  @Test func aFaultLeadsToItsView() throws {
    let (screen, controller) = window()
    let model = controller.model
    model.show(.audit)
    let view = InspectedView(id: 5, depth: 0, type: "UILabel", text: "Pale", corners: [0, 0, 9, 0, 9, 9, 0, 9])
    model.answer(.tree, .tree(InspectedTree(views: [view])))
    model.answer(.audit, .audit([]))
    screen.settle()
    #expect(controller.view.subviews(UILabel.self).contains { $0.text?.hasPrefix("Nothing was found") == true })
    var finding = AuditFinding(
      .contrast, .error, view: view, frame: [0, 0, 9, 9], text: "The contrast is 1.5.", suggestion: "Use #595959.")
    (finding.source, finding.similarCount) = ("Login.swift:12", 2)
    model.refreshNow()
    model.answer(.audit, .audit([finding]))
    screen.settle()
    let label = try #require(controller.view.firstSubview(UILabel.self) { $0.text == "The contrast is 1.5." })
    #expect(
      controller.view.subviews(UILabel.self).contains {
        $0.text == "UILabel \"Pale\", and 2 more like it, Login.swift:12\nUse #595959."
      })
    screen.tap(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
    #expect(model.selected == 5)
  }

  @Test func anErrorStandsOverTheLastPicture() {
    let (screen, controller) = window()
    let before = screen.color(at: place(of: 100, 20, in: controller))
    controller.model.noticeChanged("a.swift:1: error: no such colour")
    screen.settle()
    let notices = controller.view.subviews(UILabel.self).filter { $0.text?.contains("no such colour") == true }
    #expect(notices.count == 1)
    #expect(screen.color(at: place(of: 100, 20, in: controller)) == before)
    controller.model.noticeChanged(nil)
    #expect(controller.view.subviews(UILabel.self).allSatisfy { $0.text?.contains("no such colour") != true })
  }

  /// The outlines of system bars are drawn over the picture, without changing it, in a visible colour.
  @Test func aDeviceHasAStatusBarAndAHomeIndicator() throws {
    let (screen, controller) = window()
    let model = controller.model
    model.change { $0.device = "iPhone 15" }
    func brightness(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var white: CGFloat = -1
      screen.color(at: place(of: x, y, in: controller)).getWhite(&white, alpha: nil)
      return white
    }
    for shade in [CGFloat(1), 0] {
      model.showPicture(width: 393, height: 852, scale: 1, color: CGColor(gray: shade, alpha: 1))
      screen.settle()
      #expect(abs(brightness(196.5, 841.5) - shade) > 0.7, "the home indicator")
      #expect(brightness(196.5, 30) == 0, "the island")
      #expect(brightness(100, 400) == shade)
    }
    model.showPicture(width: 393, height: 852, scale: 1, color: CGColor(gray: 1, alpha: 1))
    model.preferences.showsDeviceBars = false
    screen.settle()
    #expect(brightness(196.5, 841.5) == 1 && brightness(196.5, 30) == 1)
    #expect(model.picture.image()?.pixels.bytes(of: PixelRect(x: 196, y: 841, width: 1, height: 1)) == [255, 255, 255, 255])
  }

  @Test func whatTheShellDoesIsShown() {
    let (screen, controller) = window()
    controller.model.progressChanged("Building…\n[1/2] Compiling A")
    screen.settle()
    let labels = controller.view.subviews(UILabel.self).filter { $0.text?.contains("[1/2] Compiling A") == true }
    #expect(labels.count == 1)
    controller.model.progressChanged(nil)
    #expect(controller.view.subviews(UILabel.self).allSatisfy { $0.text?.contains("Building") != true })
  }

  @Test func theTimeIsScrubbedWhileTheClockStandsStill() throws {
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    let slider = try #require(controller.view.firstSubview(UISlider.self) { _ in true })
    #expect(slider.isHidden)
    controller.model.clockRate = 0
    #expect(!slider.isHidden)
    slider.value = 0.25
    slider.sendActions(for: .valueChanged)
    #expect(supervisor.scrubs == [0.25])
  }

  /// Escape went to the preview while a menu of the window was open, after a click on the picture.
  @Test func escapeClosesAnOpenMenu() throws {
    final class OpenMenu: UIView {
      override func accessibilityPerformEscape() -> Bool {
        removeFromSuperview()
        return true
      }
    }
    let session = WorkbenchSession(
      supervisor, on: try HeadlessDisplay(size: CGSize(width: 900, height: 600), scale: 1),
      folder: FileManager.default.temporaryDirectory.path, preferences: WorkbenchPreferences())
    let menu = OpenMenu()
    try #require(session.controller.view.window).addSubview(menu)
    session.model.isPicking = true
    let escape = DisplayEvent.key(KeySample(phase: .down, usage: .escape))
    #expect(session.takes(escape) && menu.superview == nil && session.model.isPicking)
    #expect(session.takes(escape) && !session.model.isPicking)
    _ = session.takes(escape)
    #expect(sentEvents.count == 1, "without a menu and a tool, the preview gets it")
  }

  /// Until its first frame, a picture beside the main one was a black dot below a cut title.
  @Test func aPictureThatIsNotDrawnYetHasItsPlace() {
    let (screen, controller) = window()
    controller.model.show(.appearance)
    screen.settle()
    let own = controller.canvas.canvas
    let others = controller.view.subviews(CanvasView.self).filter { $0 !== own }
    #expect(!others.isEmpty && others.allSatisfy { $0.pictureSize == own.pictureSize && $0.frame.width == own.frame.width })
  }

  /// The list showed "AccountSummaryViewController  …", where the letters of the file's name were cut to none.
  @Test func aDetailOfWhichNothingFitsIsLeftOut() {
    let cell = ListRowCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 220, height: 24)
    let labels = { cell.contentView.subviews.compactMap { $0 as? UILabel } }
    cell.show(ListRow("0", "AccountSummaryViewController", "AccountSummaryView.swift:10"))
    cell.layoutIfNeeded()
    #expect(labels().map(\.frame.width).contains(0))
    cell.show(ListRow("0", "Account", "AccountSummaryView.swift:10"))
    cell.layoutIfNeeded()
    #expect(!labels().map(\.frame.width).contains(0))
  }

  /// The orange of accessibility faults had a contrast of 2:1 in the light appearance.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func markedTitlesCanBeRead(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    func luminance(_ color: UIColor) -> CGFloat {
      var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }
    let both = [luminance(.mark), luminance(.secondarySystemBackground)]
    #expect((both.max()! + 0.05) / (both.min()! + 0.05) >= 4.5)
  }

  @Test func everyCommandDoesSomething() throws {
    let display = try HeadlessDisplay(size: CGSize(width: 900, height: 600), scale: 1)
    let session = WorkbenchSession(
      supervisor, on: display, folder: FileManager.default.temporaryDirectory.path, preferences: WorkbenchPreferences())
    let model = session.model
    model.received(
      .previews([HostedPreview(name: "A", summary: ""), HostedPreview(name: "B", summary: "")], shown: 0, look: PreviewLook()))
    func key(_ letter: String, _ modifiers: KeyModifiers = .control) -> DisplayEvent {
      .key(KeySample(phase: .down, usage: KeyUsage(rawValue: 0), charactersIgnoringModifiers: letter, modifiers: modifiers))
    }
    #expect(session.takes(key("d")) && model.look.isDark)
    #expect(session.takes(key("t")) && model.look.textSize == "xLarge")
    #expect(session.takes(key("r", [.control, .shift])) && model.look.isRightToLeft)
    #expect(session.takes(key("o")) && model.look.isLandscape)
    #expect(session.takes(key("i")) && model.isPicking)
    #expect(session.takes(key("e")) && model.showsAccessibility)
    #expect(session.takes(key("3")) && supervisor.questions.contains { if case .capture = $0.request { true } else { false } })
    #expect(session.takes(key("p")) && model.clockRate == 0)
    #expect(session.takes(key("m")) && model.clockRate == 0.1)
    #expect(session.takes(key("r")) && supervisor.restarts == 1)
    #expect(session.takes(key("k")) && model.isRecording && supervisor.restarts == 2)
    #expect(session.takes(key("k")) && !model.isRecording)
    let saved = FileManager.default.temporaryDirectory.path + "/A.events"
    #expect(supervisor.questions.last?.request == .saveRecording(file: saved))
    model.answer(.saveRecording(file: saved), .done)
    #expect(model.toast == "Saved A.events.")
    #expect(session.takes(key("d", [.control, .shift])) && !model.preferences.showsDeviceBars)
    #expect(session.takes(key("b")) && supervisor.sent.contains(.flashDamage(true)))
    #expect(session.takes(key("2")) && model.preferences.zoom == 2)
    #expect(session.takes(key("0")) && model.preferences.zoom == nil)
    #expect(session.takes(key("l")) && !model.preferences.showsList)
    #expect(session.takes(key("h", [.control, .shift])) && model.look.hasHighContrast)
    #expect(session.takes(key("w", [.control, .shift])) && model.look.hasBoldText)
    #expect(session.takes(key("m", [.control, .shift])) && model.look.reducesMotion)
    #expect(session.takes(key("l", [.control, .shift])) && model.look.system == .ios26)
    #expect(session.takes(key("g")) && model.look.device != nil)
    #expect(session.takes(key("g", [.control, .shift])) && model.look.device == nil)
    #expect(session.takes(key("u")) && model.look.locale == "en_US")
    #expect(session.takes(key("u", [.control, .shift])) && model.look.locale == nil)
    #expect(session.takes(key("b", [.control, .shift])) && model.variantSet == .appearance)
    #expect(session.takes(key("9")) && model.preferences.inspectorPage == InspectorPage.audit.rawValue)
    #expect(session.takes(key(".")) && model.toast == "Drop a picture of the design on the window first.")
    #expect(session.takes(key("h")) && model.help?.count == WorkbenchCommand.help.count)
    #expect(
      session.takes(.key(KeySample(phase: .down, usage: .downArrow, modifiers: .control))) && supervisor.sent.contains(.show(preview: 1)))
    #expect(session.takes(key("s")) && model.toast == "There is no picture yet.")
    UIScreen.main.close()
  }

  @Test func aSavedPictureHasThePixelsOfTheHost() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbench-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    #expect(try PictureExport(controller.model).save(in: folder) == "Saved First.png.")
    #expect(try PictureExport(controller.model).save(in: folder) == "Saved First-2.png.")
    let image = try #require(UIImage(contentsOfFile: folder + "/First.png")?.cgImage)
    #expect(image.width == 400 && image.height == 600)
    #expect(throws: PictureExport.Failure.self) { try PictureExport(controller.model).save(in: folder + "/none") }
  }
}

/// Tests lists whose rows change.
@MainActor
@Suite(.serialized)
struct ListPanelTests {
  private func rows(_ count: Int, editor: ListRow.Editor = .none) -> [ListSection] {
    let rows = (0..<count).map { number -> ListRow in
      var row = ListRow("\(number)", "row \(number)", "detail")
      row.isLong = editor == .none && number % 3 == 0
      row.editor = editor
      return row
    }
    return [ListSection(title: "Rows", rows: rows)]
  }

  /// The window trapped when a list became shorter twice before the table was laid out.
  @Test func aListMayBecomeShorterBeforeItIsLaidOut() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1), panel = ListPanel()
    screen.show(panel)
    for count in [5, 100, 3, 60, 0, 40, 1] { panel.show(rows(count)) }
    screen.settle()
    let table = try #require(panel.view.firstSubview(UITableView.self) { _ in true })
    #expect(table.visibleCells.count == 1)
    panel.show(rows(80))
    panel.show([], message: "nothing")
    screen.settle()
    #expect(panel.view.subviews(UILabel.self).contains { $0.text == "nothing" })
  }

  @Test func rowsChangeAfterAFieldIsEdited() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1), panel = ListPanel()
    screen.show(panel)
    var edits: [String] = []
    panel.edited = { edits.append("\($0.id) \($1)") }
    panel.show(rows(100, editor: .text("old", keyboard: .default)))
    screen.settle()
    let field = try #require(panel.view.firstSubview(UITextField.self) { $0.window != nil && !$0.isHidden })
    #expect(field.becomeFirstResponder())
    panel.show(rows(2, editor: .text("old", keyboard: .default)))
    // The table still has all its rows, and may be scrolled.
    let table = try #require(panel.view.firstSubview(UITableView.self) { _ in true })
    table.contentOffset.y = 900
    screen.settle()
    #expect(table.numberOfRows(inSection: 0) == 100)
    table.contentOffset.y = 0
    screen.settle()
    panel.view.endEditing(true)
    screen.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func aMessageIsShownWhenTheListAppears() {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1), panel = ListPanel()
    panel.show([], message: "Pick a view.")
    screen.show(panel)
    screen.settle()
    #expect(panel.view.subviews(UILabel.self).contains { $0.text == "Pick a view." })
  }
}

extension UIView {
  fileprivate func subviews<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.subviews(kind) }
  }
  fileprivate func firstSubview<Kind: UIView>(_ kind: Kind.Type, where matches: (Kind) -> Bool) -> Kind? {
    subviews(kind).first(where: matches)
  }
}
