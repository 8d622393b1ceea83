import Foundation

/// A view for web pages (Apple: UIWebView, replaced by WKWebView). There is no web engine on Linux: the view shows a label that
/// says so, and each load fails.
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
  public enum NavigationType: Int, Sendable { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  /// Always nil, since no request is loaded. Not stored: UIKit would need the library of networking, which takes long to load.
  open var request: URLRequest? { nil }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var isLoading: Bool { false }
  // Stored; have no effect on Linux.
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var allowsLinkPreview = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    let label = UILabel(frame: bounds)
    label.text = "UIWebView: there is no web engine on Linux"
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(label)
  }

  /// Notifies the delegate, on a later turn of the main queue, that loading has failed.
  open func loadRequest(_ request: URLRequest) {
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    fail()
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) { fail() }
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) { fail() }
  open func reload() { fail() }
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func fail() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.webView(self, didFailLoadWithError: URLError(.unsupportedURL))
    }
  }
}

/// The delegate of a web view (Apple: UIWebViewDelegate).
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
    true
  }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
