/// Shows a document (Apple: UIDocumentViewController). It opens the document when its view appears. Without a document it shows the launch page:
/// a title, the actions of `launchOptions`, and their browser.
open class UIDocumentViewController: UIViewController {
  /// The document. A new document is opened once the view is visible.
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      isOpening = false
      navigationItemDidUpdate()
      guard isViewLoaded else { return }
      updateLaunchPage()
      if view.window != nil { openIfNeeded() }
    }
  }

  /// The launch page (iOS 18).
  open var launchOptions = LaunchOptions() { didSet { updateLaunchPage() } }
  /// The items that undo and redo, with the document's undo manager.
  open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
    barButtonItems: [undoItem("arrow.uturn.backward", "Undo") { $0.undo() }, undoItem("arrow.uturn.forward", "Redo") { $0.redo() }],
    representativeItem: nil)

  private var isOpening = false
  private var launchPage: DocumentLaunchController?

  /// - Parameter document: the document; nil for the launch page.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    navigationItemDidUpdate()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func undoItem(_ image: String, _ title: String, _ act: @escaping (UndoManager) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title, image: UIImage(systemName: image)) { [weak self] _ in
        if let undo = self?.document?.undoManager { act(undo) }
      })
  }

  // MARK: Opening

  /// Called when the document is open, and at once when the view is loaded with an open document. Override it to show the contents.
  open func documentDidOpen() {}

  /// Called when the navigation item has been filled in for a document. Override it to add items. The title is the name of the document.
  open func navigationItemDidUpdate() { navigationItem.title = document?.localizedName }

  /// Opens the document. Called when the view appears; a program may call it before.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    guard document.documentState.contains(.closed) else {
      documentDidOpen()
      return completionHandler(true)
    }
    isOpening = true
    document.open { [weak self] isOpen in
      guard let self, document === self.document else { return completionHandler(isOpen) }
      if isOpen {
        navigationItemDidUpdate()
        documentDidOpen()
      }
      completionHandler(isOpen)
    }
  }

  private func openIfNeeded() {
    guard let document, !isOpening, document.documentState.contains(.closed) else { return }
    openDocument { _ in }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateLaunchPage()
    if let document, !document.documentState.contains(.closed) { documentDidOpen() }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    openIfNeeded()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let page = launchPage?.view else { return }
    page.frame = view.bounds
    view.bringSubviewToFront(page)
  }

  private func updateLaunchPage() {
    guard isViewLoaded else { return }
    if let page = launchPage, document != nil || page.options !== launchOptions {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
      launchPage = nil
    }
    guard document == nil, launchPage == nil else { return }
    let page = DocumentLaunchController(launchOptions)
    launchPage = page
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
