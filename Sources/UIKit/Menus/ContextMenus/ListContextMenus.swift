/// The context menu of a table or of a collection view, which its delegate gives.
@MainActor
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UIScrollView?

  /// Gives a list its interaction.
  /// - Returns: the interaction, which holds the list weakly.
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

  /// A list with a delegate may have menus.
  func prepareContextMenus() { if menus[self] == nil { menus[self] = ListContextMenus.add(to: self) } }
}

extension UITableView {
  /// There from the first delegate on.
  public var contextMenuInteraction: UIContextMenuInteraction? { listContextMenu }
}

extension UICollectionView {
  /// There from the first delegate on.
  public var contextMenuInteraction: UIContextMenuInteraction? { listContextMenu }
}
