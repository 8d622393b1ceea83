import Foundation
import Hosting
import Testing
import UIKit
import VitrineTesting

@testable import Workbench

/// Tests the sizes of the window's parts, and the keyboard focus.
@MainActor
@Suite(.serialized)
struct PanelTests {
  private let supervisor = RecordingSupervisor()

  private func window(_ width: CGFloat = 1024, _ height: CGFloat = 700) -> (HeadlessScreen, WorkbenchController) {
    let screen = HeadlessScreen(size: CGSize(width: width, height: height), scale: 1)
    let model = WorkbenchModel(supervisor)
    model.preferences = WorkbenchPreferences()
    let controller = WorkbenchController(model) { _ in }
    screen.show(controller)
    let places = ["a.swift", "b.swift"].map { HostedPreview(name: $0, summary: "", file: "/app/\($0)", line: 3) }
    model.received(.previews(places, shown: 0, look: PreviewLook()))
    model.showPicture(width: 300, height: 400, scale: 1)
    screen.settle()
    supervisor.sent = []
    return (screen, controller)
  }

  private func divider(_ panel: PanelLayout.Panel, in controller: WorkbenchController) throws -> PanelDivider {
    try #require(controller.view.subviews.compactMap { $0 as? PanelDivider }.first { $0.panel == panel })
  }

  @Test(arguments: [CGSize(width: 1024, height: 700), CGSize(width: 640, height: 480), CGSize(width: 300, height: 300)])
  func partsLeaveRoomForTheCanvas(size: CGSize) {
    var preferences = WorkbenchPreferences()
    preferences.showsConsole = true
    for panel in PanelLayout.Panel.allCases { preferences.resize(panel, to: 5000) }
    let layout = PanelLayout(size, preferences)
    #expect(layout.canvas.width >= PanelLayout.minimumCanvasSide && layout.canvas.height >= PanelLayout.minimumCanvasSide)
    #expect(layout.list.width + layout.canvas.width + layout.inspector.width == size.width)
    for panel in PanelLayout.Panel.allCases where layout.size(of: panel) > 0 {
      #expect(layout.size(of: panel) >= panel.minimumSize)
    }
    // In a window of 1024 x 700 nothing is hidden.
    if size.width == 1024 { #expect(layout.list.width > 0 && layout.inspector.width > 0 && layout.console.height > 0) }
  }

  @Test func aDividerIsDragged() throws {
    let (screen, controller) = window()
    for (panel, distance) in [(PanelLayout.Panel.list, CGSize(width: 60, height: 0)), (.inspector, CGSize(width: -70, height: 0))] {
      let before = controller.model.preferences.size(of: panel)
      let frame = try divider(panel, in: controller).frame, start = CGPoint(x: frame.midX, y: 300)
      screen.touch(.began, at: start)
      screen.touch(.moved, at: CGPoint(x: start.x + distance.width, y: 300))
      screen.touch(.ended, at: CGPoint(x: start.x + distance.width, y: 300))
      screen.settle()
      #expect(controller.model.preferences.size(of: panel) == before + abs(distance.width), "\(panel)")
    }
    // The canvas keeps its minimum width.
    let frame = try divider(.list, in: controller).frame
    screen.touch(.began, at: CGPoint(x: frame.midX, y: 300))
    screen.touch(.moved, at: CGPoint(x: 1020, y: 300))
    screen.touch(.ended, at: CGPoint(x: 1020, y: 300))
    #expect(controller.canvas.view.frame.width == PanelLayout.minimumCanvasSide)
  }

  @Test func aDividerIsMovedWithKeysAndByScreenReaders() throws {
    let (screen, controller) = window()
    let divider = try divider(.inspector, in: controller), before = divider.size
    #expect(divider.accessibilityValue == "320 points" && divider.accessibilityTraits == .adjustable)
    UIFocusSystem.focusSystem(for: controller.view)?.requestFocusUpdate(to: divider)
    screen.press(.keyboardLeftArrow)
    #expect(divider.size == before + 20)
    screen.press(.keyboardRightArrow)
    #expect(divider.size == before)
    divider.accessibilityDecrement()
    #expect(divider.size == before - 20)
    for _ in 0..<10 { divider.accessibilityDecrement() }
    #expect(divider.size == PanelLayout.Panel.inspector.minimumSize)
  }

  @Test func sizesAreStored() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workbench-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var preferences = WorkbenchPreferences()
    preferences.resize(.list, to: 300)
    preferences.resize(.console, to: 3)
    (preferences.appearance, preferences.showsInternalViews) = (.dark, true)
    preferences.save(to: file)
    let loaded = WorkbenchPreferences.load(from: file)
    #expect(loaded == preferences && loaded.size(of: .list) == 300)
    #expect(loaded.size(of: .console) == PanelLayout.Panel.console.minimumSize)
    let text = "{\"listWidth\": -4, \"inspectorWidth\": 1e300, \"appearance\": \"blue\"}"
    let damaged = try JSONDecoder().decode(WorkbenchPreferences.self, from: Data(text.utf8))
    #expect(damaged.size(of: .list) == 140 && damaged.size(of: .inspector) == 8000 && damaged.appearance == .system)
  }

