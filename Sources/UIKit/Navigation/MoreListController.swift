/// The root of the More tab: a plain list of the controllers without a tab of their own.
final class MoreListController: UITableViewController {
  private static let cellName = "MoreCell"

  private(set) var controllers: [UIViewController] = []
  private var items: [UITabBarItem] = []
  var onSelect: ((UIViewController) -> Void)?
  var onEdit: (() -> Void)?

  init() {
    super.init(style: .plain)
    title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controllers: [UIViewController]) {
    self.controllers = controllers
    reload()
  }

  /// Reads the items of the controllers again.
  func reload() {
    for item in items { item.onChange = nil }
    items = controllers.map(\.tabBarItem)
    for item in items { item.onChange = { [weak self] in self?.tableIfLoaded?.reloadData() } }
    tableIfLoaded?.reloadData()
  }

  private var tableIfLoaded: UITableView? { viewIfLoaded as? UITableView }

  /// Whether the navigation bar has the Edit button. If a program has removed the button, it stays away until this value changes.
  var showsEditButton = false {
    didSet {
      guard showsEditButton != oldValue else { return }
      navigationItem.rightBarButtonItem =
        showsEditButton ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.onEdit?() }) : nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MoreCell.self, forCellReuseIdentifier: Self.cellName)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    if items.indices.contains(indexPath.row) { (cell as? MoreCell)?.show(items[indexPath.row]) }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if controllers.indices.contains(indexPath.row) { onSelect?(controllers[indexPath.row]) }
  }
}
