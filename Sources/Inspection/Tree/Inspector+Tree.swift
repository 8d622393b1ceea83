import Hosting
import QuartzCore
import Raster
import UIKit

extension Inspector {
  /// Returns the views of all windows, each before its subviews, as many as fit in one message.
  func tree() -> InspectedTree {
    var reader = TreeReader(self)
    for window in windows { reader.add(window) }
    return InspectedTree(views: reader.views, omitted: reader.omitted)
  }

  /// Returns a view as a row of the tree.
  func inspected(_ view: UIView) -> InspectedView {
    let time = CACurrentMediaTime()
    let geometry = ViewGeometry.of(view.layer, root: screen.host.rootLayer, at: time)
    let depth = sequence(first: view, next: \.superview).reduce(-1) { count, _ in count + 1 }
    return row(view, depth: depth, geometry: geometry, name: OwnerNames.name(of: view))
  }

  fileprivate func row(_ view: UIView, depth: Int, geometry: ViewGeometry?, name: String?) -> InspectedView {
    InspectedView(
      id: numbers.number(of: view), depth: depth, type: ClassNames.name(of: view).shortened(to: 200), name: name?.shortened(to: 200),
      text: ShownText.of(view), corners: geometry?.corners ?? Array(repeating: 0, count: 8),
      unseen: geometry.map { unseen(view, $0) } ?? .offScreen)
  }

  private func unseen(_ view: UIView, _ geometry: ViewGeometry) -> InspectedView.Unseen? {
    if geometry.isHidden { return .hidden }
    // An opacity of less than half a step of an 8-bit channel is not visible.
    if geometry.opacity < 0.002 { return .transparent }
    let outside = geometry.isOutside(of: RasterRect(screen.bounds))
    if !outside.onScreen { return .offScreen }
    return outside.clipped ? .clipped : nil
  }
}

/// Collects the views of a tree that fit in a message.
@MainActor
private struct TreeReader {
  private(set) var views: [InspectedView] = []
  private(set) var omitted = 0
  private let inspector: Inspector
  private let time = CACurrentMediaTime()
  private let root: ViewGeometry
  private var budget = MessageBudget()
  private var internals = InternalViews()

  init(_ inspector: Inspector) {
    self.inspector = inspector
    root = ViewGeometry(root: inspector.screen.host.rootLayer, at: time)
  }

  mutating func add(_ window: UIWindow) {
    // An explicit stack, because a deep tree would overflow the call stack.
    let geometry = ViewGeometry(window.layer, in: root, at: time)
    var waiting = [Waiting(view: window, depth: 0, geometry: geometry, owners: OwnerNames.Chain(), isInside: false)]
    while let next = waiting.popLast() {
      let view = next.view
      guard !budget.isFull else {
        omitted += 1
        for subview in view.subviews {
          waiting.append(Waiting(view: subview, depth: 0, geometry: next.geometry, owners: next.owners, isInside: false))
        }
        continue
      }
      var row = inspector.row(view, depth: next.depth, geometry: next.geometry, name: next.owners.name(of: view))
      internals.follow(view)
      let isInternal = internals.isInternal(view, isNamed: row.name != nil, isInside: next.isInside)
      if isInternal { row.isInternal = true }
      if budget.takes(row) { views.append(row) } else { omitted += 1 }
      let owners = next.owners.followed(by: view)
      for subview in view.subviews.reversed() {
        let geometry = budget.isFull ? next.geometry : next.geometry.of(subview, in: view, at: time)
        waiting.append(Waiting(view: subview, depth: next.depth + 1, geometry: geometry, owners: owners, isInside: isInternal))
      }
    }
  }

  private struct Waiting {
    var view: UIView
    var depth: Int
    var geometry: ViewGeometry
    var owners: OwnerNames.Chain
    /// Whether the superview is a part of UIKit's own views.
    var isInside: Bool
  }
}
