import LayoutSolver

/// What constraints can name: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose bounds the item lies; nil for the root of a hierarchy.
  var coordinateOwner: UIView? { get }
  var boxState: LayoutBoxState { get }
}

/// An item's part in an engine.
@MainActor
final class LayoutBoxState {
  var box: LayoutBox?
  private var names: [WeakConstraint] = []

  /// Active constraints that name the item.
  var naming: [NSLayoutConstraint] { names.compactMap(\.constraint) }

  func nowNamed(by constraint: NSLayoutConstraint) {
    if names.count == names.capacity { names.removeAll { $0.constraint == nil } }
    names.append(WeakConstraint(constraint))
  }

  func noLongerNamed(by constraint: NSLayoutConstraint) {
    if let index = names.lastIndex(where: { $0.id == ObjectIdentifier(constraint) }) { names.remove(at: index) }
  }
}

/// A constraint that somebody else keeps.
struct WeakConstraint {
  /// Weak references are slow: whether it is this one is asked of its address.
  let id: ObjectIdentifier
  private(set) weak var constraint: NSLayoutConstraint?

  init(_ constraint: NSLayoutConstraint) {
    id = ObjectIdentifier(constraint)
    self.constraint = constraint
  }
}

/// The four variables of an item: its alignment rectangle in its owner's coordinates.
@MainActor
final class LayoutBox {
  unowned let engine: LayoutEngine
  weak var item: (any LayoutItem)?
  let x, y, width, height: Variable
  /// x, y, width, height, where the item stays as it is placed; or the insets of a guide of the system.
  var fixed: [ConstraintID] = []
  /// The superview whose size `fixed` follows.
  weak var filled: UIView?
  var natural: [NaturalSize] = []
  /// Of width or height, where it would be negative.
  var notNegative: [(variable: Variable, id: ConstraintID)] = []
  /// The width that a view that wraps was measured for; 0: its natural size is that of one line.
  var measuredWidth: CGFloat = 0
  /// The natural width in the engine, and whether the box shrank to it from the width that it was measured for.
  var naturalWidth: CGFloat = 0
  var isShrunk = false

  /// The constraints of a natural length: not larger by hugging, not smaller by compression resistance.
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
    let solver = engine.solver
    return CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
  }
}

/// What a view keeps of its part in layout by constraints; most views have none.
@MainActor
final class ViewLayoutState {
  /// Of the root of a hierarchy.
  var engine: LayoutEngine?
  /// Active constraints that this view is the nearest common ancestor for.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  /// Of scroll views.
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  let boxState = LayoutBoxState()
  /// Of views on Interface Builder's canvas, whose sizes are those of the tools that wrote the file.
  var canvas: CanvasNature?

  /// Those that were added, and the system's.
  var allGuides: [UILayoutGuide] { guides + [safeArea, margins, readable, contentGuide, frameGuide, keyboard].compactMap(\.self) }
}
