import PlaceholderBox
@_exported import UIKit

/// A page that shows a box, since `isSupported` is false (Apple: VNDocumentCameraViewController).
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "VNDocumentCameraViewController: there is no camera",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.documentCameraViewControllerDidCancel(self)
      })
  }
}
/// Apple: VNDocumentCameraViewControllerDelegate.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
}
/// A scan without pages (Apple: VNDocumentCameraScan).
open class VNDocumentCameraScan: NSObject {
  open var title: String { "" }
  open var pageCount: Int { 0 }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
