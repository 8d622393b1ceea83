import LayoutSolver

/// The constraints of one hierarchy. Changes wait until `flush()`, which comes before layout; then the views whose frames differ are told by
/// marking their superviews for layout.
@MainActor
final class LayoutEngine {
  let solver = Solver()
  unowned let root: UIView
  var waiting = ConstraintQueue()
  private var changedConstants: [NSLayoutConstraint] = []
  private var changedPriorities: [NSLayoutConstraint] = []
  /// Items that were placed by code, or whose insets or natural size are to be asked for again.
  var stale: [ObjectIdentifier: any LayoutItem] = [:]
  var boxes: [Variable: LayoutBox] = [:]
  var installed: [ConstraintID: WeakConstraint] = [:]
  /// Those of baselines, which move with the fonts of their views.
  private var alongText: [ConstraintID: WeakConstraint] = [:]
  /// Labels of several lines: as high as their width makes them.
  var wrapping: [ObjectIdentifier: UIView] = [:]
  private var isFlushing = false
  /// Looks for the size of the root instead of keeping it.
  private(set) var isMeasuring = false

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
      alongText[number] = nil
    } else {
      waiting.remove(constraint)
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
    guard !isFlushing, let box = item.boxState.box else { return }
    box.measuredWidth = 0
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
    if isDirty { startMeasuringShrunk() }
    var measured: [ObjectIdentifier: Int] = [:]
    for _ in 0..<LayoutLimit.passes where isDirty {
      let (constants, priorities, items) = (changedConstants, changedPriorities, stale)
      let constraints = waiting.takeAll()
      (changedConstants, changedPriorities, stale) = ([], [], [:])
      for item in items.values { refresh(item) }
      if !items.isEmpty { for constraint in alongText.values.compactMap(\.constraint) { changeConstant(constraint) } }
      for constraint in priorities { changePriority(constraint) }
      for constraint in constants { changeConstant(constraint) }
      for constraint in constraints where constraint.engine === self { add(constraint) }
      for view in wrapping.values { measure(view, &measured) }
    }
    solveChanges { tell($0) }
  }

  /// The item is elsewhere now.
  func tell(_ item: (any LayoutItem)?) {
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
    do { keep(try solver.add(form), of: constraint) } catch { weaken(constraint, form, error) }
  }

  private func changeConstant(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let form = form(of: constraint) else { return }
    do { try solver.setConstant(number, form.constant) } catch { weaken(constraint, form, error) }
  }

  private func changePriority(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let form = form(of: constraint) else { return }
    do { try solver.setPriority(number, form.priority) } catch { weaken(constraint, form, error) }
  }

  private func keep(_ number: ConstraintID, of constraint: NSLayoutConstraint) {
    constraint.number = number
    installed[number] = WeakConstraint(constraint)
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { alongText[number] = installed[number] }
  }

  /// A constraint that cannot hold beside others that are required: it is reported, and kept as nearly as they allow.
  private func weaken(_ constraint: NSLayoutConstraint, _ form: Constraint, _ conflict: Conflict) {
    constraint.number.map { (installed[$0], alongText[$0]) = (nil, nil) }
    constraint.number = nil
    let others = conflict.constraints.map { description(of: $0) }
    UIKitLog.refused(LayoutMessage.conflict(others + [constraint.description], breaking: constraint.description))
    var form = form
    form.priority = Self.brokenPriority
    if let number = try? solver.add(form) { keep(number, of: constraint) }
  }

  /// Of required constraints that cannot all hold.
  private static let brokenPriority = Constraint.required - 0.001
}
