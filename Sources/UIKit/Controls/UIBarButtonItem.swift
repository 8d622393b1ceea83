import CoreGraphics
import Foundation

/// A button, a space or a view of one's own in a toolbar. Apple: UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Signs where there is one; otherwise the name as a title.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style: Style = .plain { didSet { changed() } }
  /// Points, of a fixed space or of a button; 0, the default, takes what it needs.
  open var width: CGFloat = 0 { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  /// Runs when the item is tapped, in place of `target` and `action`.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction, !action.title.isEmpty { title = action.title }
      if let image = primaryAction?.image { self.image = image }
    }
  }

  let systemItem: SystemItem?
  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  public override init() {
    systemItem = nil
    super.init()
  }

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

  private init(item: SystemItem) {
    systemItem = item
    super.init()
    image = Self.sign(item)
    style = item == .done || item == .save ? .done : .plain
    if image == nil, !isSpace { title = String(describing: item).capitalized }
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(item: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(item: systemItem)
    self.primaryAction = primaryAction
  }

  /// Takes an equal share of the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(item: .flexibleSpace) }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(item: .fixedSpace)
    item.width = width
    return item
  }

  private static func sign(_ item: SystemItem) -> UIImage? {
    switch item {
    case .add: SymbolImage.plus
    case .stop, .close: SymbolImage.xmark
    case .play: SymbolImage.play
    case .pause: SymbolImage.pause
    case .rewind: SymbolImage.rewind
    case .fastForward: SymbolImage.fastForward
    case .search: SymbolImage.magnifier
    case .refresh: SymbolImage.refresh
    case .trash: SymbolImage.trash
    case .action: SymbolImage.share
    default: nil
    }
  }

  /// Runs the primary action, or sends the action to the target.
  func trigger(with event: UIEvent?) {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether bars show it.
  var isInUse = true { didSet { if isInUse != oldValue { onChange?() } } }
  /// The button that stands for the item now.
  private(set) weak var shownView: UIView?

  /// The view that stands for the item in a bar; nil for a space.
  func makeView(tint: UIColor?) -> UIView? {
    guard isInUse else { return nil }
    if let customView { return customView }
    guard !isSpace else { return nil }
    let button = UIButton(type: .system)
    button.titleLabel?.font = style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    if let image {
      button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.isEnabled = isEnabled
    button.tintColor = tintColor ?? tint
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    button.addAction(UIAction { [weak self] _ in self?.trigger(with: nil) }, for: .touchUpInside)
    shownView = button
    return button
  }
}
