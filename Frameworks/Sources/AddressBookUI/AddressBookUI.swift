@_exported import AddressBook
import PlaceholderBox
@_exported import UIKit

public let ABPersonPhoneNumbersProperty = "phoneNumbers"
public let ABPersonEmailAddressesProperty = "emailAddresses"
public let ABPersonPostalAddressesProperty = "postalAddresses"
public let ABPersonGivenNameProperty = "givenName"
public let ABPersonFamilyNameProperty = "familyName"

/// A page that lists no people, with a cancel button (Apple: ABPeoplePickerNavigationController).
open class ABPeoplePickerNavigationController: UINavigationController {
  open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?
  open var displayedProperties: [NSNumber]?
  open var addressBook: ABAddressBook?
  open var predicateForEnablingPerson: NSPredicate?
  open var predicateForSelectionOfPerson: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    fillPage(
      of: page, "ABPeoplePickerNavigationController: there are no contacts on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel(self)
        dismiss(animated: true)
      })
    setViewControllers([page], animated: false)
  }
}

/// Apple: ABPeoplePickerNavigationControllerDelegate.
@preconcurrency @MainActor
public protocol ABPeoplePickerNavigationControllerDelegate: NSObjectProtocol {
  func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord)
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier)
  func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
}
extension ABPeoplePickerNavigationControllerDelegate {
  public func peoplePickerNavigationController(_ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord) {}
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) {}
  public func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {}
}

/// A page that shows a box (Apple: ABPersonViewController).
open class ABPersonViewController: UIViewController {
  open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?
  open var addressBook: ABAddressBook?
  open var displayedPerson: ABRecord = NSObject()
  open var displayedProperties: [NSNumber]?
  open var allowsEditing = false
  open var allowsActions = true
  open var shouldShowLinkedPeople = false
  open func setHighlightedItemForProperty(_ property: ABPropertyID, withIdentifier identifier: ABMultiValueIdentifier) {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, ABRecordCopyCompositeName(displayedPerson)?.takeRetainedValue().description ?? "ABPersonViewController")
  }
}

/// Apple: ABPersonViewControllerDelegate.
@preconcurrency @MainActor
public protocol ABPersonViewControllerDelegate: NSObjectProtocol {
  func personViewController(
    _ personViewController: ABPersonViewController, shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool
}

/// A page that shows a box and a button to cancel (Apple: ABNewPersonViewController).
open class ABNewPersonViewController: UIViewController {
  open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?
  open var addressBook: ABAddressBook?
  open var displayedPerson: ABRecord?
  open var parentGroup: ABRecord?
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "ABNewPersonViewController: there are no contacts on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: nil)
      })
  }
}

/// Apple: ABNewPersonViewControllerDelegate.
@preconcurrency @MainActor
public protocol ABNewPersonViewControllerDelegate: NSObjectProtocol {
  func newPersonViewController(_ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
