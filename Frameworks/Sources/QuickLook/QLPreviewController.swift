import PlaceholderBox
@_exported import UIKit

/// A view controller that shows a box with the document's name (Apple: QLPreviewController).
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, "QLPreviewController: no previews on Linux")
  }
}
@MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}
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
