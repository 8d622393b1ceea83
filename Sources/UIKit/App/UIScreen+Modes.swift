import CoreGraphics
import Foundation
import QuartzCore

/// How a screen of a television that loses the edges of its picture is used (Apple: UIScreen.OverscanCompensation).
extension UIScreen {
  public enum OverscanCompensation: Int, Sendable {
    case scale, insetBounds, none
  }

  /// Whether the screen shows colours exactly as they were mastered (Apple: UIScreen.ReferenceDisplayModeStatus).
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported, notEnabled, limited, enabled
  }
}

@MainActor private struct ScreenSettings {
  var overscan = UIScreen.OverscanCompensation.none
  var dimsInSoftware = false
}

@MainActor private let settings = SideTable<UIScreen, ScreenSettings>()

extension UIScreen {
  // MARK: Modes

  /// The modes of the screen: the present one, since a window of a desktop has one at a time.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The present mode. A new value has no effect: the desktop decides how large the window is.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }
  /// Posted when the size in pixels has changed. The object is the screen.
  public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

  // MARK: Several screens

  /// The screen that this one mirrors: none.
  public var mirrored: UIScreen? { nil }
  /// Posted when a further screen is connected. Linux has one screen: these are not posted.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// Whether the screen is recorded or mirrored. Desktops do not tell: false.
  public var isCaptured: Bool { false }
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  // MARK: Picture

  /// Posted when a program has changed `brightness`. The object is the screen.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// Stored; the picture is not dimmed below the lowest brightness on Linux. Default false.
  public var wantsSoftwareDimming: Bool {
    get { settings[self]?.dimsInSoftware ?? false }
    set { settings[self, default: ScreenSettings()].dimsInSoftware = newValue }
  }
  /// Stored: windows of a desktop lose no edges. Default none.
  public var overscanCompensation: OverscanCompensation {
    get { settings[self]?.overscan ?? .none }
    set { settings[self, default: ScreenSettings()].overscan = newValue }
  }
  /// The edges that the screen does not show: none.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The brightest white, relative to the white of the interface: 1, since pictures have the standard range.
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")

  // MARK: Time

  /// The time from a touch to its picture that the system has measured, in seconds: 0, since nothing measures it.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// Makes a link that calls a method of the target for each frame of this screen. The link holds the target until it is invalidated.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

  // MARK: Focus

  /// Whether keys move a focus on the screen.
  public var supportsFocus: Bool { true }
  /// The focused view of the key window.
  public var focusedView: UIView? { shownWindows.last { $0.isKeyWindow }?.focus.focusedView }
  public var focusedItem: (any UIFocusItem)? { focusedView }
}
