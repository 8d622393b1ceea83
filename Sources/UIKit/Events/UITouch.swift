import GestureMachines
import ScrollPhysics

/// A finger or the mouse on the screen. The object stays the same from touch down to lift (Apple: UITouch).
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  /// Properties that a device may report later with more accuracy (Apple: UITouch.Properties).
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
  /// The time of the last change, on the display's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of taps in quick succession at this location, including this one: 1 for a tap, 2 for a double tap; 0 without a finger.
  open internal(set) var tapCount = 0
  open internal(set) var type: TouchType = .direct
  /// The force of the touch. An ordinary touch has 1.
  open internal(set) var force: CGFloat = 1
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch in points. Displays on Linux do not report it, hence it is that of an ordinary fingertip: 20 points,
  /// with a tolerance of 5.
  open internal(set) var majorRadius: CGFloat = 20
  /// The tolerance of `majorRadius`, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 5

  /// The view in which the touch began. It does not change while the finger moves; nil if the view no longer exists.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?

  /// The location of the finger on the screen, in points.
  package internal(set) var screenLocation = CGPoint.zero
  package internal(set) var previousScreenLocation = CGPoint.zero

  /// The gesture recognisers that receive the touch, innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// The state of the delivery to the view.
  var delivery = TouchDelivery()
  /// Whether the finger is down. False when it has lifted or the touch was cancelled.
  var isDown = true

  /// The gesture recognisers that receive the touch (Apple: gestureRecognizers).
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Whether the touch is emulated by the mouse.
  package internal(set) var isEmulated = false
  /// Whether it is emulated with the secondary button.
  package internal(set) var isSecondary = false

  /// The samples since the last event, including the present one.
  var coalesced: [UITouch] = []
  var speed = ScrollVelocity()

  /// The display's number of the finger.
  private(set) var finger = 0
  /// The number of the touch among all touches of the screen.
  private(set) var serial = 0

  /// Creates a touch without a finger. For tests that override its properties.
  public override init() { super.init() }

  convenience init(finger: Int, serial: Int = 0) {
    self.init()
    self.finger = finger
    self.serial = serial
    tapCount = 1
  }

  /// Returns the location in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }
  /// Returns the location at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }
  /// The angle between a pencil and the screen in radians. For fingers it is π/2.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  /// Returns the direction of a pencil, as an angle from the x axis of `view` in radians. Always 0.
  /// The rotation of an Apple Pencil about its axis, in radians: 0, as for pencils that do not measure it.
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Always empty, since displays on Linux report no estimates.
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