  /// In a narrow window, buttons of the bar were hidden.
  @Test func whatDoesNotFitIntoTheBarIsInItsMenu() throws {
    let (_, controller) = window(420, 700)
    let bar = try #require(controller.view.subviews.compactMap { $0 as? WorkbenchBar }.first)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    for button in buttons where !button.isHidden { #expect(bar.bounds.contains(button.frame), "\(button.accessibilityLabel ?? "")") }
    let shown = buttons.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    for (left, right) in zip(shown, shown.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX) }
    func titles(_ menu: UIMenu) -> [String] { [menu.title] + menu.children.flatMap { ($0 as? UIMenu).map(titles) ?? [$0.title] } }
    let more = titles(try #require(buttons.first { $0.accessibilityLabel == "More" }?.menu))
    for button in buttons where button.isHidden { #expect(more.contains(button.accessibilityLabel ?? "")) }
    let isMoved = buttons.contains { $0.isHidden }
    #expect(isMoved)
  }

  @Test func keysMoveTheFocusThroughTheParts() {
    // The screen retains the window, which has the focus.
    let (screen, controller) = window()
    defer { withExtendedLifetime(screen) {} }
    controller.canvas.canvas.entered = {}
    let parts = (0..<5).map { _ in controller.focusNextPart(backwards: false, isInPicture: false) }
    #expect(parts == [.bar, .list, .picture, .inspector, .bar])
    #expect(controller.focusNextPart(backwards: true, isInPicture: true) == .list)
    let focused = UIFocusSystem.focusSystem(for: controller.view)?.focusedItem as? UIView
    #expect(focused?.isDescendant(of: controller.children[1].view) == true)
  }

  @Test func thePictureIsGivenAnotherSize() throws {
    let (_, controller) = window()
    let model = controller.model
    model.resize(to: CGSize(width: 320.4, height: 5))
    model.resize(to: CGSize(width: 320.4, height: 5))
    #expect(supervisor.sent == [.resize(width: 320.4, height: 40, scale: 1)])
    model.change { $0.device = "iPhone 15" }
    supervisor.sent = []
    model.resize(to: CGSize(width: 500, height: 500))
    #expect(supervisor.sent.isEmpty, "a device has its own size")
  }

  @Test(
    arguments: [
      (["GTK_THEME": "Adwaita:dark"], [:], true), (["GTK_THEME": "Adwaita"], ["kdeglobals": "ColorScheme=BreezeDark"], false),
      ([:], ["gtk-4.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme = 1\n"], true),
      ([:], ["gtk-3.0/settings.ini": "gtk-theme-name=Yaru-dark"], true), ([:], ["kdeglobals": "[General]\nColorScheme=BreezeDark\n"], true),
      ([:], [:], false),
    ] as [([String: String], [String: String], Bool)])
  func theDesktopSaysWhetherItIsDark(environment: [String: String], files: [String: String], isDark: Bool) {
    #expect(WindowAppearance.isDark(environment: environment) { files[$0] } == isDark)
  }
}
