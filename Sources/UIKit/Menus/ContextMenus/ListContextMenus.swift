/// The context menu interaction of a table view or a collection view, which asks the delegate of the list.
@MainActor
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UIScrollView?

  /// Adds a context menu interaction to a list.
  /// - Returns: the interaction and its delegate, which references the list weakly.
  static func add(to list: UIScrollView) -> (interaction: UIContextMenuInteraction, owner: ListContextMenus) {
    let owner = ListContextMenus(list)
    let interaction = UIContextMenuInteraction(delegate: owner)
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
      guard let path = table.indexPathForRow(at: location) else { return nil }
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }
    guard let view = list as? UICollectionView else { return nil }
    let path = view.indexPathForItem(at: location)
    return view.delegate?.collectionView(view, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
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
