import LayoutSolver

/// The constraints of one hierarchy. Changes wait until `flush()`, which comes before layout; then the views whose frames differ are told by
/// marking their superviews for layout.
@MainActor
final class LayoutEngine {
  let solver = Solver()
  private unowned let root: UIView
  private var waiting: [NSLayoutConstraint] = []
  private var changedConstants: [NSLayoutConstraint] = []
  private var changedPriorities: [NSLayoutConstraint] = []
  /// Items that were placed by code, or whose insets or natural size are to be asked for again.
  private var stale: [ObjectIdentifier: any LayoutItem] = [:]
  private var boxes: [Variable: LayoutBox] = [:]
  private var installed: [ConstraintID: WeakConstraint] = [:]
  /// Labels of several lines: as high as their width makes them.
  private var wrapping: [ObjectIdentifier: UIView] = [:]
  private var isFlushing = false
  /// Looks for the size of the root instead of keeping it.
  private var isMeasuring = false

  /// Points between views, by Apple's standard.
  static let systemSpacing: CGFloat = 8

  private init(root: UIView) { self.root = root }

  /// An engine of its own, for the size of a view.
  init(measuring view: UIView) {
    root = view
    isMeasuring = true
    isFlushing = true
  }

  /// The engine of a view's hierarchy, made where there is none.
  static func of(_ view: UIView) -> LayoutEngine {
    let root = view.rootOfHierarchy
    if let engine = root.layoutState.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutState.engine = engine
    return engine
  }

