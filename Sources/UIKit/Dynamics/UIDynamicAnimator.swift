import CoreGraphics
import DynamicsSolver
import QuartzCore

/// Moves items by physics, as its behaviors describe (Apple: UIDynamicAnimator).
///
/// The simulation advances in steps of 1/240 s of the display's clock, so a scene has the same result at any frame rate. When all items
/// have been at rest for half a second, the animator pauses and requests no frames; any change of a behavior wakes it. Coordinates are
/// those of the reference view.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinates. Its bounds can be a boundary of collisions. Held weakly.
  public private(set) weak var referenceView: UIView?
  /// The layout whose attributes are moved. It is invalidated in each frame. Held weakly.
  private(set) weak var layout: UICollectionViewLayout?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public private(set) var behaviors: [UIDynamicBehavior] = []

  let simulation = DynamicsSimulation()
  private var link: CADisplayLink?
  private var needsSetup = false
  /// The clock time of step 0 since the animator last resumed.
  private var begin: TimeInterval = 0
  private var steps = 0
  private var stepsBefore = 0
  private var restingSteps = 0

  /// The number of steps that all items must be at rest before the animator pauses.
  private static let stepsToSleep = 120
  /// The speeds in points and radians per second up to which an item counts as at rest.
  private static let restingSpeed = (points: 2.0, radians: 0.02)
  /// The most steps of one frame: 10 seconds. The rest of a longer gap is dropped.
  private static let maximumStepsPerFrame = 2400

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  /// Creates an animator that moves a layout's attributes, in the coordinates of the collection view's content.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  isolated deinit { link?.invalidate() }

  // MARK: Behaviors

  /// Adds a behavior. A behavior that already belongs to an animator or to another behavior is not added, and is logged unless that
  /// animator is this one.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior == nil, behavior.dynamicAnimator == nil else {
      if behavior.dynamicAnimator !== self {
        DynamicsSimulation.log.warning("\(type(of: behavior)) belongs to another animator or behaviour")
      }
      return
    }
    behavior.willMoveTree(to: self)
    behaviors.append(behavior)
    behavior.setAnimatorOfTree(self)
    behaviorsChanged()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMoveTree(to: nil)
    behaviors.remove(at: index)
    behavior.setAnimatorOfTree(nil)
    behaviorsChanged()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    setUpIfNeeded()
    return simulation.items.filter { item in
      let box = CGRect(x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
      return box.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// Updates the simulation to the center, bounds and transform of an item that the program changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    setUpIfNeeded()
    simulation.update(item)
    wake()
  }

  /// Whether the animator is simulating. False while it is paused at rest.
  open var isRunning: Bool { link.map { !$0.isPaused } ?? false }

  /// The total time in seconds for which the animator has run.
  open var elapsedTime: TimeInterval { Double(stepsBefore + steps) * DynamicsWorld.step }

  // MARK: Running

  /// Called when a behavior was added, removed or changed in a way that needs a new setup.
  func behaviorsChanged() {
    needsSetup = true
    wake()
  }

  func wake() {
    restingSteps = 0
    guard !isRunning, !(behaviors.isEmpty && link == nil) else { return }
    begin = CACurrentMediaTime()
    stepsBefore += steps
    steps = 0
    delegate?.dynamicAnimatorWillResume(self)
    if let link {
      link.isPaused = false
    } else {
      let link = CADisplayLink { [weak self] in self?.frame(at: $0.timestamp) }
      self.link = link
      link.add(to: .main, forMode: .common)
    }
  }

  private var leaves: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  /// Updates the bodies and collision groups of the solver.
  func setUpIfNeeded() {
    guard needsSetup else { return }
    needsSetup = false
    let leaves = leaves
    simulation.setItems(leaves.flatMap(\.movedItems))
    simulation.forgetProperties()
    for behavior in leaves { behavior.setUp(on: simulation) }
    var groups: [DynamicsWorld.CollisionGroup] = []
    for behavior in leaves { behavior.addGroup(to: &groups, on: simulation) }
    simulation.world.groups = groups
  }

  private func frame(at time: TimeInterval) {
    var dueSteps = Int(((time - begin) / DynamicsWorld.step + 1e-6).rounded(.down))
    if dueSteps - steps > Self.maximumStepsPerFrame {
      begin += Double(dueSteps - steps - Self.maximumStepsPerFrame) * DynamicsWorld.step
      dueSteps = steps + Self.maximumStepsPerFrame
    }
    while steps < dueSteps, isRunning { step() }
    simulation.updateItems()
    layout?.invalidateLayout()
    for behavior in leaves { behavior.action?() }
    if isRunning, restingSteps >= Self.stepsToSleep { pause() }
  }

  private func step() {
    setUpIfNeeded()
    let leaves = leaves
    simulation.world.advance {
      for behavior in leaves { behavior.apply(on: simulation, elapsed: elapsedTime) }
    }
    steps += 1
    for behavior in leaves { (behavior as? UICollisionBehavior)?.report(from: simulation) }
    let moves = simulation.world.bodies.contains {
      $0.velocity.length > Self.restingSpeed.points || abs($0.spin) > Self.restingSpeed.radians
    }
    restingSteps = moves ? 0 : restingSteps + 1
  }

  private func pause() {
    for index in simulation.world.bodies.indices {
      simulation.world.bodies[index].velocity = .zero
      simulation.world.bodies[index].spin = 0
    }
    link?.isPaused = true
    delegate?.dynamicAnimatorDidPause(self)
  }
}
