import CoreGraphics
import Foundation

/// Converts the description of a section into pure values.
@MainActor
struct SectionPlanner {
  /// The closures of custom groups. A plan refers to them by their index.
  private(set) var customs: [NSCollectionLayoutGroupCustomItemProvider] = []

  mutating func plan(_ section: NSCollectionLayoutSection) -> SectionPlan {
    var plan = SectionPlan(group: self.plan(section.group))
    plan.insets = section.contentInsets
    plan.spacing = section.interGroupSpacing
    plan.behavior = section.orthogonalScrollingBehavior
    plan.boundaries = Self.plans(section.boundarySupplementaryItems)
    plan.boundariesFollowInsets = section.supplementariesFollowContentInsets
    plan.decorations = section.decorationItems.map {
      DecorationPlan(kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex)
    }
    return plan
  }

  static func plans(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [BoundaryPlan] {
    items.map {
      BoundaryPlan(
        kind: $0.elementKind, extent: extent($0), zIndex: $0.zIndex, alignment: $0.alignment, offset: $0.offset,
        extends: $0.extendsBoundary, pins: $0.pinToVisibleBounds, insets: insets($0))
    }
  }

  /// Returns the insets of an item. They are ignored along estimated dimensions.
  private static func insets(_ item: NSCollectionLayoutItem) -> NSDirectionalEdgeInsets {
    var insets = item.contentInsets
    let extent = extent(item)
    if extent.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if extent.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  private static func extent(_ item: NSCollectionLayoutItem) -> LayoutExtent {
    LayoutExtent(width: item.size.widthDimension.length, height: item.size.heightDimension.length)
  }

  mutating func plan(_ item: NSCollectionLayoutItem) -> LayoutPlan {
    var plan = LayoutPlan(extent: Self.extent(item))
    plan.insets = item.contentInsets
    plan.edges = item.edgeSpacing?.gaps ?? LayoutGaps()
    plan.badges = item.badges.map {
      BadgePlan(
        kind: $0.elementKind, extent: Self.extent($0), zIndex: $0.zIndex, container: $0.containerAnchor.anchor, own: $0.itemAnchor?.anchor,
        insets: Self.insets($0))
    }
    guard let group = item as? NSCollectionLayoutGroup else { return plan }
    switch group.arrangement {
    case .row(let axis, let parts, let count):
      plan.content = .row(axis, parts.map { self.plan($0) }, count: count, gap: group.interItemSpacing?.gap ?? LayoutGap())
    case .custom(let provider):
      plan.content = .custom(customs.count)
      customs.append(provider)
    }
    return plan
  }

  /// Returns a solver that calls the closure of a custom group once for each size.
  func solver(pixel: CGFloat, traits: UITraitCollection) -> GroupSolver {
    final class Known {
      var items: [String: [GroupSolver.CustomItem]] = [:]
    }
    let known = Known(), customs = customs
    var solver = GroupSolver(pixel: pixel)
    solver.custom = { number, size, insets in
      MainActor.assumeIsolated {
        let key = "\(number) \(size.width) \(size.height)"
        if let items = known.items[key] { return items }
        let environment = LayoutEnvironment(LayoutContainer(size, insets: insets), traits: traits)
        let items = customs[number](environment).map { GroupSolver.CustomItem(frame: $0.frame, zIndex: $0.zIndex) }
        known.items[key] = items
        return items
      }
    }
    return solver
  }
}
