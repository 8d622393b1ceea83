import PlaceholderBox
@_exported import UIKit

/// A view controller that shows the address and a Done button, since Linux has no Safari.
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  /// Apple: SFSafariViewController.Configuration.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL, configuration: Configuration()) }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "SFSafariViewController: there is no Safari on Linux\n\(url.absoluteString)",
      done: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
      })
  }
}

/// Apple: SFSafariViewControllerDelegate.
@MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
