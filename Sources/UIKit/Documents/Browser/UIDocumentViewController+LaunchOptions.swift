extension UIDocumentViewController {
  /// The launch page of a document controller without a document (Apple: UIDocumentViewController.LaunchOptions). Set its properties before
  /// the view is loaded.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// The title. Default the name of the application.
    open var title: String = UIDocumentViewController.applicationName
    /// The large button. Default an action that creates a document.
    open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(withIntent: .default)
    /// The button below it. Default nil.
    open var secondaryAction: UIAction?
    /// The background of the page. Its default has the tint color.
    open var background = UIBackgroundConfiguration.clear()
    /// A view behind the buttons. Default nil.
    open var backgroundAccessoryView: UIView?
    /// A view in front of the buttons. Default nil.
    open var foregroundAccessoryView: UIView?
    /// The browser below the buttons.
    public let browserViewController: UIDocumentBrowserViewController

    public override init() {
      browserViewController = UIDocumentBrowserViewController(forOpening: nil)
      super.init()
    }

    /// Returns an action that creates a document in the browser of the page where its button is.
    open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document", image: UIImage(systemName: "plus")) { action in
        let first = action.sender as? UIResponder
        let page = sequence(first: first, next: { $0?.next }).lazy.compactMap { $0 as? DocumentLaunchController }.first
        page?.options.browserViewController.createDocument(for: intent)
      }
    }
  }

  static var applicationName: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName")
      as? String ?? ProcessInfo.processInfo.processName
  }
}

/// The launch page: title, buttons, and the browser in the lower part.
final class DocumentLaunchController: UIViewController {
  let options: UIDocumentViewController.LaunchOptions
  private let label = UILabel()
  private var buttons: [UIButton] = []

  init(_ options: UIDocumentViewController.LaunchOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    label.text = options.title
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    if let back = options.backgroundAccessoryView { view.addSubview(back) }
    view.addSubview(label)
    for (action, style) in [(options.primaryAction, UIButton.Configuration.filled()), (options.secondaryAction, .plain())] {
      guard let action else { continue }
      let button = UIButton(configuration: style, primaryAction: action)
      buttons.append(button)
      view.addSubview(button)
    }
    if let front = options.foregroundAccessoryView { view.addSubview(front) }
    let browser = options.browserViewController
    addChild(browser)
    view.addSubview(browser.view)
    browser.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets), half = (area.height / 2).rounded()
    options.backgroundAccessoryView?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
    options.foregroundAccessoryView?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
    label.frame = CGRect(x: area.minX + 20, y: area.minY + half * 0.3, width: max(area.width - 40, 0), height: 44)
    var y = label.frame.maxY + 20
    let width = min(max(area.width - 80, 0), 320)
    for button in buttons {
      button.frame = CGRect(x: area.midX - width / 2, y: y, width: width, height: 50)
      y += 58
    }
    let top = area.minY + half
    options.browserViewController.view.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }
}
