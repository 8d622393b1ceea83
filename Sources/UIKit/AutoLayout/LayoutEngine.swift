import LayoutSolver

/// The constraints of one hierarchy. Changes are collected until `flush()`, which precedes layout; then the superviews of views
/// whose frames have changed are marked for layout.
@MainActor
final class LayoutEngine {
  let solver = Solver()
  unowned let root: UIView
  var waiting = ConstraintQueue()
  private var changedConstants: [NSLayoutConstraint] = []
  private var changedPriorities: [NSLayoutConstraint] = []
  /// Items whose frames were set by code, or whose insets or intrinsic sizes have changed.
  var stale = ItemQueue<any LayoutItem>()
  var boxes: [Variable: LayoutBox] = [:]
  var installed: [ConstraintID: WeakConstraint] = [:]
  /// Constraints with baselines, which depend on the fonts of their views.
  private var alongText: [ConstraintID: WeakConstraint] = [:]
  /// The views whose height depends on their width, such as labels with several lines.
  var wrapping = ItemQueue<UIView>()
  /// The constraints that were broken because they conflict with others, by their identity.
  private(set) var broken: [ObjectIdentifier: BrokenConstraint] = [:]
  private var isFlushing = false
  /// Whether the engine determines the size of its root; otherwise the root's size is fixed.
  private(set) var isMeasuring = false

  /// Apple's standard distance between views, in points.
  static let systemSpacing: CGFloat = 8

  private init(root: UIView) { self.root = root }

  /// Creates a separate engine that measures a view.
  init(measuring view: UIView) {
    root = view
    isMeasuring = true
    isFlushing = true
  }

  /// Returns the engine of a view's hierarchy. Creates it if there is none.
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

  // MARK: Changes

  func install(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    waiting.append(constraint)
    wake()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    if let number = constraint.number {
      solver.remove(number)
      installed[number] = nil
      alongText[number] = nil
    } else {
      waiting.remove(constraint)
    }
    constraint.number = nil
    constraint.engine = nil
    if !broken.isEmpty { broken[ObjectIdentifier(constraint)] = nil }
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

  /// Called after a change of an item's position, insets, intrinsic size or way of placing its contents.
  func changed(_ item: any LayoutItem) {
    guard !isFlushing, let box = item.boxState.box else { return }
    (item as? UIView ?? item.coordinateOwner)?.fittingLengthChanged()
    box.measuredWidth = 0
    stale.insert(item, ObjectIdentifier(item))
    wake()
  }

  private func wake() { if !isFlushing { root.setNeedsLayout() } }

  private var isDirty: Bool { !waiting.isEmpty || !changedConstants.isEmpty || !changedPriorities.isEmpty || !stale.isEmpty }

  // MARK: Solving

  /// Passes the changes to the solver, and marks the superviews of moved views for layout.
  func flush() {
    guard !isFlushing, isDirty || solver.hasChanges else { return }
    isFlushing = true
    defer { isFlushing = false }
    if isDirty { startMeasuringShrunk() }
    var measured: [ObjectIdentifier: Int] = [:]
    for _ in 0..<LayoutLimit.passes where isDirty {
      let (constants, priorities, items) = (changedConstants, changedPriorities, stale.takeAll())
      let constraints = waiting.takeAll()
      (changedConstants, changedPriorities) = ([], [])
      for item in items { refresh(item) }
      if !items.isEmpty {
        for (_, held) in alongText.sorted(by: { $0.key < $1.key }) { if let constraint = held.constraint { changeConstant(constraint) } }
      }
      for constraint in priorities { changePriority(constraint) }
      for constraint in constants { changeConstant(constraint) }
      for constraint in constraints where constraint.engine === self { add(constraint) }
      measureWrapping(&measured)
    }
    solveChanges { rectChanged($0) }
  }

  /// Called after a change of an item's rectangle. Schedules the layout of its superview, or sets the content size of its scroll view.
  func rectChanged(_ item: (any LayoutItem)?) {
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
    do { register(try solver.add(form), of: constraint) } catch { breakConstraint(constraint, form, error) }
  }

  private func changeConstant(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let form = form(of: constraint) else { return }
    do { try solver.setConstant(number, form.constant) } catch { breakConstraint(constraint, form, error) }
  }

  private func changePriority(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let form = form(of: constraint) else { return }
    do { try solver.setPriority(number, form.priority) } catch { breakConstraint(constraint, form, error) }
  }

  private func register(_ number: ConstraintID, of constraint: NSLayoutConstraint) {
    constraint.number = number
    installed[number] = WeakConstraint(constraint)
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { alongText[number] = WeakConstraint(constraint) }
  }

  /// Reports a constraint that conflicts with other required ones, and adds it again with a lower priority, so that it is
  /// satisfied as far as the others allow.
  private func breakConstraint(_ constraint: NSLayoutConstraint, _ form: Constraint, _ conflict: Conflict) {
    constraint.number.map { (installed[$0], alongText[$0]) = (nil, nil) }
    constraint.number = nil
    let conflicting = conflict.constraints.map { description(of: $0) }
    broken[ObjectIdentifier(constraint)] = BrokenConstraint(
      constraint, conflicting: conflict.constraints.map { ConflictingConstraint(fact(of: $0)) })
    UIKitLog.refused(LayoutMessage.conflict(conflicting + [constraint.description], breaking: constraint.description))
    var form = form
    form.priority = Self.brokenPriority
    if let number = try? solver.add(form) { register(number, of: constraint) }
  }

  /// The priority of required constraints that were broken because of a conflict.
  private static let brokenPriority = Constraint.required - 0.001
}
