/// One finger (or the mouse) on the screen, from touching down to lifting off: the same object all the time (Apple: UITouch).
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  /// What a device may tell later more exactly (Apple: UITouch.Properties).
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  open internal(set) var phase: Phase = .began
  /// Seconds on the display's clock: when the touch began or last changed.
  open internal(set) var timestamp: TimeInterval = 0
  /// How often the finger went down here in quick succession: 1 for a tap, 2 for a double tap.
  open internal(set) var tapCount = 1
  open internal(set) var type: TouchType = .direct
  /// 1 is an ordinary touch.
  open internal(set) var force: CGFloat = 1
  open var maximumPossibleForce: CGFloat { 1 }
  /// Points: half of what a fingertip covers. The displays that there are do not tell, so that it is an ordinary fingertip's: 20 points, give
  /// or take 5.
  open internal(set) var majorRadius: CGFloat = 20
  /// Points by which `majorRadius` may be wrong.
  open internal(set) var majorRadiusTolerance: CGFloat = 5

  /// The view that the touch began in. It stays the same wherever the finger goes; nil once it was taken away.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?

  /// Where the finger is, in points of the screen.
  package internal(set) var screenLocation = CGPoint.zero
  package internal(set) var previousScreenLocation = CGPoint.zero

  /// Recognisers that get the touch, innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// What its view gets.
  var gate = TouchGate()
  /// Until the finger leaves, or is taken back.
  var isDown = true

  /// The recognisers that get the touch (Apple: gestureRecognizers).
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The mouse plays the finger.
  package internal(set) var isEmulated = false
  /// With its secondary button.
  package internal(set) var isSecondary = false

  /// Samples since the last event, this one included.
  var coalesced: [UITouch] = []
  var speed = ScrollVelocity()

  /// The display's number of the finger.
  private(set) var finger = 0
  /// Tells touches apart that were ever made on the screen.
  private(set) var serial = 0

  /// A touch of no finger, for tests that override what it says.
  public override init() { super.init() }

  convenience init(finger: Int, serial: Int = 0) {
    self.init()
    self.finger = finger
    self.serial = serial
  }

  /// In the coordinates of `view`; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }
  /// Where the finger was at the event before this one.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }
  /// Radians between a pencil and the screen; a finger comes from above.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  /// Radians from the x axis of `view` in which a pencil points: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Nothing is estimated: the displays that there are tell all at once.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = view?.window ?? window else { return point }
    let inWindow = window.convertFromScreen(point)
    return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
  }

  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let owner = view.map { "\(Swift.type(of: $0))" } ?? "none"
      return "<UITouch: finger \(finger); phase \(phase); at \(screenLocation); tap count \(tapCount); view \(owner)>"
    }
  }
}
