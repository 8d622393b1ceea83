import Foundation
import Hosting
import Testing
import UIKit
import VitrineTesting

@testable import Workbench

/// Tests the tree of views, and the ways to sources.
@MainActor
@Suite(.serialized)
struct SourceTests {
  private func view(_ id: Int, _ depth: Int, _ type: String, isInternal: Bool = false) -> InspectedView {
    var view = InspectedView(id: id, depth: depth, type: type, corners: [0, 0, 9, 0, 9, 9, 0, 9])
    if isInternal { view.isInternal = true }
    return view
  }

  private var tree: [InspectedView] {
    [
      view(1, 0, "UIWindow"), view(2, 1, "Container", isInternal: true), view(3, 2, "LoginView"), view(4, 3, "UIButton"),
      view(5, 4, "ButtonLabel", isInternal: true), view(6, 1, "Bar"),
    ]
  }

  @Test func partsOfUIKitAreLeftOutOfTheTree() {
    let own = ViewRows(tree, search: "", collapsed: [], showsInternals: false, selected: nil)
    #expect(own.rows.map(\.title) == ["UIWindow", "LoginView", "UIButton", "Bar"] && own.hidden == 2)
    #expect(own.rows.map(\.indent) == [0, 1, 2, 1])
    #expect(own.rows.map(\.isExpanded) == [true, true, nil, nil])
    let all = ViewRows(tree, search: "", collapsed: [], showsInternals: true, selected: nil)
    #expect(all.rows.map(\.indent) == [0, 1, 2, 3, 4, 1] && all.hidden == 0)
    let folded = ViewRows(tree, search: "", collapsed: [3], showsInternals: false, selected: nil)
    #expect(folded.rows.map(\.title) == ["UIWindow", "LoginView", "Bar"])
  }

  @Test func aSearchAndTheSelectionFindTheParts() {
    let found = ViewRows(tree, search: "label", collapsed: [1], showsInternals: false, selected: nil)
    #expect(found.rows.map(\.title) == ["ButtonLabel"])
    let selected = ViewRows(tree, search: "", collapsed: [], showsInternals: false, selected: 5)
    #expect(selected.rows.first(where: \.isSelected)?.title == "ButtonLabel")
  }

  @Test(
    arguments: [
      ("LoginView.swift:12", "LoginView.swift", 12), ("/a b/x.swift:3:14", "/a b/x.swift", 3), ("x.swift", "x.swift", nil),
      ("x.swift:", "x.swift:", nil), ("x.swift:0", "x.swift:0", nil),
    ] as [(String, String, Int?)])
  func aPlaceIsRead(text: String, file: String, line: Int?) { #expect(SourcePlace(text) == SourcePlace(file: file, line: line)) }

  @Test func placesOfErrorsAreFound() {
    let text = """
      Sources/App/A.swift:3:5: error: no
      A.swift: note
      Sources/App/A.swift:3:9: error: again
      /x/B.swift:7: warning: b
      and 3 more
      """
    #expect(SourcePlace.all(in: text) == [SourcePlace(file: "Sources/App/A.swift", line: 3), SourcePlace(file: "/x/B.swift", line: 7)])
  }

  @Test func aSourceIsOpenedOrCopied() throws {
    let screen = HeadlessScreen(size: CGSize(width: 1024, height: 700), scale: 1), supervisor = RecordingSupervisor()
    let model = WorkbenchModel(supervisor)
    model.preferences = WorkbenchPreferences()
    let controller = WorkbenchController(model) { _ in }
    screen.show(controller)
    model.open(SourcePlace("Login.swift:3"))
    #expect(model.toast == "Copied Login.swift:3." && UIPasteboard.general.string == "Login.swift:3")
    var opened: [String] = []
    model.opensSource = {
      opened.append($0.text)
      return "Opened."
    }
    // The row "Made at" of the selected view.
    let own = view(5, 0, "UIView")
    model.preferences.inspectorPage = InspectorPage.properties.rawValue
    model.refreshNow()
    model.answer(.tree, .tree(InspectedTree(views: [own])))
    model.selected = 5
    var details = InspectedDetails(view: own)
    (details.classes, details.source, details.sourcePath) = (["UIView"], "Login.swift:9", "/app/Login.swift:9")
    model.answer(.details(view: 5), .details(details))
    screen.settle()
    let row = try #require(controller.view.found(UILabel.self) { $0.text == "Login.swift:9" })
    screen.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    #expect(opened == ["/app/Login.swift:9"] && model.toast == "Opened.")
    // A button below an error.
    model.noticeChanged("Sources/App/Login.swift:4:1: error: no such colour")
    screen.settle()
    let button = try #require(controller.view.found(UIButton.self) { $0.title(for: .normal) == "Open Login.swift:4" })
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(opened.last == "Sources/App/Login.swift:4")
  }

  @Test func changesThatCannotBeUndoneHaveDisabledButtons() throws {
    let screen = HeadlessScreen(size: CGSize(width: 1024, height: 700), scale: 1), model = WorkbenchModel(RecordingSupervisor())
    model.preferences = WorkbenchPreferences()
    model.preferences.inspectorPage = InspectorPage.properties.rawValue
    let controller = WorkbenchController(model) { _ in }
    screen.show(controller)
    screen.settle()
    func button(_ title: String) throws -> UIButton {
      try #require(controller.view.found(UIButton.self) { $0.title(for: .normal) == title })
    }
    let undo = try button("Undo"), redo = try button("Redo")
    #expect(!undo.isEnabled && !redo.isEnabled)
    model.selected = 5
    var details = InspectedDetails(view: view(5, 0, "UIView"))
    details.undoName = "alpha"
    model.answer(.details(view: 5), .details(details))
    #expect(undo.isEnabled && !redo.isEnabled)
    model.hostConnected()
    model.selected = nil
    #expect(!undo.isEnabled)
  }

  @Test func theHelpListsTheKeysOfTheWindowAndOfThePreview() {
    let screen = HeadlessScreen(size: CGSize(width: 1024, height: 700), scale: 1), model = WorkbenchModel(RecordingSupervisor())
    let controller = WorkbenchController(model) { _ in }
    screen.show(controller)
    func shown() -> String {
      controller.view.subviews.first { $0 is HelpView && !$0.isHidden }?.all(UILabel.self).compactMap { $0.attributedText?.string }.joined()
        ?? ""
    }
    #expect(shown().isEmpty)
    var panels = HostPanels()
    panels.help = [HostPanels.Row("R", "start again"), HostPanels.Row("", ""), HostPanels.Row("1", "Scene")]
    model.received(.panels(panels))
    screen.settle()
    #expect(shown().contains("Ctrl+Shift+O") && shown().contains("start again") && !shown().contains("Scene"))
    for label in controller.view.all(HelpView.self).flatMap({ $0.all(UILabel.self) }) {
      #expect(controller.view.bounds.contains(label.convert(label.bounds, to: controller.view)))
    }
    panels.help = nil
    model.received(.panels(panels))
    #expect(shown().isEmpty)
  }
}

extension UIView {
  fileprivate func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    subviews.flatMap { (($0 as? Kind).map { [$0] } ?? []) + $0.all(kind) }
  }
  fileprivate func found<Kind: UIView>(_ kind: Kind.Type, where matches: (Kind) -> Bool) -> Kind? {
    all(kind).first { $0.window != nil && matches($0) }
  }
}
