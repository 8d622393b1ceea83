import Foundation

/// Browses documents, creates and opens them (Apple: UIDocumentBrowserViewController). It shows the folders of the disk, starting in the
/// documents folder, or in the home folder if there is none.
open class UIDocumentBrowserViewController: UIViewController {
  /// What happens to a file that is imported (Apple: UIDocumentBrowserViewController.ImportMode).
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  /// The colours of the browser (Apple: UIDocumentBrowserViewController.BrowserUserInterfaceStyle).
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button that creates a document. Default true.
  open var allowsDocumentCreation = true { didSet { rebuild() } }
  /// The title of the action that creates a document. Default "New Document".
  open var localizedCreateDocumentActionTitle = "New Document" { didSet { rebuild() } }
  /// Stored; has no effect on Linux: the width of a document's picture, as a multiple of its height. Default 2/3.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Whether several documents can be chosen. Default false.
  open var allowsPickingMultipleItems = false { didSet { rebuild() } }
  /// Items beside the browser's own. Default empty.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { rebuild() } }
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { rebuild() } }
  /// The program's actions on documents. Default empty.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Whether file names are shown with their extensions. Default false.
  open var shouldShowFileExtensions = false { didSet { rebuild() } }
  /// The colours. Default white, which follows the system.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  /// The intent of the document that is being created; nil otherwise.
  open private(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?
  /// The types of the documents that can be opened.
  open private(set) var contentTypesForRecentDocuments: [UTType]
  /// The identifiers of these types.
  open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }

  private weak var panel: UINavigationController?

  /// - Parameter contentTypes: the types of the documents; nil for all.
  public init(forOpening contentTypes: [UTType]? = nil) {
    contentTypesForRecentDocuments = contentTypes ?? [.item]
    super.init(nibName: nil, bundle: nil)
  }

  /// The form before iOS 14.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    contentTypesForRecentDocuments = [.item]
    super.init(coder: coder)
  }

  // MARK: Pages

  private var startFolder: URL {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    return documents.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    panel = showPanel(page(for: startFolder))
  }

  /// The folder that is shown.
  var shownFolder: URL { (panel?.topViewController as? FileListController)?.folder ?? startFolder }

  private func page(for folder: URL) -> FileListController {
    let page = FileListController(folder, types: contentTypesForRecentDocuments)
    page.choosesMany = allowsPickingMultipleItems
    page.showsExtensions = shouldShowFileExtensions
    page.onFiles = { [weak self] in self?.pick($0) }
    page.onFolder = { [weak self] in
      guard let self else { return }
      panel?.pushViewController(self.page(for: $0), animated: true)
    }
    page.onMenu = { [weak self] in self?.menu(of: $0) }
    page.leadingItems = additionalLeadingNavigationBarButtonItems
    var items = additionalTrailingNavigationBarButtonItems
    if allowsDocumentCreation {
      let create = UIAction(title: localizedCreateDocumentActionTitle, image: UIImage(systemName: "plus")) { [weak self] _ in
        self?.createDocument(for: .default)
      }
      items.append(UIBarButtonItem(systemItem: .add, primaryAction: create))
    }
    if allowsPickingMultipleItems {
      for action in customActions where action.availability.contains(.navigationBar) {
        items.append(
          UIBarButtonItem(
            title: action.localizedTitle, image: action.image,
            primaryAction: UIAction { [weak page] _ in
              let urls = page?.chosenFiles ?? []
              if !urls.isEmpty { action.handler(urls) }
            }))
      }
    }
    page.trailingItems = items
    return page
  }

  /// Shows the pages with the present settings.
  private func rebuild() {
    guard let panel else { return }
    let folders = panel.viewControllers.compactMap { ($0 as? FileListController)?.folder }
    panel.setViewControllers(folders.map(page), animated: false)
  }

  private func pick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  private func menu(of url: URL) -> UIMenu? {
    let type = UTType(filenameExtension: url.pathExtension)
    let own = customActions.filter { $0.availability.contains(.menu) && $0.applies(to: type) }
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in self?.share(url) }
    return UIMenu(
      children: [share]
        + own.map { action in UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([url]) } })
  }

  private func share(_ url: URL) {
    let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: [url]) ?? []
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
    sheet.popoverPresentationController?.sourceView = view
    delegate?.documentBrowser(self, willPresent: sheet)
    present(sheet, animated: true)
  }

  // MARK: Documents

  /// Asks the delegate for a new document, and puts it into the folder that is shown.
  func createDocument(for intent: UIDocument.CreationIntent) {
    activeDocumentCreationIntent = intent
    let folder = shownFolder
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self else { return }
      activeDocumentCreationIntent = nil
      guard let url, mode != .none else { return }
      importFile(url, into: folder, mode) { _, _ in }
    }
  }

  /// Copies or moves a file into the folder of another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { importFile(documentURL, into: neighbourURL.deletingLastPathComponent(), importMode, completion) }

  private func importFile(_ url: URL, into folder: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void) {
    do {
      let destination = Self.unusedURL(url.lastPathComponent, in: folder)
      switch mode {
      case .none: throw UIDocumentBrowserError(.generic)
      case .copy: try FileManager.default.copyItem(at: url, to: destination)
      case .move: try FileManager.default.moveItem(at: url, to: destination)
      }
      reloadPages()
      completion(destination, nil)
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
    } catch {
      completion(nil, error)
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
    }
  }

  /// Returns a URL in a folder that no file has: the name, or the name with a number.
  private static func unusedURL(_ name: String, in folder: URL) -> URL {
    let plain = folder.appendingPathComponent(name), stem = plain.deletingPathExtension().lastPathComponent
    var destination = plain, number = 2
    while FileManager.default.fileExists(atPath: destination.path) {
      destination = folder.appendingPathComponent("\(stem) \(number)")
      if !plain.pathExtension.isEmpty { destination = destination.appendingPathExtension(plain.pathExtension) }
      number += 1
    }
    return destination
  }

  private func reloadPages() {
    for case let page as FileListController in panel?.viewControllers ?? [] { page.reload() }
  }

  /// Shows the folder of a document.
  /// - Parameter importIfNeeded: has no effect on Linux, where all files are in reach.
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      completion?(nil, UIDocumentBrowserError(.noLocationAvailable))
      return
    }
    loadViewIfNeeded()
    let folder = url.deletingLastPathComponent()
    if folder.standardizedFileURL.path != shownFolder.standardizedFileURL.path {
      panel?.setViewControllers([page(for: folder)], animated: false)
    }
    reloadPages()
    completion?(url, nil)
  }

  /// Renames a document. Its extension stays if the name has none.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var destination = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if destination.pathExtension.isEmpty, !documentURL.pathExtension.isEmpty { destination.appendPathExtension(documentURL.pathExtension) }
    do {
      guard !proposedName.isEmpty, !proposedName.contains("/") else { throw CocoaError(.fileWriteInvalidFileName) }
      try FileManager.default.moveItem(at: documentURL, to: destination)
      reloadPages()
      completionHandler(destination, nil)
    } catch { completionHandler(nil, error) }
  }

  /// Returns the transition for the presentation of a document.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController(for: self)
  }
  /// The name before iOS 12.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}