  static func commonAncestor(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> UIView? {
    let view = first as? UIView ?? first.coordinateOwner
    guard let second else { return view }
    guard let other = second as? UIView ?? second.coordinateOwner else { return nil }
    var next = view
    while let candidate = next {
      if other.isDescendant(of: candidate) { return candidate }
      next = candidate.superview
    }
    return nil
  }

  // MARK: What changed

  func install(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    waiting.append(constraint)
    wake()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    if let number = constraint.number {
      solver.remove(number)
      installed[number] = nil
    } else {
      waiting.removeAll { $0 === constraint }
    }
    constraint.number = nil
    constraint.engine = nil
    wake()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard constraint.number != nil else { return }
    changedConstants.append(constraint)
    wake()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard constraint.number != nil else { return }
    changedPriorities.append(constraint)
    wake()
  }

  /// The item moved, or has other insets, another natural size, or places its contents another way.
  func changed(_ item: any LayoutItem) {
    guard !isFlushing, item.boxState.box != nil else { return }
    stale[ObjectIdentifier(item)] = item
    wake()
  }

  private func wake() { if !isFlushing { root.setNeedsLayout() } }

  private var isDirty: Bool { !waiting.isEmpty || !changedConstants.isEmpty || !changedPriorities.isEmpty || !stale.isEmpty }

  // MARK: Solving

  /// Puts in what changed, and marks for layout who holds views that moved.
  func flush() {
    guard !isFlushing, isDirty || solver.hasChanges else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<LayoutLimit.passes where isDirty {
      let (constants, priorities, items) = (changedConstants, changedPriorities, stale)
      let constraints = waiting
      (waiting, changedConstants, changedPriorities, stale) = ([], [], [], [:])
      for item in items.values { refresh(item) }
      for constraint in priorities { changePriority(constraint) }
      for constraint in constants { changeConstant(constraint) }
      for constraint in constraints where constraint.engine === self { add(constraint) }
      for view in wrapping.values { measure(view) }
    }
    for variable in solver.takeChanges() { tell(boxes[variable]?.item) }
  }

  /// The item is elsewhere now.
  private func tell(_ item: (any LayoutItem)?) {
    if let view = item as? UIView {
      if !view.isPlacedByCode { view.superview?.setNeedsLayout() }
    } else if let guide = item as? UILayoutGuide, let scroll = guide.owningView as? UIScrollView,
      guide === scroll.viewState.layout?.contentGuide, let box = guide.boxState.box
    {
      scroll.contentSize = box.rect.size
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let form = form(of: constraint) else { return }
    do {
      let number = try solver.add(form)
      constraint.number = number
      installed[number] = WeakConstraint(constraint)
    } catch {
      report(error, breaking: constraint)
    }
  }

  private func changeConstant(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let form = form(of: constraint) else { return }
    do { try solver.setConstant(number, form.constant) } catch { lose(constraint, error) }
  }

  private func changePriority(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number else { return }
    do { try solver.setPriority(number, Double(constraint.priority.rawValue)) } catch { lose(constraint, error) }
  }

  private func lose(_ constraint: NSLayoutConstraint, _ conflict: Conflict) {
    constraint.number.map { installed[$0] = nil }
    constraint.number = nil
    report(conflict, breaking: constraint)
  }

  private func report(_ conflict: Conflict, breaking constraint: NSLayoutConstraint) {
    let others = conflict.constraints.map { id in
      installed[id]?.constraint?.description ?? fixedDescription(id) ?? "<a constraint of the system>"
    }
    UIKitLog.refused(LayoutMessage.conflict(others + [constraint.description], breaking: constraint.description))
  }

  private func fixedDescription(_ id: ConstraintID) -> String? {
    guard let item = boxes.values.first(where: { $0.fixed.contains(id) })?.item else { return nil }
    return "<NSAutoresizingMaskLayoutConstraint of \(type(of: item))>"
  }

  // MARK: Boxes

  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = item.boxState.box, box.engine === self { return box }
    let box = LayoutBox(item, self)
    item.boxState.box = box
    for variable in box.variables { boxes[variable] = box }
    // Who has to place it knows that there are constraints.
    _ = (item as? UIView)?.superview?.layoutState
    refresh(item)
    return box
  }

  /// Forgets all: the hierarchy became part of another.
  func dissolve() -> [NSLayoutConstraint] {
    let all = installed.values.compactMap(\.constraint) + waiting
    for constraint in all { (constraint.number, constraint.engine) = (nil, nil) }
    for box in boxes.values where box.item?.boxState.box === box { box.item?.boxState.box = nil }
    return all
  }

  /// The item leaves the hierarchy.
  func forget(_ item: any LayoutItem) {
    stale[ObjectIdentifier(item)] = nil
    wrapping[ObjectIdentifier(item)] = nil
    guard let box = item.boxState.box, box.engine === self else { return }
    for id in box.fixed { solver.remove(id) }
    dropNaturalSize(box)
    for variable in box.variables {
      boxes[variable] = nil
      solver.remove(variable)
    }
    item.boxState.box = nil
  }

  /// The root's size by constraints and a wish.
  func measure(
    _ constraints: [NSLayoutConstraint], _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // Items have one box at a time: those of the hierarchy's engine come back after.
    var others: [(item: any LayoutItem, box: LayoutBox)] = []
    for item in constraints.flatMap(\.items) { if let box = item.boxState.box { others.append((item, box)) } }
    let own = box(of: root)
    for (length, variable, priority) in [(target.width, own.width, horizontal), (target.height, own.height, vertical)] {
      _ = try? solver.add(Constraint([.init(variable)], .greaterThanOrEqual, 0))
      _ = try? solver.add(Constraint([.init(variable)], .equal, Double(length), priority: Double(priority.rawValue)))
    }
    for constraint in constraints { if let form = form(of: constraint) { _ = try? solver.add(form) } }
    for _ in 0..<3 {
      for view in wrapping.values { measure(view) }
      let items = stale
      stale = [:]
      for item in items.values { refresh(item) }
    }
    let size = own.rect.size
    for box in boxes.values { box.item?.boxState.box = nil }
    for (item, box) in others where box.engine !== self { item.boxState.box = box }
    return size
  }

  /// What of an item the engine does not decide.
  private func refresh(_ item: any LayoutItem) {
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
        fix(box, [box.x, box.y, box.width, box.height].map { [.init($0)] }, view.alignmentPlace)
        dropNaturalSize(box)
      } else {
        for id in box.fixed { solver.remove(id) }
        box.fixed = []
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

  private func dropNaturalSize(_ box: LayoutBox) {
    for natural in box.natural {
      solver.remove(natural.hugging)
      solver.remove(natural.compression)
    }
    box.natural = []
  }

  private func updateNaturalSize(_ box: LayoutBox, _ view: UIView) {
    dropNaturalSize(box)
    wrapping[ObjectIdentifier(view)] = view.wrapsToItsWidth ? view : nil
    let size = view.naturalSize(forWidth: box.measuredWidth)
    for (axis, length, variable) in [(NSLayoutConstraint.Axis.horizontal, size.width, box.width), (.vertical, size.height, box.height)] {
      guard length.isFinite, length >= 0 else { continue }
      let hug = Constraint(
        [.init(variable)], .lessThanOrEqual, Double(length), priority: Double(view.contentHuggingPriority(for: axis).rawValue))
      let resist = Constraint(
        [.init(variable)], .greaterThanOrEqual, Double(length),
        priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
      guard let hugging = try? solver.add(hug) else { continue }
      guard let compression = try? solver.add(resist) else {
        solver.remove(hugging)
        continue
      }
      box.natural.append(.init(hugging: hugging, compression: compression))
    }
  }

  /// The second pass of a label that wraps: its height at the width that it got.
  private func measure(_ view: UIView) {
    guard let box = view.layoutState.boxState.box else { return wrapping[ObjectIdentifier(view)] = nil }
    let width = CGFloat(solver.value(of: box.width))
    guard width > 0, abs(width - box.measuredWidth) > 0.01 else { return }
    box.measuredWidth = width
    stale[ObjectIdentifier(view)] = view
  }
}
