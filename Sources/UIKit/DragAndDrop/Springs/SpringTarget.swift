import CoreGraphics

/// A target that a drag over a view can activate.
@MainActor
struct SpringTarget {
  /// The identity of the target. The wait continues while the drag is over targets with the same key.
  let key: [AnyHashable]
  let context: SpringContext
  let interaction: UISpringLoadedInteraction?
  let activate: () -> Void

  /// Finds the target of a view, without its superviews; nil if it has none at the finger.
  init?(of view: UIView, for contents: DragContents) {
    let context = SpringContext(contents, view)
    for case let interaction as UISpringLoadedInteraction in view.viewState.interactions
    where interaction.interactionBehavior.shouldAllow(interaction, with: context) {
      let target = context.targetItem.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
      self.init([ObjectIdentifier(interaction), target].compactMap { $0 }, context, interaction) { interaction.activate(context) }
      return
    }
    let location = contents.location(in: view)
    switch view {
    case let button as UIButton where button.isSpringLoaded && button.isEnabled:
      self.init([ObjectIdentifier(button)], context) { button.activate() }
    case let control as UISegmentedControl where control.isSpringLoaded && control.isEnabled:
      guard let segment = control.segment(at: location), segment != control.selectedSegmentIndex else { return nil }
      self.init([ObjectIdentifier(control), segment], context) { control.choose(segment, with: nil) }
    case let tab as UITabBarButton where tab.isEnabled && (tab.superview as? UITabBar)?.isSpringLoaded == true:
      self.init([ObjectIdentifier(tab)], context) { tab.sendActions(for: .touchDown) }
    case let table as UITableView where table.isSpringLoaded:
      guard let path = table.indexPathForRow(at: location), let cell = table.shown.cells[path] else { return nil }
      context.targetView = cell
      guard table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true else { return nil }
      self.init([ObjectIdentifier(table), path], context) { table.pressEnded(path) }
    case let list as UICollectionView where list.isSpringLoaded:
      guard let path = list.indexPathForItem(at: location), let cell = list.shown.cells[path] else { return nil }
      context.targetView = cell
      guard list.delegate?.collectionView(list, shouldSpringLoadItemAt: path, with: context) ?? true else { return nil }
      self.init([ObjectIdentifier(list), path], context) { list.pressEnded(path) }
    default: return nil
    }
  }

  private init(
    _ key: [AnyHashable], _ context: SpringContext, _ interaction: UISpringLoadedInteraction? = nil, activate: @escaping () -> Void
  ) {
    self.key = key
    self.context = context
    self.interaction = interaction
    self.activate = activate
  }
}

/// The context that the behavior and the effect get.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let contents: DragContents

  init(_ contents: DragContents, _ view: UIView) {
    self.contents = contents
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view else { return contents.window.map { $0.convertFromScreen(contents.location) } ?? contents.location }
    return contents.location(in: view)
  }
}
