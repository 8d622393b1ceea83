import UIKit

/// An address book with sections by initial, sticky headers and a section index.
final class ContactsController: UITableViewController {
  private let sections: [(initial: String, contacts: [Contact])]

  init() {
    sections = Dictionary(grouping: Contact.samples, by: \.initial).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].initial }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.initial) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.show(sections[indexPath.section].contacts[indexPath.row])
    return cell
  }
}

#if os(iOS)
  #Preview("Contacts", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: ContactsController()) }
#endif
