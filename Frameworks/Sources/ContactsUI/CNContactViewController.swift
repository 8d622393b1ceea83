public import Contacts
import PlaceholderBox
public import UIKit

/// A view controller that shows a box with the contact's name (Apple: CNContactViewController).
open class CNContactViewController: UIViewController {
  open private(set) var contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false
  open var displayedPropertyKeys: [Any]?
  open var alternateName: String?
  open var message: String?

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public required init?(coder: NSCoder) { nil }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, CNContactFormatter.string(from: contact, style: .fullName) ?? "CNContactViewController")
  }
}
@MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty)
    -> Bool
  {
    true
  }
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
