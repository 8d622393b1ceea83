/// Shares documents in a cloud (Apple: UICloudSharingController). Not supported on Linux: the page shows a message, and the delegate
/// receives an error.
open class UICloudSharingController: UIViewController {
  public struct PermissionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// Stored; has no effect on Linux.
  open var availablePermissions: PermissionOptions = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = MessagePage("Nothing can be shared from here: there is no cloud.")
    page.title = delegate?.itemTitle(for: self)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    showPanel(page)
    UIApplication.shared.afterCommit { [self] in
      delegate?.cloudSharingController(self, failedToSaveShareWithError: CocoaError(.featureUnsupported))
    }
  }
}

/// Is notified of sharing (Apple: UICloudSharingControllerDelegate).
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
