import LayoutSolver

/// The inputs of the engine besides constraints: frames of views that are placed by code, insets of guides, and intrinsic sizes.
extension LayoutEngine {
  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = item.boxState.box, box.engine === self { return box }
    let box = LayoutBox(item, self)
    item.boxState.box = box
    for variable in box.variables { boxes[variable] = box }
    // Create the layout state of the superview, which has to place the item.
    _ = (item as? UIView)?.superview?.layoutState
    refresh(item)
    return box
  }

  /// Releases all constraints and boxes because the hierarchy has become part of another one.
  /// - Returns: the constraints of the hierarchy.
  func dissolve() -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    func visit(_ part: UIView) {
      all += part.constraints.filter { $0.engine === self }
      for child in part.children { visit(child) }
    }
    visit(root)
    for constraint in all { (constraint.number, constraint.engine) = (nil, nil) }
    for box in boxes.values where box.item?.boxState.box === box { box.item?.boxState.box = nil }
    return all
  }

  /// Solves the changes, adding constraints against negative sizes, and passes the items whose rectangles may have changed to `body`.
  func solveChanges(_ body: (any LayoutItem) -> Void) {
    for _ in 0..<LayoutLimit.passes where solver.hasChanges {
      choose()
      var negative: [(LayoutBox, Variable)] = []
      solver.takeChanges { variable in
        guard let box = boxes[variable] else { return }
        if variable == box.width || variable == box.height, solver.value(of: variable) < -1e-6 { negative.append((box, variable)) }
        guard let item = box.item, box.reportedRect != box.rect else { return }
        box.reportedRect = box.rect
        body(item)
      }
      for (box, variable) in negative { keepFromNegative(variable, box) }
    }
  }

  /// Adds a constraint that keeps a size from being negative. Sizes are never negative in Apple's engine, as its reports of conflicts in
  /// views without size show. The constraint is added only when a size becomes negative, since few sizes do. It yields only to required
  /// constraints.
  ///
  /// The areas within margins and safe areas may be negative. Otherwise a cell whose label is centred, with its sides at the margins, would be as
  /// high as the margins; UIKit reports such cells as of the height 0 and gives them the standard height (its warning "constraints
  /// ambiguously suggest a height of zero for a table view cell's content view").
  private func keepFromNegative(_ variable: Variable, _ box: LayoutBox) {
    guard !box.notNegative.contains(where: { $0.variable == variable }), (box.item as? UILayoutGuide)?.insets == nil else { return }
    let constraint = Constraint([.init(variable)], .greaterThanOrEqual, 0, priority: Self.sizePriority)
    if let id = try? solver.add(constraint) { box.notNegative.append((variable, id)) }
  }

  /// The priority of constraints against negative sizes: above all optional ones and those that were broken.
  private static let sizePriority = Constraint.required - 0.0005

  /// Removes an item that leaves the hierarchy.
  func forget(_ item: any LayoutItem) {
    stale.remove(ObjectIdentifier(item))
    wrapping.remove(ObjectIdentifier(item))
    guard let box = item.boxState.box, box.engine === self else { return }
    for id in box.fixed + box.notNegative.map(\.id) { solver.remove(id) }
    dropNaturalSize(box)
    for variable in box.variables {
      boxes[variable] = nil
      solver.remove(variable)
    }
    item.boxState.box = nil
  }

  /// Returns the size of the root for constraints and a target size.
  func measure(
    _ constraints: [NSLayoutConstraint], _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // An item has only one box at a time: the boxes of the hierarchy's engine are restored afterwards.
    var pending: [(item: any LayoutItem, box: LayoutBox)] = []
    for item in constraints.flatMap(\.items) { if let box = item.boxState.box { pending.append((item, box)) } }
    let own = box(of: root)
    for (length, variable, priority) in [(target.width, own.width, horizontal), (target.height, own.height, vertical)] {
      _ = try? solver.add(Constraint([.init(variable)], .greaterThanOrEqual, 0))
      _ = try? solver.add(Constraint([.init(variable)], .equal, Double(length), priority: Double(priority.rawValue)))
    }
    for constraint in constraints { if let form = form(of: constraint) { _ = try? solver.add(form) } }
    var measured: [ObjectIdentifier: Int] = [:]
    for _ in 0..<3 {
      measureWrapping(&measured)
      for item in stale.takeAll() { refresh(item) }
      solveChanges { _ in }
    }
    let size = own.rect.size
    for box in boxes.values { box.item?.boxState.box = nil }
    for (item, box) in pending where box.engine !== self { item.boxState.box = box }
    return size
  }

  /// Updates the inputs of an item: its fixed frame or insets, or its intrinsic size.
  func refresh(_ item: any LayoutItem) {
    guard let box = item.boxState.box, box.engine === self else { return }
    if let guide = item as? UILayoutGuide {
      if let view = guide.owningView, let insets = guide.insets {
        fix(box, guideOf: view, insets(view))
      } else if guide === guide.owningView?.viewState.layout?.contentGuide {
        fix(box, [[.init(box.x)], [.init(box.y)]], [0, 0])
      }
    } else if let view = item as? UIView {
      if isMeasuring, view === root {
        fix(box, [[.init(box.x)], [.init(box.y)]], [0, 0])
        updateNaturalSize(box, view)
      } else if view.isPlacedByCode {
        let outer = view.filledSuperview
        if box.filled !== outer { release(box) }
        box.filled = outer
        if let outer {
          let frame = view.alignmentFrame, size = outer.bounds.size
          fix(
            box, guideOf: outer,
            UIEdgeInsets(top: frame[1], left: frame[0], bottom: size.height - frame[1] - frame[3], right: size.width - frame[0] - frame[2]))
        } else {
          fix(box, [box.x, box.y, box.width, box.height].map { [.init($0)] }, view.alignmentFrame)
        }
        dropNaturalSize(box)
      } else {
        release(box)
        updateNaturalSize(box, view)
      }
    }
  }

  private func fix(_ box: LayoutBox, guideOf view: UIView, _ insets: UIEdgeInsets) {
    let outer = self.box(of: view)
    fix(
      box,
      [
        [.init(box.x)], [.init(box.y)], [.init(box.x), .init(box.width), .init(outer.width, -1)],
        [.init(box.y), .init(box.height), .init(outer.height, -1)],
      ], [insets.left, insets.top, -insets.right, -insets.bottom])
  }

  private func fix(_ box: LayoutBox, _ forms: [[Constraint.Term]], _ values: [CGFloat]) {
    if box.fixed.count == forms.count {
      for (id, value) in zip(box.fixed, values) { try? solver.setConstant(id, Double(value)) }
    } else {
      box.fixed = zip(forms, values).compactMap { try? solver.add(Constraint($0, .equal, Double($1))) }
    }
  }

  private func release(_ box: LayoutBox) {
    for id in box.fixed { solver.remove(id) }
    box.fixed = []
  }

  private func dropNaturalSize(_ box: LayoutBox) {
    for natural in box.natural {
      solver.remove(natural.hugging)
      solver.remove(natural.compression)
    }
    box.natural = []
  }

  private func updateNaturalSize(_ box: LayoutBox, _ view: UIView) {
    dropNaturalSize(box)
    if view.wrapsToItsWidth { wrapping.insert(view, ObjectIdentifier(view)) } else { wrapping.remove(ObjectIdentifier(view)) }
    let size = view.layoutSize(forWidth: box.measuredWidth)
    box.naturalWidth = size.width
    for (axis, length, variable) in [(NSLayoutConstraint.Axis.horizontal, size.width, box.width), (.vertical, size.height, box.height)] {
      guard length.isFinite, length >= 0 else { continue }
      let hug = Constraint(
        [.init(variable)], .lessThanOrEqual, Double(length), priority: Double(view.contentHuggingPriority(for: axis).rawValue))
      let resist = Constraint(
        [.init(variable)], .greaterThanOrEqual, Double(length), priority: Double(resistance(of: view, along: axis).rawValue))
      guard let hugging = try? solver.add(hug) else { continue }
      guard let compression = try? solver.add(resist) else {
        solver.remove(hugging)
        continue
      }
      box.natural.append(.init(axis: axis, hugging: hugging, compression: compression))
    }
  }

  /// Returns the priority with which a view keeps its natural length. A text of several lines is never required to stay in one line.
  /// Between required edges it wraps even if its compression resistance is required, as labels in Interface Builder files of three projects
  /// show.
  private func resistance(of view: UIView, along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: axis)
    return axis == .horizontal && view.wrapsToItsWidth ? UILayoutPriority(min(priority.rawValue, 999)) : priority
  }

  /// Measures the views with wrapping contents at the widths that the constraints currently give them.
  func measureWrapping(_ measured: inout [ObjectIdentifier: Int]) {
    guard !wrapping.isEmpty else { return }
    choose()
    for view in wrapping.items { measure(view, &measured) }
  }

  /// Measures a view with wrapping contents in several passes. At first its intrinsic size is that of a single line. The width
  /// that the constraints then leave is the width at which the text wraps; it gives the height, and the width of the longest line
  /// becomes the intrinsic width.
  /// - Parameter measured: the number of measurements of each view in this flush.
  private func measure(_ view: UIView, _ measured: inout [ObjectIdentifier: Int]) {
    let id = ObjectIdentifier(view)
    guard let box = view.layoutState.boxState.box else { return wrapping.remove(id) }
    let width = value(of: box.width)
    guard width > 0 else { return }
    if box.measuredWidth == 0 {
      guard width < box.naturalWidth - 0.01 else { return }
    } else {
      let count = measured[id]
      if abs(width - box.naturalWidth) < 0.01 || count == 3 { return box.isShrunk = true }
      guard abs(width - box.measuredWidth) > 0.01 else { return }
      if count == nil { return startMeasuringOthers(than: measured) }
    }
    measured[id, default: 0] += 1
    box.measuredWidth = width
    stale.insert(view, id)
  }

  /// Restarts the measurement of a view, because its available width may have changed.
  private func startMeasuring(_ view: UIView, _ box: LayoutBox) {
    (box.isShrunk, box.measuredWidth) = (false, 0)
    stale.insert(view, ObjectIdentifier(view))
  }

  /// Restarts the measurement of all views that were measured before this flush. The widths of views depend on each other: if one has
  /// changed, all are measured again, so that the result does not depend on earlier widths.
  private func startMeasuringOthers(than measured: [ObjectIdentifier: Int]) {
    for view in wrapping.items where measured[ObjectIdentifier(view)] == nil {
      if let box = view.layoutState.boxState.box, box.measuredWidth != 0 { startMeasuring(view, box) }
    }
  }

  /// Restarts the measurement of views that shrank to their text, since their width no longer equals the available width.
  func startMeasuringShrunk() {
    for view in wrapping.items { if let box = view.layoutState.boxState.box, box.isShrunk { startMeasuring(view, box) } }
  }
}
