/// A layout guide that follows moving content, and activates constraints while that is near to edges or away from them (Apple:
/// UITrackingLayoutGuide). A set of several edges means all of them: constraints for being away from `[.leading, .trailing]` are active
/// while the content is near to neither ("Adjusting your layout with keyboard layout guide").
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    var isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges that the content is near to; nil while the guide follows nothing, and leaves its constraints inactive.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Lets the guide activate constraints while it is near to an edge, and deactivate them while it is away from it. They replace those that
  /// it tracked for this edge; an empty list ends that.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    track(trackingConstraints, edge, isNear: true)
  }

  /// Lets the guide activate constraints while it is away from an edge, and deactivate them while it is near to it. They replace those that
  /// it tracked for this edge; an empty list ends that.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    track(trackingConstraints, edge, isNear: false)
  }

  /// Returns the constraints that are active while the guide is near to an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { constraints(edge, isNear: true) }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { constraints(edge, isNear: false) }

  /// Stops tracking all constraints, which stay as they are.
  open func removeAllTrackedConstraints() { tracked = [] }

  private func constraints(_ edges: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  private func track(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
    tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
    if !constraints.isEmpty { tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints)) }
    track()
  }

  /// Activates and deactivates the tracked constraints. Those whose views are not in one hierarchy yet wait.
  final func track() {
    guard !tracked.isEmpty, let near = nearEdges else { return }
    let valid = tracked.filter { $0.isNear ? near.isSuperset(of: $0.edges) : near.isDisjoint(with: $0.edges) }
    // What ends goes first, so that both are never in force together.
    let active = valid.flatMap(\.constraints)
    for constraint in tracked.flatMap(\.constraints) where !active.contains(where: { $0 === constraint }) { constraint.isActive = false }
    for constraint in active where constraint.isRelatable { constraint.isActive = true }
  }

  /// Deactivates the tracked constraints, because the guide follows nothing any more.
  final func untrack() { NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints)) }
}
