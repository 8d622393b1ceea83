import PlaceholderBox
@_exported import UIKit

/// A controller for sending mail. `canSendMail()` is false, as on a device without an account.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "MFMailComposeViewController: no mail on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
      })
  }
}

/// Apple: MFMailComposeViewControllerDelegate.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  @MainActor func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  @MainActor public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A controller for sending messages. `canSendText()` is false.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "MFMessageComposeViewController: no messages on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
      })
  }
}

/// Apple: MFMessageComposeViewControllerDelegate.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  @MainActor func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
