import UIKit

/// Groups of rows with switches, values, check marks and disclosure indicators.
final class SettingsController: UITableViewController {
  private var chosen = 0

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Setting.groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Setting.groups[section].settings.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Setting.groups[section].title }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { Setting.groups[section].footer }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    let setting = Setting.groups[indexPath.section].settings[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = setting.name
    content.image = setting.color.map(Self.icon)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    switch setting.control {
    case .page(let value):
      content.secondaryText = value
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .choice: cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    case .info: cell.accessoryType = .detailButton
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .choice = Setting.groups[indexPath.section].settings[indexPath.row].control else { return }
    let before = IndexPath(row: chosen, section: indexPath.section)
    chosen = indexPath.row
    tableView.reconfigureRows(at: [before, indexPath])
  }

  private static func icon(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 11, height: 11)).fill()
    }
  }
}

#if os(iOS)
  #Preview("Settings", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: SettingsController()) }
#endif
