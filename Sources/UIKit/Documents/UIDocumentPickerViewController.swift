import Foundation

/// Lets the user choose files to open, or a folder to export files to (Apple: UIDocumentPickerViewController). It browses the folders of
/// the disk, starting in the home folder.
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case open(types: [UTType], asCopy: Bool)
    case export(urls: [URL], asCopy: Bool)
  }

  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Default false.
  open var allowsMultipleSelection = false
  /// Whether file names are shown with their extensions. Default true.
  open var shouldShowFileExtensions = true
  /// The initial folder; nil is the home folder.
  open var directoryURL: URL?
  private let purpose: Purpose
  private weak var panel: UINavigationController?
  private var isOver = false

  /// - Parameter asCopy: whether the delegate receives copies in the temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(types: contentTypes, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// - Parameter asCopy: whether the files are copied; if false, they are moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls: urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// The form before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// The form before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// The form before iOS 11.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// What the picker does with the files (deprecated in iOS 14).
  open var documentPickerMode: UIDocumentPickerMode {
    switch purpose {
    case .open(_, let asCopy): asCopy ? .import : .open
    case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
    }
  }

  public required init?(coder: NSCoder) {
    purpose = .open(types: [.item], asCopy: false)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    panel = showPanel(page(for: directoryURL ?? FileManager.default.homeDirectoryForCurrentUser))
  }

  private func page(for folder: URL) -> FileListController {
    let page: FileListController
    switch purpose {
    case .open(let types, _):
      page = FileListController(folder, types: types)
      page.onFiles = { [weak self] in self?.take($0) }
      page.choosesMany = allowsMultipleSelection
    case .export:
      page = FileListController(folder, types: [])
      page.onFiles = { [weak self] in if let folder = $0.first { self?.put(into: folder) } }
    }
    page.showsExtensions = shouldShowFileExtensions
    page.onFolder = { [weak self] in
      guard let self else { return }
      self.panel?.pushViewController(self.page(for: $0), animated: true)
    }
    page.onCancel = { [weak self] in self?.cancel() }
    return page
  }

  // MARK: Completion

  private func finish(_ tell: @escaping (any UIDocumentPickerDelegate) -> Void) {
    guard !isOver else { return }
    isOver = true
    closePanel { [self] in if let delegate { tell(delegate) } }
  }

  private func cancel() { finish { [self] in $0.documentPickerWasCancelled(self) } }

  private func picked(_ urls: [URL]) {
    finish { [self] in
      $0.documentPicker(self, didPickDocumentsAt: urls)
      if let first = urls.first { $0.documentPicker(self, didPickDocumentAt: first) }
    }
  }

  private func take(_ urls: [URL]) {
    guard case .open(_, true) = purpose else { return picked(urls) }
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      picked(
        try urls.map { url in
          let copy = folder.appendingPathComponent(url.lastPathComponent)
          try FileManager.default.copyItem(at: url, to: copy)
          return copy
        })
    } catch {
      UIKitLog.refused("a file was not copied: \(error.localizedDescription)")
      cancel()
    }
  }

  private func put(into folder: URL) {
    guard case .export(let urls, let asCopy) = purpose else { return }
    do {
      picked(
        try urls.map { url in
          let destination = folder.appendingPathComponent(url.lastPathComponent)
          if asCopy {
            try FileManager.default.copyItem(at: url, to: destination)
          } else {
            try FileManager.default.moveItem(at: url, to: destination)
          }
          return destination
        })
    } catch {
      UIKitLog.refused("a file was not written: \(error.localizedDescription)")
      cancel()
    }
  }

  /// Cancels the picker when it was dismissed by dragging.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { cancel() }
  }
}

/// The purpose of a document picker (Apple: UIDocumentPickerMode).
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}
