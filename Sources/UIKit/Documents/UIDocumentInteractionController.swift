import Foundation

/// Previews and opens a file with the desktop's default program (Apple: UIDocumentInteractionController).
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  /// The type identifier of the file. Default that of the file name extension.
  open var uti: String?
  /// The name of the file. Default the last component of the URL.
  open var name: String?
  open var annotation: Any?
  /// A single generic document icon.
  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
  /// Always empty.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private weak var menu: UIActivityViewController?

  public convenience init(url: URL) {
    self.init()
    self.url = url
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
    name = url.lastPathComponent
  }

  public override init() {
    super.init()
  }

  /// Opens the file.
  /// - Returns: false if there is no file, or if the desktop cannot open it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, UIApplication.shared.canOpenURL(url) else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(url) { [self] _ in delegate?.documentInteractionControllerDidEndPreview(self) }
    return true
  }

  /// Shows an activity sheet.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { presentMenu(animated) }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { presentMenu(animated) }
  /// Shows an activity sheet.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { presentMenu(animated) }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { presentMenu(animated) }

  private func presentMenu(_ animated: Bool) -> Bool {
    guard let url, let presenter = UIApplication.shared.topController else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [OpenActivity()])
    sheet.completionWithItemsHandler = { [self] _, _, _, _ in delegate?.documentInteractionControllerDidDismissOptionsMenu(self) }
    menu = sheet
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    presenter.present(sheet, animated: animated)
    return true
  }

  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }
}

/// Opens a file with the desktop's default program.
private final class OpenActivity: UIActivity {
  private var url: URL?

  override var activityType: ActivityType? { ActivityType("vitrine.open") }
  override var activityTitle: String? { "Open" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    (activityItems.first as? URL).map { UIApplication.shared.canOpenURL($0) } ?? false
  }
  override func prepare(withActivityItems activityItems: [Any]) { url = activityItems.first as? URL }
  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [self] in activityDidFinish($0) }
  }
}
