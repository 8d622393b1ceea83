/// A list of the font families, and of their faces if the configuration asks for them.
final class FontListController: UITableViewController {
  private let configuration: UIFontPickerViewController.Configuration
  private let choose: (UIFontDescriptor) -> Void
  private let names: [(title: String, font: String)]

  init(
    _ configuration: UIFontPickerViewController.Configuration, title: String, choose: @escaping (UIFontDescriptor) -> Void
  ) {
    self.configuration = configuration
    self.choose = choose
    let traits = configuration.filteredTraits
    names = UIFont.familyNames.flatMap { family -> [(title: String, font: String)] in
      let faces = UIFont.fontNames(forFamilyName: family)
      if !traits.isEmpty {
        let fits = faces.contains { UIFont(name: $0, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: traits) == true }
        guard fits else { return [] }
      }
      return configuration.includeFaces ? faces.map { ($0, $0) } : [(family, family)]
    }
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let name = names[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = name.title
    if !configuration.displayUsingSystemFont, let font = UIFont(name: name.font, size: 17) { content.textProperties.font = font }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row].font
    guard let font = UIFont(name: name, size: 17) else { return UIKitLog.refused("the font \(name) cannot be loaded") }
    choose(font.fontDescriptor)
  }
}
