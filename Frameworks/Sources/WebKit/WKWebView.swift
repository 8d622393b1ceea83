import PlaceholderBox
@_exported import UIKit

/// A view that shows a box with its address, and reports that loading failed, since Linux has no WebKit.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { true }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor!
  open var obscuredContentInsets = UIEdgeInsets.zero

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
    _ = WKWebView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(WKWebView.self, name: nil) { names in
    names.property("navigationDelegate", \.navigationDelegate)
    names.property("UIDelegate", \.uiDelegate)
    names.property("uiDelegate", \.uiDelegate)
  }

  private func setUp() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    // An empty page is opaque.
    backgroundColor = .systemBackground
    PlaceholderBox.fill(self, "WKWebView: there is no WebKit on Linux")
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return fail()
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return fail()
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return fail()
  }
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? { fail() }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : fail() }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() {}
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WKError(.unknown))
  }
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw WKError(.unknown) }
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }
  open func createPDF(
    configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  open func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(WKError(.unknown)))
  }
  open func find(
    _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  /// Returns a picture of the box, or throws an error if it is empty.
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let image = snapshot(configuration) else { throw WKError(.unknown) }
    return image
  }
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation { load(request) ?? WKNavigation() }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {}
  open var interactionState: Any?
  open var mediaType: String?
  open var themeColor: UIColor! { nil }
  open var isFindInteractionEnabled = false
  open var serverTrust: AnyObject? { nil }
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let image = snapshot(snapshotConfiguration)
    completionHandler(image, image == nil ? WKError(.unknown) : nil)
  }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "about", "file"].contains(urlScheme) }

  private func fail() -> WKNavigation? {
    let navigation = WKNavigation()
    Task { @MainActor [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: URLError(.notConnectedToInternet))
    }
    return navigation
  }
}

extension WKWebView {
  /// Draws the part of the view that a configuration names, at its width in points.
  private func snapshot(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
    let rect = configuration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
    guard rect.width > 0, rect.height > 0, width > 0, width.isFinite else { return nil }
    let scale = width / rect.width
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: rect.height * scale)).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
  }
}
