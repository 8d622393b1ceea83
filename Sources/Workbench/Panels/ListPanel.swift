import UIKit

/// A list of rows, some of which can be edited, with an optional search field.
final class ListPanel: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  /// Called when a row is clicked.
  var selected: ((ListRow) -> Void)?
  /// Called when the arrow of a row is clicked.
  var toggled: ((ListRow) -> Void)?
  /// Called with a row and its new value; flags are "true" and "false".
  var edited: ((ListRow, String) -> Void)?
  /// Called when the pointer enters a row, and with nil when it leaves the list.
  var pointed: ((ListRow?) -> Void)?
  /// The text in the search field.
  private(set) var searchText = ""
  var searched: (() -> Void)?
  /// A view below the list; nil for none. Set it before the panel is shown.
  var footer: UIView?

  private let placeholder: String?
  private let empty = UILabel()
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchBar()
  private var sections: [ListSection] = []
  /// The text that is shown if there are no rows.
  private var message = ""
  /// The rows that are shown after the editing of a field; nil if there are none. Until then the table asks for the rows that it knows.
  private var postponed: [ListSection]?

  /// - Parameter placeholder: the placeholder of the search field; nil for a list without one.
  init(placeholder: String? = nil) {
    self.placeholder = placeholder
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("panels are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    table.backgroundColor = .clear
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
    table.sectionHeaderTopPadding = 0
    table.register(ListRowCell.self, forCellReuseIdentifier: ListRowCell.reuseIdentifier)
    view.addSubview(table)
    search.placeholder = placeholder
    search.searchBarStyle = .minimal
    search.searchTextField.font = .systemFont(ofSize: 13)
    search.delegate = self
    if placeholder != nil { view.addSubview(search) }
    empty.font = .systemFont(ofSize: 12)
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    empty.numberOfLines = 0
    view.addSubview(empty)
    showMessage()
    if let footer { view.addSubview(footer) }
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", ListPanel.hovered(_:)))
    table.addGestureRecognizer(hover)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top: CGFloat = placeholder == nil ? 0 : Self.searchHeight
    search.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
    let bottom = footer == nil ? 0 : Self.footerHeight
    table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top - bottom, 0))
    footer?.frame = CGRect(x: 10, y: view.bounds.height - bottom, width: max(view.bounds.width - 20, 0), height: bottom)
    empty.frame = CGRect(x: 16, y: top + 24, width: view.bounds.width - 32, height: 60)
  }

  private static let searchHeight: CGFloat = 48
  private static let footerHeight: CGFloat = 30

  func focusSearch() { search.searchTextField.becomeFirstResponder() }

  /// Shows other rows. While a field is edited, they are shown after the editing.
  /// - Parameter message: shown if there are no rows.
  func show(_ sections: [ListSection], message: String = "") {
    self.message = message
    // A table that is asked for its cells may lay out, and ask for the rows that it knows.
    if isViewLoaded, isEditingField {
      postponed = sections
      return
    }
    postponed = nil
    let old = self.sections
    self.sections = sections
    guard isViewLoaded else { return }
    showMessage()
    guard sections != old else { return }
    if old.map(\.shape) == sections.map(\.shape) {
      for cell in table.visibleCells {
        if let cell = cell as? ListRowCell, let path = table.indexPath(for: cell) { configure(cell, path) }
      }
    } else {
      table.reloadData()
    }
    if let path = path(where: \.isSelected), old.flatMap(\.rows).first(where: \.isSelected)?.id != row(path).id {
      table.scrollToRow(at: path, at: .none, animated: false)
    }
  }

  private func showMessage() { empty.text = sections.allSatisfy(\.rows.isEmpty) ? message : "" }

  private var isEditingField: Bool { table.visibleCells.contains { ($0 as? ListRowCell)?.isEditingField == true } }

  private func row(_ path: IndexPath) -> ListRow { sections[path.section].rows[path.row] }

  private func path(where matches: (ListRow) -> Bool) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(where: matches) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func configure(_ cell: ListRowCell, _ path: IndexPath) {
    let row = row(path)
    cell.show(row)
    cell.edited = { [weak self] in self?.edited?(row, $0) }
    cell.toggled = { [weak self] in self?.toggled?(row) }
    cell.endedEditing = { [weak self] in
      guard let self, let rows = postponed else { return }
      postponed = nil
      sections = rows
      showMessage()
      table.reloadData()
    }
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ListRowCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ListRowCell { configure(cell, indexPath) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ListRowCell.height(of: row(indexPath), width: tableView.bounds.width)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].title == nil ? 0 : 26
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let title = sections[section].title else { return nil }
    let label = UILabel(frame: CGRect(x: 10, y: 4, width: 400, height: 20))
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabel
    label.text = title.uppercased()
    let header = UIView()
    header.backgroundColor = .secondarySystemBackground
    header.addSubview(label)
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let row = row(indexPath)
    // The keyboard focus stops at rows, not at the editors in them.
    if isFocused(indexPath), let cell = tableView.cellForRow(at: indexPath) as? ListRowCell, cell.beginEditing() { return }
    selected?(row)
  }

  // MARK: Keys

  private var focusedPath: IndexPath? {
    (UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0) }
  }

  private func isFocused(_ path: IndexPath) -> Bool { focusedPath == path }

  func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with: UIFocusAnimationCoordinator) {
    pointed?(context.nextFocusedIndexPath.map(row))
  }

  /// The arrow keys to the sides close and open the focused row.
  override var keyCommands: [UIKeyCommand]? {
    guard let path = focusedPath, let isExpanded = row(path).isExpanded else { return nil }
    let input = isExpanded ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
    return [UIKeyCommand(input: input, modifierFlags: [], action: Selector("toggleFocusedRow", ListPanel.toggleFocusedRow))]
  }

  func toggleFocusedRow() { if let path = focusedPath { toggled?(row(path)) } }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else {
      pointed?(nil)
      return
    }
    pointed?(table.indexPathForRow(at: recognizer.location(in: table)).map(row))
  }

  // MARK: Search

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    self.searchText = searchText
    searched?()
  }
}

extension ListSection {
  /// The values on which the cells and their heights depend.
  fileprivate var shape: [String] { [title ?? ""] + rows.map { "\($0.id)\u{0}\($0.isLong ? $0.title + ($0.detail ?? "") : "")" } }
}
