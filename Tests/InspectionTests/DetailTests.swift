import Foundation
import Hosting
import Inspection
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct DetailTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)

  private func value(_ name: String, _ details: InspectedDetails) -> InspectedProperty? { details.properties.first { $0.name == name } }

  @Test func changedAndImportantPropertiesAreTold() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
    label.text = "Hello"
    label.textColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
    label.layer.cornerRadius = 4
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    screen.show(label)
    let inspector = Inspector.onMainScreen()
    let details = try inspector.details(inspector.number(of: label))
    #expect(details.classes == ["UILabel", "UIView"] && details.frame == [10, 20, 100, 30] && details.bounds == [0, 0, 100, 30])
    #expect(value("text", details)?.value == "Hello" && value("text", details)?.isChanged == true)
    #expect(value("textColor", details)?.value == "#FF008080")
    #expect(value("layer.cornerRadius", details)?.value == "4")
    #expect(value("autoresizingMask", details)?.value == "flexibleWidth flexibleTopMargin")
    #expect(value("alpha", details)?.isChanged == false, "an important property is told although it is the default")
    #expect(value("isEnabled", details) == nil, "a default that nobody asks for is left out")
    #expect(value("isUserInteractionEnabled", details) == nil, "false is the default of a label")
    let baselines = try #require(details.baselines)
    #expect(baselines.count == 2 && abs(baselines[0] - baselines[1]) <= 1 && (17...24).contains(baselines[0]), "\(baselines)")
  }

  @Test func aNewViewOfEachClassDiffersInNothing() throws {
    let views: [UIView] = [
      UIView(), UILabel(), UITextField(), UITextView(), UISearchBar(), UIButton(frame: .zero), UISwitch(), UISlider(), UIStepper(),
      UISegmentedControl(), UIPageControl(), UIProgressView(), UIActivityIndicatorView(), UIImageView(), UIScrollView(), UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UIStackView(), UINavigationBar(), UITabBar(),
      UIToolbar(), UIVisualEffectView(effect: nil), UITableViewCell(), UICollectionViewCell(),
    ]
    let all = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for view in views { all.addSubview(view) }
    screen.show(all)
    let inspector = Inspector.onMainScreen()
    let tree = try inspector.tree()
    for view in views {
      let row = try #require(tree.views.first { $0.type == "\(type(of: view))" && $0.depth == 3 })
      let changed = try inspector.details(row.id).properties.filter(\.isChanged)
      // The size of some views follows their contents.
      #expect(changed.allSatisfy { ["frame", "bounds", "center"].contains($0.name) }, "\(type(of: view)): \(changed)")
    }
  }

  @Test func storedPropertiesOfTheProjectAreRead() throws {
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    screen.show(login)
    let inspector = Inspector.onMainScreen()
    let details = try inspector.details(inspector.number(of: login))
    #expect(details.classes == ["LoginView", "UIView"])
    #expect(value("attempts", details)?.value == "3" && value("attempts", details)?.kind == .readOnly)
    #expect(value("titleLabel", details)?.value == "UILabel" && value("rows", details)?.value == "2 of Array<UILabel>")
    #expect(value("nobody", details)?.value == "nil" && value("hasHint", details)?.value == "false")
  }

  @Test func cellsHaveIndexPathsAndControllersAreNamed() throws {
    let table = RowsController()
    screen.show(table)
    let inspector = Inspector.onMainScreen()
    let tree = try inspector.tree()
    let row = try #require(tree.views.first { $0.text == "1-2" })
    #expect(try inspector.details(row.id).indexPath == "[1, 2]")
    let view = try #require(tree.views.first { $0.type == "UITableView" })
    let details = try inspector.details(view.id)
    #expect(details.controller == "RowsController" && details.indexPath == nil)
    #expect(value("numberOfSections", details)?.value == "2")
  }

  /// Mapped twice, the images of a process confuse the backtrace of a trap.
  @Test func recordingViewsMapsNoFiles() throws {
    func mappings() throws -> Int {
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      return maps.split(separator: "\n").count { $0.contains(" 00000000 ") && ($0.hasSuffix(".xctest") || $0.hasSuffix("libUIKit.so")) }
    }
    let before = try mappings()
    let record = CreationRecord()
    record.start()
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    login.frame.origin.x = 20
    record.stop()
    #expect(try mappings() == before)
  }

  @Test func theLineThatMadeAViewIsKnown() throws {
    let record = CreationRecord()
    record.start()
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let line = #line - 1
    record.stop()
    screen.show(login)
    let inspector = Inspector(.main, creations: record)
    #expect(try inspector.details(inspector.number(of: login)).source == "DetailTests.swift:\(line)")
    record.start()
    moveDown(login)
    let lines = [#line - 1, lineOfMove].map { "DetailTests.swift:\($0)" }
    record.stop()
    let placed = try inspector.details(inspector.number(of: login))
    // In optimised code the frame of the function may be missing.
    let source = try #require(placed.frameSource)
    #expect(lines.contains(source))
    #expect(placed.verticalReasons.first == "Code sets the frame; \(source) did it last.")
    let label = try #require(try inspector.tree().views.first { $0.text == "one" })
    let made = try #require(try inspector.details(label.id).source)
    #expect(made.hasPrefix("TreeTests.swift:"), "made in the initialiser of LoginView")
    let later = UIView()
    screen.show(later)
    #expect(try inspector.details(inspector.number(of: later)).source == nil)
  }
}

/// Optimised code has no lines of its own.
@inline(never) @_optimize(none) @MainActor private func moveDown(_ view: UIView) {
  view.center.y += 1
  _ = view.center
}
private let lineOfMove = #line - 3

final class RowsController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    return cell
  }
}
