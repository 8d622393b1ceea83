/// The list of activities in an activity sheet.
final class ActivityListController: UITableViewController {
  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void

  init(_ activities: [UIActivity], title: String, choose: @escaping (UIActivity) -> Void) {
    self.activities = activities
    self.choose = choose
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = activities[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle ?? activity.activityType?.rawValue
    content.image = activity.activityImage
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
