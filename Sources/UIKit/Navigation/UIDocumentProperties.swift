import Foundation

/// The document that a navigation item shows at the top of its title menu (Apple: UIDocumentProperties).
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The file of the document; nil without one. Not Apple's: for LinkPresentation, which declares `metadata`.
  public var _url: URL?
  /// The title in place of the file's name. Not Apple's, like `_url`.
  public var _title: String?
  /// The metadata that a program has set. Not Apple's, like `_url`.
  public var _metadata: AnyObject?

  /// Creates the properties of a file. Its name, kind and size are read from the file.
  public init(url: URL) {
    _url = url
    super.init()
  }

  /// Creates properties without a file. Not Apple's: LinkPresentation declares `init(metadata:)`.
  public init(_metadata: AnyObject) {
    self._metadata = _metadata
    super.init()
  }

  /// Returns the items for a drag of the document. Stored; has no effect on Linux, where the title menu is not a source of drags.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Returns the controller that shares the document. The title menu presents it when its row for the document is chosen. Default nil.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the title menu shows the icon of the document. Default true.
  open var wantsIconRepresentation = true

  /// The row for the document in the title menu.
  func menuElement(from bar: UIView) -> UIMenuElement {
    let url = _url
    let size = url.flatMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    let action = UIAction(
      title: _title ?? url?.deletingPathExtension().lastPathComponent ?? "",
      image: wantsIconRepresentation ? UIImage(systemName: "doc") : nil,
      attributes: activityViewControllerProvider == nil ? .disabled : []
    ) { [weak self, weak bar] _ in
      guard let bar, let sheet = self?.activityViewControllerProvider?() else { return }
      let host = bar.responderChain.lazy.compactMap { $0 as? UIViewController }.first
      sheet.popoverPresentationController?.sourceItem = bar
      host?.present(sheet, animated: true)
    }
    let kind = url.map { $0.pathExtension.uppercased() } ?? ""
    let measure = size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
    action.subtitle = [kind, measure ?? ""].filter { !$0.isEmpty }.joined(separator: " \u{b7} ")
    return UIMenu(options: .displayInline, children: [action])
  }
}
