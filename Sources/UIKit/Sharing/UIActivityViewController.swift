/// Shows the activities that are available for texts, URLs, images and other items (Apple: UIActivityViewController).
///
/// The list contains the application's own activities, "Copy", "Save Image", and "Print" if printing is available.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var isOver = false
  private var performed: UIActivity?

  /// Called once, with the chosen activity and whether it was completed; with nil and false if the sheet was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The form before iOS 8.
  open var completionHandler: CompletionHandler?
  /// The activities to omit from the list.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The sections to omit from the sheet. Stored: the sheet on Linux has none of them. Default none.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Stored; has no effect on Linux.
  open var allowsProminentActivity = true

  /// - Parameters:
  ///   - activityItems: the items, or objects that supply them (`UIActivityItemSource`).
  ///   - applicationActivities: activities shown in addition to the built-in ones.
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

  // MARK: List

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

  /// Returns the activities that can be performed and are not excluded.
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

  // MARK: Choice

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

  /// Returns the items for an activity.
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

  /// Called when an activity has finished. If it was completed, the sheet is closed; otherwise another activity can be chosen.
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

  /// Finishes when the sheet was dismissed by dragging.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isOver, isBeingDismissed { finish(nil, false, nil) }
  }
}
