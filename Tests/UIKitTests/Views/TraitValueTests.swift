import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of collections made of trait values, and of the traits of lists (Apple: UITraitCollection, iOS 17 and 18).
@Suite @MainActor struct TraitValueTests {
  private struct Theme: UITraitDefinition { static let defaultValue = "plain" }

  @Test func aValueMakesAndReplacesTraits() {
    let dark = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    let both = dark.replacing(Theme.self, value: "red")
    #expect(both.userInterfaceStyle == .dark && both[Theme.self] == "red")
    #expect(UITraitCollection(typesettingLanguage: Locale.Language(identifier: "ja")).typesettingLanguage?.languageCode == "ja")
    #expect(UITraitCollection(mutations: { $0.listEnvironment = .sidebar }).listEnvironment == .sidebar)
  }

  @Test func changedTraitsAreFound() {
    let one = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(sceneCaptureState: .active)])
    let other = UITraitCollection(userInterfaceStyle: .dark).replacing(Theme.self, value: "red")
    let names = Set(one.changedTraits(from: other).map { ObjectIdentifier($0) })
    #expect(names == [ObjectIdentifier(UITraitSceneCaptureState.self), ObjectIdentifier(Theme.self)])
    #expect(one.changedTraits(from: one).isEmpty && one.changedTraits(from: nil).count == 2)
    #expect(Theme.identifier.hasSuffix("Theme") && Theme.identifier != Theme.name)
  }

  @Test func systemTraitsOfColoursContainTheStyle() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance.map { ObjectIdentifier($0) }
    #expect(colors.contains(ObjectIdentifier(UITraitUserInterfaceStyle.self)))
    #expect(!colors.contains(ObjectIdentifier(UITraitDisplayScale.self)))
    #expect(
      UITraitCollection.systemTraitsAffectingImageLookup.map { ObjectIdentifier($0) }.contains(ObjectIdentifier(UITraitDisplayScale.self)))
  }

  @Test(arguments: [(UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped)])
  func rowsHaveTheEnvironmentOfTheirTable(style: UITableView.Style, environment: UIListEnvironment) throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1), source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
    table.dataSource = source
    screen.show(table)
    screen.settle()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.traitCollection.listEnvironment == environment)
    #expect(cell.contentView.traitCollection.listEnvironment == environment)
    #expect(table.traitCollection.listEnvironment == .none, "the trait is that of the views inside")
  }
}
