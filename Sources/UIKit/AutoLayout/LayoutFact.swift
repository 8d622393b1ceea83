import LayoutSolver

/// A constraint of a layout engine, with its cause and its effect.
package struct LayoutFact {
  package enum Origin: Sendable {
    case constraint
    /// The intrinsic size of a view: content hugging or compression resistance.
    case hugging, compression
    /// The frame of a view that is set by code and autoresizing.
    case autoresizing
    /// The insets of one of UIKit's layout guides.
    case margins, safeArea, guide
    case system
  }

  package var origin: Origin
  /// The program's constraint; nil for one that the engine made.
  package var constraint: NSLayoutConstraint?
  package var text: String
  package var priority: Double
  /// Whether the current solution satisfies it.
  package var isSatisfied: Bool
  /// Whether it was broken, because it conflicts with other required constraints.
  package var isBroken = false
  /// Whether it determines the frame of the view that was asked about.
  package var isAtWork = false
  /// The axis of an intrinsic size; nil for other constraints.
  package var axis: NSLayoutConstraint.Axis?
  /// The views in the constraint.
  package var views: [UIView]
}

/// A constraint that was broken, and those with which it conflicts.
@MainActor
struct BrokenConstraint {
  let constraint: WeakConstraint
  let conflicting: [ConflictingConstraint]

  init(_ constraint: NSLayoutConstraint, conflicting: [ConflictingConstraint]) {
    self.constraint = WeakConstraint(constraint)
    self.conflicting = conflicting
  }
}

/// One of the constraints of a conflict, as it was when the conflict was found. Holds its objects weakly.
@MainActor
final class ConflictingConstraint {
  let text: String
  weak var constraint: NSLayoutConstraint?
  let views: [WeakView]

  struct WeakView { weak var view: UIView? }

  init(_ fact: LayoutFact) {
    text = fact.text
    constraint = fact.constraint
    views = fact.views.map { WeakView(view: $0) }
  }
}

/// A constraint that conflicts with others.
package struct LayoutConflict {
  package var broken: NSLayoutConstraint
  package var brokenViews: [UIView]
  /// The conflicting constraints: each one, or nil if the engine made it, and a description.
  package var conflicting: [(constraint: NSLayoutConstraint?, text: String)]
  /// The views of all these constraints, without duplicates.
  package var views: [UIView]
}

extension LayoutEngine {
  func fact(of id: ConstraintID) -> LayoutFact {
    let form = solver.constraint(id)
    var fact = LayoutFact(
      origin: .system, text: description(of: id), priority: form?.priority ?? Constraint.required,
      isSatisfied: form.map(isSatisfied) ?? true,
      views: [])
    if let constraint = constraint(id) {
      fact.origin = .constraint
      fact.constraint = constraint
      fact.priority = Double(constraint.priority.rawValue)
      fact.isBroken = broken[ObjectIdentifier(constraint)] != nil
      fact.views = views(of: constraint)
      return fact
    }
    for box in boxes(in: id) {
      if let natural = box.natural.first(where: { $0.hugging == id || $0.compression == id }) {
        fact.origin = natural.hugging == id ? .hugging : .compression
        fact.axis = natural.axis
      } else if box.fixed.contains(id) {
        fact.origin = origin(ofPlaceOf: box.item)
      } else {
        continue
      }
      fact.views = [box.item as? UIView ?? (box.item as? UILayoutGuide)?.owningView].compactMap(\.self)
      return fact
    }
    return fact
  }

  private func origin(ofPlaceOf item: (any LayoutItem)?) -> LayoutFact.Origin {
    guard let guide = item as? UILayoutGuide else { return .autoresizing }
    let state = guide.owningView?.viewState.layout
    return guide === state?.margins ? .margins : guide === state?.safeArea ? .safeArea : .guide
  }

  private func isSatisfied(_ form: Constraint) -> Bool {
    let sum = form.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) } - form.constant
    // A hundredth of a point is less than any pixel.
    return switch form.relation {
    case .equal: abs(sum) < 0.01
    case .lessThanOrEqual: sum < 0.01
    case .greaterThanOrEqual: sum > -0.01
    }
  }

  private func views(of constraint: NSLayoutConstraint) -> [UIView] {
    var views: [UIView] = []
    for view in constraint.items.compactMap({ $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView })
    where !views.contains(where: { $0 === view }) { views.append(view) }
    return views
  }

  /// Returns the constraints that contain a view, and those that determine its frame.
  func facts(about view: UIView) -> [LayoutFact] {
    flush()
    guard let state = view.viewState.layout else { return [] }
    let working = Set([NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { reasons(for: view, along: $0) })
    var ids = state.boxState.naming.filter { $0.engine === self }.compactMap(\.number)
    for natural in state.boxState.box?.natural ?? [] { ids += [natural.hugging, natural.compression] }
    ids += working.sorted()
    var seen: Set<ConstraintID> = []
    return ids.filter { seen.insert($0).inserted }.map { id in
      var fact = fact(of: id)
      fact.isAtWork = working.contains(id)
      return fact
    }
  }

  /// The conflicts that still exist.
  func conflicts() -> [LayoutConflict] {
    flush()
    return broken.values.compactMap { broken -> (ConstraintID, LayoutConflict)? in
      guard let constraint = broken.constraint.constraint, constraint.engine === self, let id = constraint.number, !fact(of: id).isSatisfied
      else {
        return nil
      }
      let own = views(of: constraint)
      var all = own
      for view in broken.conflicting.flatMap(\.views).compactMap(\.view) where !all.contains(where: { $0 === view }) { all.append(view) }
      let conflicting = broken.conflicting.map { (constraint: $0.constraint, text: $0.text) }
      return (id, LayoutConflict(broken: constraint, brokenViews: own, conflicting: conflicting, views: all))
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension UIView {
  /// The constraints that contain this view, and those that determine its frame. For debugging.
  package var layoutFacts: [LayoutFact] { rootOfHierarchy.viewState.layout?.engine?.facts(about: self) ?? [] }

  /// Returns the views with ambiguous layout among views of this view's hierarchy. For debugging.
  /// - Parameter isLate: returns true when the time is over; the remaining views are then not examined.
  package func ambiguousViews(among views: [UIView], until isLate: () -> Bool) -> [UIView] {
    let open = views.filter { !$0.isPlacedByCode }
    return rootOfHierarchy.viewState.layout?.engine?.ambiguous(open, until: isLate) ?? open
  }

  /// The constraint conflicts in the view's whole hierarchy. For debugging.
  package var layoutConflicts: [LayoutConflict] { rootOfHierarchy.viewState.layout?.engine?.conflicts() ?? [] }
}
