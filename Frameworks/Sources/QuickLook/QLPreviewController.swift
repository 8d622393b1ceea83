import PlaceholderBox
@_exported import UIKit

/// A view controller that shows a box with the document's name (Apple: QLPreviewController).
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, "QLPreviewController: no previews on Linux")
  }
}
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: UnsafeMutablePointer<UIView?>
  ) -> CGRect
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
  func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: UnsafeMutablePointer<UIView?>
  ) -> CGRect { .zero }
  public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
  ) {}
}
/// A preview extension. It is never started on Linux (Apple: QLPreviewingController).
@preconcurrency @MainActor
public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
}
extension QLPreviewingController {
  public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}
