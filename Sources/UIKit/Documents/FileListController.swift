import Foundation

/// The folders and files of a folder. Without types it lets the user choose the folder itself.
final class FileListController: UITableViewController {
  let folder: URL
  private let types: [UTType]
  private var entries: [(url: URL, isFolder: Bool)] = []
  var choosesMany = false
  var showsExtensions = true
  var onFolder: ((URL) -> Void)?
  var onFiles: (([URL]) -> Void)?
  var onCancel: (() -> Void)?
  /// Returns the menu of a file; nil for none.
  var onMenu: ((URL) -> UIMenu?)?
  /// Items in place of the Cancel button, for a list that is not a picker. Default nil.
  var leadingItems, trailingItems: [UIBarButtonItem]?

  init(_ folder: URL, types: [UTType]) {
    self.folder = folder
    self.types = types
    super.init(style: .plain)
    title = folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelection = choosesMany
    entries = Self.entries(of: folder)
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    let done = UIBarButtonItem(
      title: types.isEmpty ? "Save" : "Open", primaryAction: UIAction { [weak self] _ in self?.choose() })
    navigationItem.rightBarButtonItems = types.isEmpty || choosesMany ? [done, cancel] : [cancel]
    guard let trailingItems else { return }
    navigationItem.rightBarButtonItems = trailingItems + (choosesMany ? [done] : [])
    navigationItem.leftBarButtonItems = leadingItems
    navigationItem.leftItemsSupplementBackButton = true
  }

  /// The chosen files of a list in which several can be chosen.
  var chosenFiles: [URL] { (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url } }

  /// Reads the folder again.
  func reload() {
    guard isViewLoaded else { return }
    entries = Self.entries(of: folder)
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let entry = entries[indexPath.row]
    guard !entry.isFolder, let menu = onMenu?(entry.url) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Returns the entries, folders first, without hidden files.
  private static func entries(of folder: URL) -> [(url: URL, isFolder: Bool)] {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
    let all = found.map { url in (url: url, isFolder: (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true) }
    return all.sorted { one, other in
      one.isFolder == other.isFolder
        ? one.url.lastPathComponent.lowercased() < other.url.lastPathComponent.lowercased() : one.isFolder
    }
  }

  private func isOffered(_ entry: (url: URL, isFolder: Bool)) -> Bool {
    if entry.isFolder { return true }
    guard let type = UTType(filenameExtension: entry.url.pathExtension) else { return types.contains(.item) || types.contains(.data) }
    return types.contains { type.conforms(to: $0) }
  }

  private func choose() {
    guard !types.isEmpty else {
      onFiles?([folder])
      return
    }
    let chosen = (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url }
    if !chosen.isEmpty { onFiles?(chosen) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let entry = entries[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = (showsExtensions || entry.isFolder ? entry.url : entry.url.deletingPathExtension()).lastPathComponent
    content.textProperties.color = isOffered(entry) ? .label : .tertiaryLabel
    content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    isOffered(entries[indexPath.row]) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = entries[indexPath.row]
    if entry.isFolder {
      tableView.deselectRow(at: indexPath, animated: true)
      onFolder?(entry.url)
    } else if !choosesMany {
      onFiles?([entry.url])
    }
  }
}
