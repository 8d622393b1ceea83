import UIKit

/// Finds the views of a tree that UIKit made as parts of its own views, such as the labels of a button or the containers of a navigation
/// controller. The project's views may be below them.
///
/// UIKit does not record who made a view. A view of a private class is internal. One of a public class is internal if a private view or one
/// of UIKit's controls or bars contains it, unless the project refers to it in one of the places that UIKit offers for this: the view of a
/// controller, the content view of a cell, a property of one of its own objects, an identifier, or an item of a bar.
@MainActor
struct InternalViews {
  /// Views that the project has handed to UIKit, such as the title view of a navigation item.
  private var handed: Set<ObjectIdentifier> = []

  /// Notes what a view refers to. Call it for each view before its subviews.
  mutating func follow(_ view: UIView) {
    func note(_ views: [UIView?]) { for case let view? in views { handed.insert(ObjectIdentifier(view)) } }
    func note(_ item: UINavigationItem) {
      note([item.titleView] + ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).map(\.customView))
      note([item.searchController?.searchBar])
    }
    switch view {
    case let bar as UINavigationBar: for item in bar.items ?? [] { note(item) }
    case let bar as UIToolbar: note((bar.items ?? []).map(\.customView))
    case let table as UITableView: note([table.tableHeaderView, table.tableFooterView, table.backgroundView])
    case let collection as UICollectionView: note([collection.backgroundView])
    case let cell as UITableViewCell: note([cell.accessoryView, cell.backgroundView, cell.selectedBackgroundView])
    case let cell as UICollectionViewCell: note([cell.backgroundView, cell.selectedBackgroundView])
    // UIKit itself makes the magnifier of a search field.
    case let field as UITextField where !(field is UISearchTextField): note([field.leftView, field.rightView])
    default: break
    }
  }

  /// - Parameters:
  ///   - isNamed: whether a property of the project's objects refers to the view.
  ///   - isInside: whether the superview is internal.
  func isInternal(_ view: UIView, isNamed: Bool, isInside: Bool) -> Bool {
    let kind = type(of: view)
    guard ClassNames.isOwn(kind) else { return false }
    guard ClassNames.isPublic(kind) else { return !isContent(view) }
    if isNamed || view.controller != nil || view.accessibilityIdentifier != nil || handed.contains(ObjectIdentifier(view)) { return false }
    guard let superview = view.superview, !isContent(superview) else { return false }
    return isInside || Self.isClosed(superview)
  }

  /// Whether the project adds its own views to a view that UIKit has made.
  private func isContent(_ view: UIView) -> Bool {
    switch view.superview {
    case let cell as UITableViewCell: view === cell.contentView
    case let cell as UICollectionViewCell: view === cell.contentView
    case let effect as UIVisualEffectView: view === effect.contentView
    default: (view.superview as? UITableViewHeaderFooterView)?.contentView === view
    }
  }

  /// Whether the subviews of a view are parts that UIKit has made.
  private static func isClosed(_ view: UIView) -> Bool {
    guard ClassNames.isOwn(type(of: view)), type(of: view) != UIControl.self else { return false }
    switch view {
    case is UIControl, is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar, is UITextView, is UIDatePicker, is UIPickerView,
      is UIListContentView:
      return true
    default: return false
    }
  }
}
