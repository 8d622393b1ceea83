import CoreGraphics
import Foundation
internal import CoreText

/// A button, a space or a custom view in a toolbar or navigation bar. Apple: UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The standard items. They show a symbol if there is one, otherwise their name as a title.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
    /// An item for the Writing Tools, which Linux does not have. It performs its action like any other item.
    case writingTools = 25

    /// The name that is shown or read.
    var name: String { self == .writingTools ? "Writing Tools" : String(describing: self).capitalized }
  }

  /// The style. Default plain; `done` has a bold title, and glass in the tint colour in the look of iOS 26.
  open var style: Style = .plain { didSet { changed() } }
  /// The width of a fixed space or a button, in points. Default 0, which uses the width of the contents.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// A view that is shown in place of a button. Default nil.
  open var customView: UIView? { didSet { changed() } }
  /// The size that a bar has measured for the custom view; nil if the view has the size of its frame.
  var measuredSize: CGSize?
  /// The widths that the custom view had before and has since a toolbar made it narrower, for lack of room; nil if none did.
  var narrowed: (from: CGFloat, to: CGFloat)?
  /// The colour of the title or image. Default nil, which uses the tint colour of the bar.
  open var tintColor: UIColor? { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  /// The action that runs when the item is tapped, in place of `target` and `action`.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction, !action.title.isEmpty { title = action.title }
      if let image = primaryAction?.image { self.image = image }
    }
  }

  /// The menu of the item. A tap opens it; if the item has an action, a long press does. Default nil.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }
  /// The order of the menu's elements. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The element that represents the item in a menu of a bar without enough space. Default nil, which uses the item's title, image and
  /// action or menu.
  open var menuRepresentation: UIMenuElement?
  /// The group that contains the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the item is selected. A tap toggles it if `changesSelectionAsPrimaryAction`. Default false.
  open var isSelected = false { didSet { changed() } }
  /// Whether a tap toggles `isSelected`. An item without an action whose tap opens a menu shows the chosen element instead, as a pop-up
  /// button does. Default false.
  open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } } }
  /// Whether bars omit the item. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the item shares the glass behind it with its neighbours, in the look of iOS 26. Ignored in a group of several items. Default
  /// true.
  open var sharesBackground = true { didSet { if sharesBackground != oldValue { changed() } } }
  /// Whether there is no glass behind the item, in the look of iOS 26. Ignored in a group of several items. Default false.
  open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { changed() } } }
  var backgroundImages: [UInt: UIImage] = [:] { didSet { changed() } }
  var titleOffset = UIOffset.zero { didSet { changed() } }
  var storedLook = StoredBarButtonLook()
  /// Whether the symbol is animated when the item is used. Stored; has no effect on Linux. Default false.
  open var isSymbolAnimationEnabled = false
  /// The titles that the item may get. Stored; has no effect on Linux.
  open var possibleTitles: Set<String>?

  private(set) var systemItem: SystemItem?
  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  public override init() {
    super.init()
  }

  /// Creates an item as `init()` does; the contents of the archive are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a title, an image, or both, of which the bar shows the image (iOS 16).
  public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil) {
    self.init(title: title, image: image, menu: menu)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  private convenience init(item: SystemItem) {
    self.init()
    become(item)
  }

  /// Adopts the image, the style and the title of a system item.
  func become(_ item: SystemItem) {
    systemItem = item
    image = Self.sign(item)
    style = item == .done || item == .save ? .done : .plain
    if image == nil, !isSpace { title = item.name }
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(item: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(item: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a space that takes an equal share of the free space in the bar.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(item: .flexibleSpace) }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(item: .fixedSpace)
    item.width = width
    return item
  }

  private static func sign(_ item: SystemItem) -> UIImage? {
    let name: String? =
      switch item {
      case .add: "plus"
      case .stop: "xmark"
      case .close: "xmark.circle.fill"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .trash: "trash"
      case .action: "square.and.arrow.up"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .organize: "folder"
      case .bookmarks: "book"
      case .camera: "camera"
      case .undo: "arrow.uturn.left.circle"
      case .redo: "arrow.uturn.right.circle"
      default: nil
      }
    return name.map { SymbolImage.sign($0) }
  }

  /// Sets the title attributes: those of the bar's appearance, overridden by those of the item.
  func dress(_ look: UIBarButtonItemAppearance?) {
    guard let button = shownView as? UIButton, customView == nil, image == nil, button.image(for: .normal) == nil, let title else {
      return
    }
    for (state, own) in [(UIControl.State.normal, look?.normal), (.highlighted, look?.highlighted), (.disabled, look?.disabled)] {
      let normal = (look?.normal.titleTextAttributes ?? [:]).merging(titleAttributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
      let attributes = normal.merging(own?.titleTextAttributes ?? [:]) { $1 }.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
      guard !attributes.isEmpty else { continue }
      let color = state == .disabled ? UIColor.tertiaryLabel : button.tintColor ?? .systemBlue
      let base: [NSAttributedString.Key: Any] = [.font: button.titleLabel?.font ?? .systemFont(ofSize: 17), .foregroundColor: color]
      button.setAttributedTitle(AttributedText(string: title, attributes: base.merging(attributes) { $1 }), for: state)
    }
  }

  /// Changes the item without notifying its bar, which is about to show it anyway.
  private func withoutNotice(_ change: () -> Void) {
    let listener = onChange
    onChange = nil
    change()
    onChange = listener
  }

  /// Runs the primary action, or sends the action to the target.
  func trigger(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether bars show the item.
  var isInUse = true { didSet { if isInUse != oldValue { onChange?() } } }
  /// The button that currently shows the item.
  private(set) weak var shownView: UIView?

  /// Changes the button that shows the item in place, so that touches of the bar go on.
  override func enabledChanged() {
    guard customView == nil, let button = shownView as? UIButton, button.superview != nil else { return changed() }
    button.isEnabled = isEnabled
  }

  /// Returns a view that shows the item in a bar; nil for spaces and hidden items. Its tint colour is the item's, or else the bar's.
  ///
  /// - Parameter platters: the glass behind the item; nil for none. On glass the item has the colour of text.
  func makeView(in bar: UIView, on platters: InterfaceLook.ItemPlatters? = nil) -> UIView? {
    guard isInUse, !isHidden else { return nil }
    if AppearanceStore.isUsed { withoutNotice { AppearanceStore.shared.apply(to: self, in: bar) } }
    if let customView {
      // Before the view is in the bar, where a frame and constraints of another size would contradict each other.
      if customView.translatesAutoresizingMaskIntoConstraints, let size = sizeOfCustomView(), size != customView.bounds.size {
        customView.bounds.size = size
      }
      return customView
    }
    guard !isSpace else { return nil }
    let button = UIButton(type: .system)
    button.titleLabel?.font = style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    let image = platters == nil ? image : imageOnGlass
    if let image {
      button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.isEnabled = isEnabled
    button.tintColor = platters == nil ? tintColor : glass == .prominent ? .white : tintColor ?? .label
    let space = image == nil ? platters?.titleInset ?? 8 : 8
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: space, bottom: 0, right: space)
    button.addAction(UIAction { [weak self] _ in self?.trigger(with: nil) }, for: .touchUpInside)
    if isSpringLoaded { button.isSpringLoaded = true }
    if let menu {
      button.barItem = self
      button.preferredMenuElementOrder = preferredMenuElementOrder
      button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
      button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction
      button.menu = menu
    }
    button.isSelected = isSelected
    button.accessibilityLabel = title ?? systemItem?.name
    describe(button)
    describeLarge(button)
    for (state, image) in backgroundImages { button.setBackgroundImage(image, for: UIControl.State(rawValue: state)) }
    if titleOffset != .zero {
      let (x, y) = (titleOffset.horizontal, titleOffset.vertical)
      button.titleEdgeInsets = UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
    shownView = button
    dress(nil)
    return button
  }
}
