import Foundation
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests tables of storyboards: prototypes, static rows, segues of rows.
@Suite @MainActor struct TablesOfFilesTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)
  private let page = "<viewController id=\"page\" customClass=\"FilePage\" sceneMemberID=\"viewController\"/>"

  init() { FileClasses.register() }

  private func list(
    _ prototypes: String, identifier: String = "cell", table: (String) -> String = { FileFixture.table($0) }
  ) throws -> FileList {
    let storyboard = try FileFixture.storyboard(
      """
      <tableViewController id="first" customClass="FileList" sceneMemberID="viewController">
      \(table("<prototypes>\(prototypes)</prototypes>"))
      </tableViewController>
      """, page)
    let list = try #require(storyboard.instantiateInitialViewController() as? FileList)
    list.identifier = identifier
    screen.show(list)
    screen.settle()
    return list
  }

  private func settings(_ sections: String, attributes: String, heights: String = "", field: Bool = false) throws -> FileSettings {
    let storyboard = try FileFixture.storyboard(
      """
      <tableViewController id="first" customClass="FileSettings" sceneMemberID="viewController">
      \(FileFixture.table("<sections>\(sections)</sections>", attributes: attributes, heights: heights))
      <connections>\(field ? "<outlet property=\"field\" destination=\"field\" id=\"out-field\"/>" : "")</connections>
      </tableViewController>
      """)
    let settings = try #require(storyboard.instantiateInitialViewController() as? FileSettings)
    screen.show(settings)
    screen.settle()
    return settings
  }

  private func tap(_ view: UIView) {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    screen.settle()
  }

  // MARK: Prototypes

  @Test func theTableIsTheControllersView() throws {
    let list = try list(FileFixture.cell("a"))
    #expect(type(of: list.tableView!) == UITableView.self && list.view === list.tableView)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(list.tableView.visibleCells.count == 3)
  }

  @Test func anEmptyListOfSectionsDoesNotReplaceTheDataSource() throws {
    let list = try list(FileFixture.cell("a"), table: { FileFixture.table($0 + "<sections/>") })
    #expect(list.tableView.visibleCells.count == 3)
  }

  @Test(arguments: ["Default", "Value1", "Value2", "Subtitle"]) func aCellOfAStyleHasTheFilesLabels(_ style: String) throws {
    let list = try list(FileFixture.cell("a", style: style, attributes: "accessoryType=\"checkmark\""))
    let cell = try #require(list.tableView.visibleCells.first), other = list.tableView.visibleCells[1]
    let text = try #require(cell.textLabel)
    #expect(text.text == "Title" && text.font.pointSize == 19 && text.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(text.superview === cell.contentView && cell.contentView.subviews.filter { $0 is UILabel }.count == (style == "Default" ? 1 : 2))
    #expect((cell.detailTextLabel?.text == "More") == (style != "Default"))
    #expect(cell.accessoryType == .checkmark && cell.reuseIdentifier == "cell")
    #expect(other !== cell && other.textLabel !== text, "each row has a cell of its own")
    // The cell lays out the labels, which are not at their positions in the file.
    text.text = "A longer title"
    screen.settle()
    // The text label of the style value2 has a fixed position.
    if style != "Value2" { #expect(text.frame.width > text.intrinsicContentSize.width - 1 && text.frame.minX == 16) }
    if let detail = cell.detailTextLabel, style == "Value1" {
      #expect(detail.frame.maxX > 300 && detail.frame.minX > text.frame.maxX)
    }
  }

  @Test func aCellOfTheProgramsClassHasOutletsActionsAndConstraints() throws {
    let list = try list(FileFixture.custom("c"), identifier: "custom")
    let cells = list.tableView.visibleCells.compactMap { $0 as? FileCell }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.awakenings == 1 && $0.bounds.height == 70 }, "as high as its constraints say")
    #expect(cells[0].button !== cells[1].button)
    let first = cells[0]
    #expect(first.selectionStyle == .none && first.accessoryType == .disclosureIndicator)
    #expect(first.separatorInset.left == 40 && first.separatorInset.right == 8)
    #expect(first.button.frame.minY == 10 && first.button.frame.height == 50 && first.button.frame.minX == 16)
    tap(first.button)
    #expect(list.calls == ["pressed Press"])
  }

  @Test func cellsAreUsedAgain() throws {
    let list = try list(FileFixture.custom("c", height: 100), identifier: "custom")
    list.count = 60
    list.tableView.reloadData()
    screen.settle()
    var seen = Set(list.tableView.visibleCells.map(ObjectIdentifier.init))
    for step in 1...20 {
      list.tableView.contentOffset.y = CGFloat(step * 100)
      screen.settle()
      seen.formUnion(list.tableView.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(seen.count <= 12, "\(seen.count) cells for 8 rows in sight")
    #expect(list.tableView.visibleCells.contains { ($0 as? FileCell)?.reuses ?? 0 > 0 })
  }

  @Test func heightsAreTheFiles() throws {
    let fixed = try list(FileFixture.custom("c"), identifier: "custom") {
      FileFixture.table($0, attributes: "style=\"plain\" rowHeight=\"61\"")
    }
    #expect(fixed.tableView.rowHeight == 61 && fixed.tableView.visibleCells.allSatisfy { $0.bounds.height == 61 })
    // A missing header has no height, although the file contains one.
    #expect(fixed.tableView.visibleCells.first?.frame.minY == 0)
  }

  @Test func headerAndFooterOfTheTableAreTheFiles() throws {
    func view(_ key: String, _ height: Int) -> String {
      "<view key=\"\(key)\" contentMode=\"scaleToFill\" id=\"\(key)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"\(height)\"/></view>"
    }
    let list = try list(FileFixture.cell("a")) {
      FileFixture.table(view("tableHeaderView", 60) + view("tableFooterView", 31) + $0, attributes: "style=\"plain\" rowHeight=\"44\"")
    }
    #expect(list.tableView.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(list.tableView.tableFooterView?.frame == CGRect(x: 0, y: 60 + 3 * 44, width: 375, height: 31))
    #expect(list.tableView.contentSize.height == CGFloat(60 + 3 * 44 + 31))
  }

  @Test func aPrototypeThatIsNotThereIsToldAndGivesAPlainCell() throws {
    let list = try list(FileFixture.cell("a"), identifier: "nobody")
    #expect(list.tableView.visibleCells.count == 3 && list.tableView.visibleCells.allSatisfy { $0.textLabel?.text == nil })
  }

  // MARK: Segues

  private func segue(_ id: String, _ identifier: String, trigger: String = "") -> String {
    "<segue destination=\"page\" kind=\"presentation\" identifier=\"\(identifier)\" animates=\"NO\" \(trigger) id=\"\(id)\"/>"
  }

  @Test func aRowsSegueRunsWithItsCellBeforeTheDelegateHears() throws {
    let list = try list(FileFixture.cell("a", connections: segue("s1", "open")))
    tap(list.tableView.visibleCells[1])
    #expect(list.calls == ["should open", "prepare open 1 1", "didSelect 1"])
    #expect(list.presentedViewController is FilePage)
  }

  @Test func aSegueThatTheControllerForbidsIsNotRun() throws {
    let list = try list(FileFixture.cell("a", connections: segue("s1", "forbidden")))
    tap(list.tableView.visibleCells[2])
    #expect(list.calls == ["should forbidden", "didSelect 2"] && list.presentedViewController == nil)
  }

  @Test func theAccessoryHasASegueOfItsOwn() throws {
    let list = try list(
      FileFixture.cell(
        "a", attributes: "accessoryType=\"detailButton\"",
        connections: segue("s1", "open") + segue("s2", "info", trigger: "trigger=\"accessoryAction\"")))
    let cell = list.tableView.visibleCells[2]
    let button = try #require(cell.subviews.first { $0 is UIControl })
    tap(button)
    #expect(list.calls == ["should info", "prepare info 2 -1", "accessory 2"])
    list.dismiss(animated: false)
    screen.settle()
    tap(try #require(cell.textLabel))
    #expect(list.calls.suffix(3) == ["should open", "prepare open 2 2", "didSelect 2"])
  }

  // MARK: Static rows

  private var sections: String {
    """
    <tableViewSection headerTitle="Names" footerTitle="Below" id="sec1"><cells>
    \(FileFixture.cell("a", reuse: nil, text: "One"))\(FileFixture.cell("b", reuse: nil, text: "Two", attributes: "rowHeight=\"80\""))
    </cells></tableViewSection>
    <tableViewSection id="sec2"><cells>
    <tableViewCell contentMode="scaleToFill" id="d"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="d-content"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
    <textField borderStyle="none" text="typed" fixedFrame="YES" id="field"><rect key="frame" x="20" y="5" width="300" height="34"/></textField>
    </subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection>
    """
  }

  @Test func staticRowsShowByThemselves() throws {
    let settings = try settings(sections, attributes: "style=\"grouped\" rowHeight=\"44\"", heights: heights, field: true)
    let table = try #require(settings.tableView)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["One", "Two", nil])
    #expect(table.visibleCells.map(\.bounds.height) == [44, 80, 44])
    #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "names")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
    let field = try #require(settings.field)
    #expect(field.text == "typed" && field.isDescendant(of: table.visibleCells[2]))
    #expect(field.frame == CGRect(x: 20, y: 5, width: 300, height: 34))
  }

  private let heights = "sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\""

  /// As Xcode stores the rows of such tables: 55.5 above the first title, 56 between rows around the next title, 36 without a title.
  @Test func gapsOfAGroupedTableAreTheFilesWhereThereIsNoTitle() throws {
    func section(_ title: String?, _ id: String) -> String {
      "<tableViewSection \(title.map { "headerTitle=\"\($0)\"" } ?? "") id=\"\(id)\"><cells>\(FileFixture.cell("cell\(id)", reuse: nil))"
        + "</cells></tableViewSection>"
    }
    let settings = try settings(
      section("One", "s1") + section("Two", "s2") + section(nil, "s3"), attributes: "style=\"grouped\" rowHeight=\"44\"", heights: heights)
    let frames = settings.tableView.visibleCells.map(\.frame)
    #expect(frames.count == 3)
    #expect(abs(frames[0].minY - 55.5) <= 0.5 && abs(frames[1].minY - frames[0].maxY - 56) <= 0.5)
    #expect(frames[2].minY - frames[1].maxY == 36)
  }

  @Test func aPlainTablesTitleHasTheFilesHeightAndNoTitleHasNone() throws {
    func section(_ title: String?, _ id: String) -> String {
      "<tableViewSection \(title.map { "headerTitle=\"\($0)\"" } ?? "") id=\"\(id)\"><cells>\(FileFixture.cell("cell\(id)", reuse: nil))"
        + "</cells></tableViewSection>"
    }
    let settings = try settings(
      section(nil, "s1") + section("Two", "s2"), attributes: "style=\"plain\" rowHeight=\"44\"",
      heights: "sectionHeaderHeight=\"31\" sectionFooterHeight=\"31\"")
    let frames = settings.tableView.visibleCells.map(\.frame)
    #expect(frames[0].minY == 0 && settings.tableView.rectForHeader(inSection: 1).height == 31)
    #expect(frames[1].minY - frames[0].maxY == CGFloat(22 + 31), "above a title stands the padding of titles")
  }

  @Test func aSubclassShowsFewerStaticRowsAndCallsSuper() throws {
    let settings = try settings(sections, attributes: "style=\"grouped\" rowHeight=\"44\"", heights: heights)
    let table = try #require(settings.tableView), second = table.visibleCells[1]
    settings.hidesLast = true
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.advance(by: 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["One", nil])
    settings.hidesLast = false
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.advance(by: 1)
    #expect(table.visibleCells.count == 3 && table.visibleCells[1] === second && !second.isHidden && second.alpha == 1)
    table.reloadSections(IndexSet(integer: 0), with: .fade)
    screen.advance(by: 1)
    #expect(table.visibleCells[1] === second && !second.isHidden && second.alpha == 1 && second.window != nil)
  }

  @Test func aStaticRowThatScrolledAwayKeepsWhatItShows() throws {
    let many = (0..<40).map { FileFixture.cell("r\($0)", reuse: "same", text: "Row \($0)") }.joined()
    let settings = try settings(
      "<tableViewSection id=\"sec1\"><cells>\(many)</cells></tableViewSection>", attributes: "style=\"plain\" rowHeight=\"44\"")
    let table = try #require(settings.tableView)
    table.visibleCells[0].textLabel?.text = "Changed"
    for offset in [1_000.0, 500, 0] {
      table.contentOffset.y = offset
      screen.settle()
      let first = Int(offset / 44)
      #expect(
        table.visibleCells.map { $0.textLabel?.text }.prefix(2)
          == (offset == 0 ? ["Changed", "Row 1"] : ["Row \(first)", "Row \(first + 1)"]))
      #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  // MARK: Other controllers

  @Test func aTableInAnotherControllerAsksTheOutletsOfItsFile() throws {
    let storyboard = try FileFixture.storyboard(
      """
      <viewController id="owner" storyboardIdentifier="Owner" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(FileFixture.table("<prototypes>\(FileFixture.cell("a"))</prototypes>").replacingOccurrences(of: "key=\"view\"", with: "")
        .replacingOccurrences(of: "destination=\"first\"", with: "destination=\"source\""))
      </subviews></view></viewController><customObject id="source" customClass="FileSource"/>
      """)
    InterfaceBuilderRegistry.shared.register(FileSource.self)
    let owner = storyboard.instantiateViewController(withIdentifier: "Owner")
    screen.show(owner)
    screen.settle()
    let table = try #require(owner.view.subviews.first as? UITableView)
    #expect(table.dataSource is FileSource && table.delegate is FileSource)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Title", "Title"])
  }

  @Test func aViewThatIsNoTableGivesItsPlaceToOne() throws {
    let storyboard = try FileFixture.storyboard(
      """
      <tableViewController id="first" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      </view></tableViewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    screen.show(controller)
    screen.settle()
    #expect(controller.tableView.dataSource === controller)
  }

  @Test func aControllerThatNobodyKeepsIsGone() throws {
    weak var controller: FileList?
    weak var cell: UITableViewCell?
    try autoreleased {
      let list = try list(FileFixture.custom("c", connections: segue("s1", "open")), identifier: "custom")
      (controller, cell) = (list, list.tableView.visibleCells.first)
      #expect(controller != nil && cell != nil)
      screen.show(UIViewController())
      screen.settle()
    }
    #expect(controller == nil && cell == nil)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

final class FileSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
