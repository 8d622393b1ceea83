/// A list of image file names.
final class PictureListController: UITableViewController {
  private let files: [URL]
  private let choose: (URL) -> Void

  init(_ files: [URL], choose: @escaping (URL) -> Void) {
    self.files = files
    self.choose = choose
    super.init(style: .plain)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "picture")
    guard files.isEmpty else { return }
    let label = UILabel()
    label.text = "No Photos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    tableView.backgroundView = label
    tableView.separatorStyle = .none
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = files[indexPath.row].lastPathComponent
    content.image = UIImage(systemName: "photo")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(files[indexPath.row]) }
}
