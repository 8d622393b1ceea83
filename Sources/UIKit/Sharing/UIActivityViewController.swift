/// Offers what can be done with texts, addresses, pictures and other things (Apple: UIActivityViewController).
///
/// The list has the application's own activities, "Copy", "Save Image", and "Print" where there is somewhere to print to.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var isOver = false
  private var performed: UIActivity?

  /// Called once, with the activity that was chosen and whether it was completed; with nil and false where the sheet was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// As it was before iOS 8.
  open var completionHandler: CompletionHandler?
  /// Those that are not to be in the list.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept; all activities look alike.
  open var allowsProminentActivity = true

  /// - Parameters:
  ///   - activityItems: what is shared, or who gives it (`UIActivityItemSource`).
  ///   - applicationActivities: shown besides UIKit's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    items = []
    ownActivities = []
    super.init(coder: coder)
  }

  // MARK: The list

  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    let page = ActivityListController(activities(for: placeholders), title: Self.title(of: placeholders)) { [weak self] in
      self?.choose($0)
    }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.finish(nil, false, nil)
      })
    showPanel(page)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Those that can be performed and are not excluded.
  func activities(for placeholders: [Any]) -> [UIActivity] {
    let all: [UIActivity] = ownActivities + [CopyActivity(), SaveImageActivity(), PrintActivity()]
    return all.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private static func title(of items: [Any]) -> String {
    switch items.first {
    case let text as String: text
    case let url as URL: url.host ?? url.lastPathComponent
    case is UIImage: items.count == 1 ? "Image" : "\(items.count) Items"
    default: items.count == 1 ? "1 Item" : "\(items.count) Items"
    }
  }

  // MARK: The choice

  private func choose(_ activity: UIActivity) {
    guard performed == nil, !isOver else { return }
    performed = activity
    Task { @MainActor in
      let given = await self.given(for: activity.activityType)
      guard !self.isOver else { return }
      activity.prepare(withActivityItems: given)
      activity.onFinish = { [self] completed in ended(activity, completed) }
      if let controller = activity.activityViewController {
        present(controller, animated: true)
      } else {
        activity.perform()
      }
    }
  }

  /// What the items are for an activity.
  private func given(for type: UIActivity.ActivityType?) async -> [Any] {
    var given: [Any] = []
    for item in items {
      if let provider = item as? UIActivityItemProvider {
        provider.choose(type)
        await Task.detached { provider.start() }.value
      }
      if let source = item as? any UIActivityItemSource {
        if let made = source.activityViewController(self, itemForActivityType: type) { given.append(made) }
      } else {
        given.append(item)
      }
    }
    return given
  }

  /// A completed activity takes the sheet with it; one that was given up leaves the list.
  private func ended(_ activity: UIActivity, _ completed: Bool) {
    performed = nil
    let finish = { if completed { self.finish(activity.activityType, true, nil) } }
    if let above = presentedViewController, !above.isBeingDismissed {
      dismiss(animated: true, completion: finish)
    } else {
      finish()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool, _ returned: [Any]?) {
    guard !isOver else { return }
    isOver = true
    closePanel { [self] in
      completionHandler?(type, completed)
      completionWithItemsHandler?(type, completed, returned, nil)
    }
  }

  /// The sheet was dragged away.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isOver, isBeingDismissed { finish(nil, false, nil) }
  }
}
