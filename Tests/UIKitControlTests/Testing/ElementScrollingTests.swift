import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct ElementScrollingTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Rows: UITableViewController {
    var selected: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  @Test func aRowThatIsNotMadeYetIsScrolledToAndTapped() throws {
    let rows = Rows()
    screen.show(rows)
    #expect(!screen.shows("Row 60"))
    try screen.scroll(to: "Row 60")
    try screen.tap("Row 60")
    try screen.scroll(to: .indexPath([0, 3]))
    try screen.tap(.indexPath([0, 3]))
    #expect(rows.selected == [60, 3])
  }

  @Test func whatIsNotThereFailsAndLeavesTheListWhereItWas() throws {
    let rows = Rows()
    screen.show(rows)
    try screen.scroll(to: "Row 30")
    let offset = rows.tableView.contentOffset
    let error = #expect(throws: ElementError.self) { try screen.scroll(to: "Row 200") }
    #expect(error?.description.hasPrefix("No element fits \"Row 200\".") == true)
    #expect(rows.tableView.contentOffset == offset)
  }

  @Test func aViewBesideThePageIsScrolledTo() throws {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    pages.contentSize = CGSize(width: 1600, height: 200)
    let last = UILabel(frame: CGRect(x: 1400, y: 20, width: 100, height: 30))
    last.text = "The end"
    pages.addSubview(last)
    screen.show(pages)
    let element = try screen.scroll(to: "The end")
    #expect(element.visibleFrame == element.frame && pages.contentOffset.x >= 1180)
  }
}
