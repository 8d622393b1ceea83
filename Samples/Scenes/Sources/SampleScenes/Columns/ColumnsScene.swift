import UIKit

/// A split view with a list of places and pages for them. In a narrow window it is a single navigation stack.
final class ColumnsScene: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .doubleColumn)
    delegate = self
    let pages = PlacePages()
    let list = PlaceColumn { [weak self, weak pages] place in
      pages?.show(place)
      self?.show(.secondary)
    }
    setViewController(list, for: .primary)
    setViewController(pages, for: .secondary)
    pages.navigationItem.leftBarButtonItem = displayModeButtonItem
    pages.show(0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

#if os(iOS)
  #Preview("Columns", traits: .fixedLayout(width: 1024, height: 768)) { ColumnsScene() }
#endif
