import LayoutSolver

/// Explanations of frames, for debugging.
extension LayoutEngine {
  /// Returns the solver constraints that determine the position and the length of an item along an axis.
  func reasons(for item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [ConstraintID] {
    flush()
    guard let box = item.boxState.box, box.engine === self else { return [] }
    var seen: Set<ConstraintID> = []
    return variables(of: box, along: axis).flatMap { solver.constraints(determining: $0) }.filter { seen.insert($0).inserted }
  }

  func variables(of box: LayoutBox, along axis: NSLayoutConstraint.Axis) -> [Variable] {
    axis == .horizontal ? [box.x, box.width] : [box.y, box.height]
  }

  /// Whether the constraints allow other frames that are as good.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    flush()
    if let view = item as? UIView, view.isPlacedByCode { return false }
    guard let box = item.boxState.box, box.engine === self else { return true }
    return !solver.areDetermined(box.variables)
  }

  /// Returns the views with ambiguous layout.
  /// - Parameter isLate: returns true when the time is over; the remaining views are then not examined.
  func ambiguous(_ views: [UIView], until isLate: () -> Bool) -> [UIView] {
    flush()
    let boxes = views.compactMap { $0.boxState.box }.filter { $0.engine === self }
    let open = solver.undetermined(boxes.flatMap(\.variables), until: isLate)
    return views.filter { view in
      guard !view.isPlacedByCode else { return false }
      guard let box = view.boxState.box, box.engine === self else { return true }
      return box.variables.contains { open.contains($0) }
    }
  }

  /// Moves a view with an ambiguous layout to another frame that satisfies the constraints equally well, if there is one.
  func exerciseAmbiguity(of view: UIView) {
    guard isAmbiguous(view), let box = view.boxState.box else { return }
    for variable in box.variables where solver.moveToOtherEnd(variable) { break }
    solver.takeChanges { variable in
      boxes[variable]?.reportedRect = nil
      rectChanged(boxes[variable]?.item)
    }
  }

  /// Returns the program's constraint; nil for one that the engine made.
  ///
  /// In a debug build, `installed[id]?.constraint` copies the optional value even if it is missing, and with it a weak reference that was
  /// never made, which crashes. `WeakReadTests` checks that no source reads a dictionary's weak references that way.
  func constraint(_ id: ConstraintID) -> NSLayoutConstraint? {
    guard let index = installed.index(forKey: id) else { return nil }
    return installed[index].value.constraint
  }

  /// Returns the boxes of the variables in a constraint of the solver.
  func boxes(in id: ConstraintID) -> [LayoutBox] { solver.constraint(id)?.terms.compactMap { boxes[$0.variable] } ?? [] }

  /// Returns a description of a constraint in the solver.
  func description(of id: ConstraintID) -> String {
    if let constraint = constraint(id) { return constraint.description }
    for box in boxes(in: id) {
      guard let item = box.item else { continue }
      if box.fixed.contains(id) {
        return item is UIView ? "<NSAutoresizingMaskLayoutConstraint of \(type(of: item))>" : "<a guide's place: \(type(of: item))>"
      }
      for natural in box.natural where natural.hugging == id || natural.compression == id {
        return "<NSContentSizeLayoutConstraint of \(type(of: item)): \(natural.axis == .horizontal ? "width" : "height") "
          + (natural.hugging == id ? "hugs" : "resists compression") + ">"
      }
    }
    return "<a constraint of the system>"
  }
}

extension UIView {
  /// Whether the constraints allow other frames that are as good (Apple: hasAmbiguousLayout). For debugging, since it needs a
  /// fresh solution.
  public var hasAmbiguousLayout: Bool { rootOfHierarchy.viewState.layout?.engine?.isAmbiguous(self) ?? !isPlacedByCode }

  /// Changes the frame to another one that is as good, if the constraints allow one (Apple: exerciseAmbiguityInLayout()). For debugging.
  public func exerciseAmbiguityInLayout() { rootOfHierarchy.viewState.layout?.engine?.exerciseAmbiguity(of: self) }

  /// Returns the constraints that determine this view's position and size along an axis. For debugging, as Apple's.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = rootOfHierarchy.viewState.layout?.engine else { return [] }
    return engine.reasons(for: self, along: axis).compactMap { engine.constraint($0) }
  }
}

extension UILayoutGuide {
  /// Whether the constraints allow other frames that are as good (Apple: hasAmbiguousLayout). For debugging, since it needs a fresh solution.
  public var hasAmbiguousLayout: Bool {
    guard insets == nil, let view = owningView else { return false }
    return view.rootOfHierarchy.viewState.layout?.engine?.isAmbiguous(self) ?? true
  }

  /// Returns the constraints that determine the guide's position and size along an axis. For debugging, as Apple's.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = owningView?.rootOfHierarchy.viewState.layout?.engine else { return [] }
    return engine.reasons(for: self, along: axis).compactMap { engine.constraint($0) }
  }
}
