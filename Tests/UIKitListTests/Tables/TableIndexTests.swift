import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the section index at the edge of a table.
@Suite(.serialized) @MainActor struct TableIndexTests {
  private final class Letters: NSObject, UITableViewDataSource {
    let titles = (65...90).map { String(UnicodeScalar($0)!) }
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch] + titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index - 1 }
  }

  private let letters = Letters()

  private func show(height: CGFloat) -> (HeadlessScreen, UITableView) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: height), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = letters
    screen.show(table)
    screen.settle()
    return (screen, table)
  }

  @Test func titlesThatDoNotFitAreLeftOutEvenly() {
    let titles = letters.titles
    #expect(TableIndexView.lines(titles, height: 26 * 14) == titles)
    #expect(TableIndexView.lines(titles, height: 11 * 14 + 13) == ["A", "•", "F", "•", "K", "•", "P", "•", "U", "•", "Z"])
    #expect(TableIndexView.lines(titles, height: 4 * 14) == ["A", "•", "Z"])
    #expect(TableIndexView.lines(titles, height: 20) == ["A"])
    #expect(TableIndexView.lines(titles, height: 0) == [] && TableIndexView.lines(titles, height: -5) == [])
  }

  @Test func aFingerReachesAllSectionsAlsoOfAShortIndex() {
    for height in [440, 150] as [CGFloat] {
      let (screen, table) = show(height: height)
      screen.tap(at: CGPoint(x: 316, y: height - 10))
      #expect(table.indexPathsForVisibleRows?.last?.section == 25)
      screen.tap(at: CGPoint(x: 316, y: 10))
      #expect(table.contentOffset.y == 0)
      let visible = CGFloat(TableIndexView.lines([""] + letters.titles, height: height).count) * TableIndexView.lineHeight
      // Title 13 of 27, counted from 0, is M.
      screen.tap(at: CGPoint(x: 316, y: ((height - visible) / 2).rounded() + visible * 13.5 / 27))
      #expect(table.indexPathsForVisibleRows?.first?.section == 12)
    }
  }

  @Test func aFastFingerJumpsToo() {
    let (screen, table) = show(height: 440)
    screen.drag(from: CGPoint(x: 316, y: 60), to: CGPoint(x: 316, y: 430), duration: 0.06)
    #expect(table.indexPathsForVisibleRows?.last?.section == 25)
  }

  @Test func theSearchTitleIsAGlass() throws {
    let (_, table) = show(height: 440)
    let index = try #require(table.subviews.compactMap { $0 as? TableIndexView }.first)
    let marks = index.subviews.sorted { $0.frame.minY < $1.frame.minY }
    #expect(marks.count == 27 && marks[0] is UIImageView && (marks[1] as? UILabel)?.text == "A")
  }
}
