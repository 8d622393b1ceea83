import PlaceholderBox
@_exported import UIKit

/// A page with a text view for a post, which cannot be posted (Apple: SLComposeServiceViewController).
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  private let editor = UITextView()
  open var textView: UITextView! { editor }
  open var contentText: String! { editor.text }
  open var placeholder: String!
  open var charactersRemaining: NSNumber!
  open var autoCompletionViewController: UIViewController!
  open func presentationAnimationDidFinish() {}
  open func isContentValid() -> Bool { true }
  open func validateContent() {}
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func cancel() {}
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    if let viewController { navigationController?.pushViewController(viewController, animated: true) }
  }
  open func popConfigurationViewController() { navigationController?.popViewController(animated: true) }
  open func loadPreviewView() -> UIView! { UIView() }
  open override func viewDidLoad() {
    super.viewDidLoad()
    editor.frame = view.bounds
    editor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    editor.delegate = self
    view.addSubview(editor)
  }
}
/// Apple: SLComposeSheetConfigurationItem. Apple's initializer is failable, which a subclass of `NSObject` cannot declare on Linux.
open class SLComposeSheetConfigurationItem {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
  public init!() {}
}
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// A composer without services (Apple: SLComposeViewController).
open class SLComposeViewController: UIViewController {
  public let serviceType: String!
  open var completionHandler: SLComposeViewControllerCompletionHandler!
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func setInitialText(_ text: String!) -> Bool { false }
  open func add(_ image: UIImage!) -> Bool { false }
  open func add(_ url: URL!) -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "SLComposeViewController: there are no services",
      done: UIAction(title: "Cancel") { [weak self] _ in
        self?.completionHandler?(.cancelled)
        self?.dismiss(animated: true)
      })
  }
}
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
