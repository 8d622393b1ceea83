import InterfaceBuilder
import ObjectiveC
import Testing
import VitrineTesting

@testable import UIKit

/// Previews with sizes as Xcode's canvas gives them (Apple: PreviewTrait).
@Suite @MainActor struct PreviewCatalogTests {
  private func size(_ traits: PreviewTrait<Preview.ViewTraits>...) -> PreviewEntry.Size { PreviewCatalog.size(of: traits) }

  @Test func traitsGiveTheSizeOfTheScreen() {
    #expect(size() == .device(isLandscape: false))
    #expect(size(.landscapeRight) == .device(isLandscape: true))
    #expect(size(.portrait) == .device(isLandscape: false))
    #expect(size(.fixedLayout(width: 100, height: 50), .landscapeLeft) == .fixed(CGSize(width: 100, height: 50)))
    #expect(size(.sizeThatFitsLayout) == .fitting)
  }

  @Test func screensAreTurned() {
    let entry = PreviewEntry(name: "a", summary: "", size: .device(isLandscape: true)) { UIViewController() }
    #expect(entry.screenSize() == CGSize(width: 844, height: 390))
    #expect(entry.screenSize(on: .named("iPhone SE")) == CGSize(width: 568, height: 320))
  }

  @Test func aViewFillsTheScreen() throws {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
    let label = UILabel()
    let preview = Preview("Label") { label }
    screen.show(preview.makeController())
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func aScreenFitsItsView() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
    defer { withExtendedLifetime(screen) {} }
    let preview = Preview(traits: .sizeThatFitsLayout) {
      let view = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5), inner.topAnchor.constraint(equalTo: view.topAnchor),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor), view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      ])
      return view
    }
    let make = preview.makeController
    #expect(PreviewEntry(name: "a", summary: "", size: .fitting, make: make).screenSize() == CGSize(width: 35, height: 20))
  }

  @Test func classesThatAreMadeWithoutArgumentsAreListed() throws {
    final class MadePage: UIViewController {}
    _vitrineRegisterClass(MadePage.self, name: "MadePage") { c in c.creates(atLine: 7, in: "/a/MadePage.swift") { MadePage() } }
    let entry = try #require(PreviewCatalog.entries().first { $0.summary == "MadePage.swift:7" })
    #expect(entry.make() is MadePage)
  }

  @Test func entriesKnowWhereTheyStand() {
    let registration = PreviewRegistry.Registration(module: "App", file: "/a/Login.swift", line: 12) { Preview { UIView() } }
    let entry = PreviewCatalog.entry(registration)
    #expect(entry.name == "Login" && entry.summary == "App, Login.swift:12")
    #expect(entry.source == .init(file: "/a/Login.swift", line: 12, module: "App"))
  }

  @Test func nibsThatStandAloneAreListed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, owner: String) throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="80"/>
        <subviews><label text="Card" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews></view></objects></document>
        """
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).xib"))
    }
    try write("Card", owner: "")
    try write("Owned", owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")
    let entries = PreviewCatalog.nibEntries(of: try #require(Bundle(path: folder.path)))
    #expect(entries.map(\.name) == ["Card"] && entries.first?.size == .fixed(CGSize(width: 200, height: 80)))
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 80))
    let controller = try #require(entries.first?.make())
    screen.show(controller)
    #expect((controller.view.subviews.first?.subviews.first as? UILabel)?.text == "Card")
  }

  @Test func scenesAreNamedAsInInterfaceBuilder() {
    func title(_ attributes: [String: String]) -> String {
      PreviewCatalog.title(of: InterfaceElement(name: "tabBarController", attributes: attributes.merging(["id": "YMe-Jx-JDv"]) { $1 }))
    }
    #expect(title([:]) == "Tab Bar Controller" && title(["title": "Shops", "userLabel": ""]) == "Shops")
    #expect(title(["userLabel": "Tabs", "title": "Shops"]) == "Tabs" && title(["customClass": "Tabs", "title": "Shops"]) == "Tabs")
    #expect(title(["storyboardIdentifier": "main", "customClass": "Tabs"]) == "main")
  }

  @Test func equalNamesAreNumbered() {
    let entries = ["A", "a", "B"].map { PreviewEntry(name: $0, summary: "") { UIViewController() } }
    #expect(PreviewCatalog.numbered(entries).map(\.name) == ["A", "a 2", "B"])
    #expect(PreviewCatalog.numbered(entries).map(\.sharesName) == [true, true, false])
  }
}
