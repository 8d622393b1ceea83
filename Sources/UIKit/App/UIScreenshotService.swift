/// The participation of an application in screenshots (Apple: UIScreenshotService). On Linux the desktop takes screenshots, and
/// the delegate is not called.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// A delegate that provides a whole document for a screenshot (Apple: UIScreenshotServiceDelegate). Not called on Linux.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (_ PDFData: Data?, _ index: Int, _ rectInPage: CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (_ PDFData: Data?, _ index: Int, _ rectInPage: CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
