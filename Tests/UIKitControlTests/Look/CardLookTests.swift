import CoreGraphics
import Display
import Testing
import VitrineTesting

@testable import UIKit

/// Lists, alerts and sheets in both looks.
@Suite(.serialized) @MainActor struct CardLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 402, height: 874), scale: 1)

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test func groupsAreRounderAndRowsHigher() throws {
    let looks: [(SystemLook, height: CGFloat, radius: CGFloat, inset: CGFloat)] = [(.ios17, 44, 10, 16), (.ios26, 52, 26, 20)]
    for (system, height, radius, inset) in looks {
      screen.systemLook = system
      let rows = Rows(style: .insetGrouped)
      screen.show(rows)
      let first = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(first.bounds.height == height && first.layer.cornerRadius == radius)
      #expect(first.frame.minX == inset && first.frame.width == 402 - 2 * inset)
    }
  }

  @Test func aTableThatIsShownIsMeasuredAnew() throws {
    screen.systemLook = .ios17
    let rows = Rows(style: .insetGrouped)
    screen.show(rows)
    screen.systemLook = .ios26
    screen.settle()
    let first = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.frame.size == CGSize(width: 362, height: 52) && first.layer.cornerRadius == 26)
  }

  private func card(_ system: SystemLook, _ style: UIAlertController.Style = .alert, cancel: Bool = true) throws -> AlertCard {
    screen.systemLook = system
    let page = UIViewController()
    screen.show(page)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    if cancel { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    page.present(alert, animated: false)
    screen.settle()
    defer { page.dismiss(animated: false) }
    return try #require(alert.view.subviews.compactMap { $0 as? AlertCard }.first)
  }

  @Test func anAlertHasCapsules() throws {
    let old = try card(.ios17), new = try card(.ios26)
    #expect(old.bounds.width == 270 && old.layer.cornerRadius == 14)
    #expect(new.bounds.width == 320 && new.layer.cornerRadius == 34)
    #expect(new.titleLabel.frame.minX == 30 && new.titleLabel.frame.minY == 22 && new.titleLabel.textAlignment == .natural)
    #expect(new.buttons.map(\.action.title) == ["Cancel", "OK"])
    #expect(new.buttons.map(\.frame.height) == [48, 48] && new.buttons.map(\.frame.minX) == [16, 164])
    let frames = new.buttons.map { $0.convert($0.bounds, to: new) }
    #expect(frames.allSatisfy { $0.width == 140 && $0.maxY == new.bounds.height - 16 })
    #expect(new.buttons.allSatisfy { $0.layer.cornerRadius == 24 })
  }

  @Test func anActionSheetIsACardWithCancelLast() throws {
    let sheet = try card(.ios26, .actionSheet)
    #expect(sheet.buttons.map(\.action.title) == ["OK", "Cancel"] && abs(sheet.center.y - 437) <= 1)
    #expect(try card(.ios17, .actionSheet).buttons.count == 1)
  }

  @Test func anAlertIsGlass() throws {
    func effect(_ card: AlertCard) -> UIVisualEffect? { card.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first?.effect }
    let old = try card(.ios17), new = try card(.ios26)
    #expect(effect(old) is UIBlurEffect && old.clipsToBounds && old.layer.shadowOpacity == 0)
    #expect((effect(new) as? UIGlassEffect)?.isThick == true && !new.clipsToBounds && new.layer.shadowOpacity > 0)
  }

  @Test func anActionSheetAppearsOverItsSource() throws {
    screen.systemLook = .ios26
    let page = UIViewController(), source = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 40))
    page.view.addSubview(source)
    screen.show(page)
    let sheet = UIAlertController(title: nil, message: "Message", preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = source
    var chosen: [String] = []
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    page.present(sheet, animated: false)
    screen.settle()
    let card = try #require(sheet.view.subviews.compactMap { $0 as? AlertCard }.first)
    #expect(card.buttons.map(\.action.title) == ["Delete"] && card.frame.minY == 300 && card.frame.midX == 180)
    screen.tap(at: CGPoint(x: 200, y: 800))
    screen.advance(by: 1)
    #expect(chosen == ["cancel"] && page.presentedViewController == nil, "a tap elsewhere cancels")
    screen.systemLook = .ios17
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).popoverPresentationController == nil)
  }

  @Test func aSheetFloatsUnlessItIsLarge() {
    func layout(_ inset: CGFloat) -> SheetLayout {
      SheetLayout(
        container: CGSize(width: 402, height: 874), safeArea: .zero, kind: .edge, isForm: false, preferred: .zero, floatingInset: inset
      ) { [$0 / 2, $0] }
    }
    let old = layout(0), new = layout(8), heights = new.heights
    #expect(old.tops == new.tops && old.frame(height: heights[0]).width == 402)
    let medium = new.frame(height: heights[0])
    #expect(medium.minX == 8 && medium.width == 386 && medium.maxY == 866 && medium.minY == old.frame(height: heights[0]).minY)
    #expect(new.frame(height: heights[1]) == old.frame(height: heights[1]))
    #expect(new.frame(top: new.tops[0]) == medium)
    let between = new.frame(top: (new.tops[0] + new.tops[1]) / 2)
    #expect(between.minX == 4 && between.maxY == 870)
  }
}
