/// The page on which the user rearranges tabs: a list whose first rows are the tabs of the bar.
final class TabBarCustomizer: UITableViewController {
  private static let cellName = "MoreCell"

  /// The items in the order of the rows.
  private(set) var items: [UITabBarItem]
  private let original: [UITabBarItem]
  private let tabCount: Int
  private let onDone: () -> Void

  /// - Parameters:
  ///   - items: the items of the bar, followed by those that are not in the bar.
  ///   - tabCount: the number of items in the bar.
  ///   - onDone: called when the user taps the Done button.
  init(_ items: [UITabBarItem], tabCount: Int, onDone: @escaping () -> Void) {
    self.items = items
    self.tabCount = tabCount
    self.onDone = onDone
    original = items
    super.init(style: .grouped)
    title = "Configure"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in onDone() })
    isModalInPresentation = true
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the order differs from the original one.
  var isChanged: Bool { !items.elementsEqual(original, by: ===) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MoreCell.self, forCellReuseIdentifier: Self.cellName)
    isEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tabCount == 1 ? "The first item is the tab of the bar." : "The first \(tabCount) items are the tabs of the bar."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    if items.indices.contains(indexPath.row) { (cell as? MoreCell)?.show(items[indexPath.row]) }
    return cell
  }

  // MARK: Moving rows

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard items.indices.contains(sourceIndexPath.row), items.indices.contains(destinationIndexPath.row) else { return }
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
