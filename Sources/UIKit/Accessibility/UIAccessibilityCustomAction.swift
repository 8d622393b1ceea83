import Foundation

/// An additional named action of an element (Apple: UIAccessibilityCustomAction).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes for the speech.
  open var attributedName: NSAttributedString
  /// The group of actions to which this one belongs. Default nil.
  open var category: String?
  /// The category of actions that edit.
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.init(name: "", actionHandler: actionHandler)
    self.attributedName = attributedName
  }
  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: "", target: target, selector: selector)
    self.attributedName = attributedName
  }
  public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  /// Performs the action; returns false if it failed.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}
