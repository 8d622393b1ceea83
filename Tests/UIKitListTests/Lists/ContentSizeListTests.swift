import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct ContentSizeListTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle?
    init(_ style: UITableViewCell.CellStyle?) { self.style = style }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style ?? .default, reuseIdentifier: nil)
      if style == nil {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
      }
      return cell
    }
  }

  private func shown(_ rows: Rows, _ style: UITableView.Style = .plain) -> (HeadlessScreen, UITableView) {
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667)), table = UITableView(frame: .zero, style: style)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    table.dataSource = rows
    screen.show(table)
    return (screen, table)
  }

  private func height(_ table: UITableView, _ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).height }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .subtitle, nil])
  func `Rows and headers of a table grow and shrink with the text size`(_ style: UITableViewCell.CellStyle?) {
    let rows = Rows(style), (screen, table) = shown(rows)
    let before = height(table, 0), header = table.rectForHeader(inSection: 0).height
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    // A line of body text has 63 points, and the margins 22.
    #expect(height(table, 0) >= 85 && height(table, 1) == height(table, 0), "\(height(table, 0))")
    #expect(table.rectForHeader(inSection: 0).height > header)
    if style != .default {
      let below = table.visibleCells[0].contentView
      #expect(height(table, 0) > 130, "the texts are one above the other: \(below.hierarchyText)")
    }
    screen.preferredContentSizeCategory = .large
    screen.settle()
    #expect(height(table, 0) == before && table.rectForHeader(inSection: 0).height == header)
  }

  @Test func `Rows that were scrolled away are measured again`() {
    let rows = Rows(.default), (screen, table) = shown(rows)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    screen.settle()
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(height(table, 0) > 44 && height(table, 0) == height(table, 1))
  }

  @Test func `The text of a cell wraps at accessibility sizes unless its lines were set`() {
    let rows = Rows(.default), (screen, table) = shown(rows)
    let first = table.visibleCells[0].textLabel!, second = table.visibleCells[1].textLabel!
    second.numberOfLines = 1
    first.text = "A long text that needs several lines at this size"
    screen.preferredContentSizeCategory = .accessibilityMedium
    screen.settle()
    #expect(first.numberOfLines == 0 && second.numberOfLines == 1 && height(table, 0) > height(table, 1) + 30)
  }

  @Test func `Self-sizing cells with constraints follow the text size`() {
    final class Cell: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Cell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source(), screen = HeadlessScreen(size: CGSize(width: 375, height: 667))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.dataSource = source
    screen.show(table)
    let before = height(table, 0)
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    // The sizes of title2 are 22 and 39.
    #expect(abs((height(table, 0) - 20) / (before - 20) - 39.0 / 22) < 0.05, "\(before) \(height(table, 0))")
  }

  @Test func `Rows of a list in a collection view follow the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667))
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    screen.show(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<30))
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
    func height() -> CGFloat { list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0 }
    let before = height()
    list.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.settle()
    #expect(before < 50 && height() >= 69, "\(before) \(height())")
    list.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    screen.settle()
    #expect(height() == before)
  }

  @Test func `Only the large title of a bar grows`() {
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667)), controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    let before = navigation.navigationBar.frame.height, inset = controller.view.safeAreaInsets.top
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(navigation.navigationBar.frame.height >= before + 29 && controller.view.safeAreaInsets.top >= inset + 29)
    navigation.navigationBar.prefersLargeTitles = false
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `An alert follows the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667)), controller = UIViewController()
    screen.show(controller)
    let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    screen.settle()
    func height() -> CGFloat { alert.view.subviews.map { $0.layer.cornerRadius > 0 ? $0.frame.height : 0 }.max() ?? 0 }
    let before = height()
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    #expect(before > 0 && height() > before + 40, "\(before) \(height())")
  }
}

extension UIView {
  fileprivate var hierarchyText: String { subviews.map { "\(type(of: $0)) \($0.frame)" }.joined(separator: ", ") }
}
