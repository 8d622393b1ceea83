import Foundation

/// A group of related bar button items (Apple: UIBarButtonItemGroup).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    willSet { for item in barButtonItems where item.buttonGroup === self { item.buttonGroup = nil } }
    didSet { adopt() }
  }
  /// The item that would represent the group in a bar without enough space. Stored; has no effect on Linux.
  open var representativeItem: UIBarButtonItem?
  /// Always false: a group is always shown with all its items.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Stored; has no effect on Linux. Default false.
  open var alwaysAvailable = false
  open var isHidden = false
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  private func adopt() { for item in barButtonItems { item.buttonGroup = self } }
}
