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

  @Test func equalNamesAreNumbered() {
    let entries = ["A", "a", "B"].map { PreviewEntry(name: $0, summary: "") { UIViewController() } }
    #expect(PreviewCatalog.numbered(entries).map(\.name) == ["A", "a 2", "B"])
  }
}
