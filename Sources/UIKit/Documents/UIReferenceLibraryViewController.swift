/// Shows the definition of a word (Apple: UIReferenceLibraryViewController). Not supported on Linux: the page shows a message.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Always false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = MessagePage("No definition found.")
    page.title = term
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    showPanel(page)
  }
}

/// A page with a message in its center.
final class MessagePage: UIViewController {
  private let label = UILabel()

  init(_ message: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = message
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
  }
}
