/// Takes part in screenshots of a scene (Apple: UIScreenshotService). The desktop makes them alone: the delegate is not asked.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// Gives a whole document for a screenshot: not called (Apple: UIScreenshotServiceDelegate).
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
