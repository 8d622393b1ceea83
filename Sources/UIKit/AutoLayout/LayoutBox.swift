import LayoutSolver

/// An item of constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item lies; nil for the root of a hierarchy.
  var coordinateOwner: UIView? { get }
  var boxState: LayoutBoxState { get }
}

/// The state of an item in a layout engine.
@MainActor
final class LayoutBoxState {
  var box: LayoutBox?
  private var names: [WeakConstraint] = []

  /// The active constraints that involve the item.
  var naming: [NSLayoutConstraint] { names.compactMap(\.constraint) }

  func nowNamed(by constraint: NSLayoutConstraint) {
    if names.count == names.capacity { names.removeAll { $0.constraint == nil } }
    names.append(WeakConstraint(constraint))
  }

  func noLongerNamed(by constraint: NSLayoutConstraint) {
    if let index = names.lastIndex(where: { $0.id == ObjectIdentifier(constraint) }) { names.remove(at: index) }
  }
}

/// A weak reference to a constraint.
struct WeakConstraint {
  /// The identity of the constraint. Comparing it is faster than loading the weak reference.
  let id: ObjectIdentifier
  private(set) weak var constraint: NSLayoutConstraint?

  init(_ constraint: NSLayoutConstraint) {
    id = ObjectIdentifier(constraint)
    self.constraint = constraint
  }
}

/// The four solver variables of an item: its alignment rectangle in its owner's coordinates.
@MainActor
final class LayoutBox {
  unowned let engine: LayoutEngine
  weak var item: (any LayoutItem)?
  let x, y, width, height: Variable
  /// The constraints that fix the box: x, y, width and height of an item that is placed by its frame, or the insets of a system guide.
  var fixed: [ConstraintID] = []
  /// The superview whose size the constraints in `fixed` follow.
  weak var filled: UIView?
  var natural: [NaturalSize] = []
  /// Constraints that keep width or height from being negative; added only when they are needed.
  var notNegative: [(variable: Variable, id: ConstraintID)] = []
  /// The width for which a view with wrapping contents was measured; 0 if its intrinsic size is that of a single line.
  var measuredWidth: CGFloat = 0
  /// The intrinsic width in the engine.
  var naturalWidth: CGFloat = 0
  /// The rectangle that was last passed to the item; nil if none was.
  var reportedRect: CGRect?
  /// Whether the box shrank to the intrinsic width from the width for which it was measured.
  var isShrunk = false

  /// The constraints of an intrinsic length: an upper limit with the hugging priority and a lower limit with the compression resistance.
  struct NaturalSize {
    var axis: NSLayoutConstraint.Axis
    var hugging: ConstraintID
    var compression: ConstraintID
  }

  init(_ item: any LayoutItem, _ engine: LayoutEngine) {
    self.item = item
    self.engine = engine
    x = engine.solver.makeVariable()
    y = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  var variables: [Variable] { [x, y, width, height] }

  var rect: CGRect {
    CGRect(
      x: engine.value(of: x), y: engine.value(of: y), width: max(0, engine.value(of: width)), height: max(0, engine.value(of: height)))
  }
}

/// The Auto Layout state of a view. Most views have none.
@MainActor
final class ViewLayoutState {
  /// The engine of a hierarchy; set for its root only.
  var engine: LayoutEngine?
  /// The active constraints whose nearest common ancestor this view is.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  /// The guides of a scroll view.
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  let boxState = LayoutBoxState()
  /// The number of the superview's points for each point of the view: a scroll view's zoom scale for its zoomed view, 1 for other views.
  var zoomScale: CGFloat = 1
  /// The sizes that replace the view's own; nil in an application.
  var metrics: (any LayoutMetricsProvider)?

  /// The guides that were added, and those of the system.
  var allGuides: [UILayoutGuide] { guides + [safeArea, margins, readable, contentGuide, frameGuide, keyboard].compactMap(\.self) }
}
