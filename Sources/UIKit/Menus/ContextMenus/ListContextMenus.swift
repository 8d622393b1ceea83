/// The context menu interaction of a table view or a collection view, which asks the delegate of the list. By default the cell is lifted.
@MainActor
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UIScrollView?
  /// The index path for which the current menu was requested; nil between the cells.
  private var path: IndexPath?

  /// Adds a context menu interaction to a list.
  /// - Returns: the interaction and its delegate, which references the list weakly.
  static func add(to list: UIScrollView) -> (interaction: UIContextMenuInteraction, owner: ListContextMenus) {
    let owner = ListContextMenus(list)
    let interaction = UIContextMenuInteraction(delegate: owner)
    interaction.liftsItsView = false
    list.addInteraction(interaction)
    return (interaction, owner)
  }

  private init(_ list: UIScrollView) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let table = list as? UITableView {
      path = table.indexPathForRow(at: location)
      guard let path else { return nil }
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }
    guard let view = list as? UICollectionView else { return nil }
    path = view.indexPathForItem(at: location)
    return view.delegate?.collectionView(view, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
  }

  // MARK: Previews

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    if let table = list as? UITableView {
      return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview(path)
    }
    guard let view = list as? UICollectionView else { return nil }
    return view.delegate?.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? cellPreview(path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    if let table = list as? UITableView {
      return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    guard let view = list as? UICollectionView else { return nil }
    return view.delegate?.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  private func cellPreview(_ path: IndexPath) -> UITargetedPreview? {
    let cell: UIView? = (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
    return cell.map { UITargetedPreview(view: $0) }
  }

  // MARK: Course

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table = list as? UITableView {
      table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } else if let view = list as? UICollectionView {
      view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    } else if let view = list as? UICollectionView {
      view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    } else if let view = list as? UICollectionView {
      view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

@MainActor private let menus = SideTable<UIScrollView, (interaction: UIContextMenuInteraction, owner: ListContextMenus)>()

extension UIScrollView {
  var listContextMenu: UIContextMenuInteraction? { menus[self]?.interaction }

  /// Adds the interaction, if it is missing. Called when the list gets a delegate.
  func prepareContextMenus() { if menus[self] == nil { menus[self] = ListContextMenus.add(to: self) } }
}

extension UITableView {
  /// The interaction; nil until the table view first has a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { listContextMenu }
}

extension UICollectionView {
  /// The interaction; nil until the collection view first has a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { listContextMenu }
}
