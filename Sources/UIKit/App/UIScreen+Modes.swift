import CoreGraphics
import Foundation
import QuartzCore

/// The compensation for a television that cuts off the edges of the picture (Apple: UIScreen.OverscanCompensation).
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

  /// The modes of the screen: only the current one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The current mode. Setting it has no effect, because the desktop determines the size of the window.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }
  /// Posted when the size in pixels has changed. The object is the screen.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

  // MARK: Several screens

  /// The screen that this one mirrors. Always nil.
  public var mirrored: UIScreen? { nil }
  /// Posted when another screen is connected. Never posted on Linux, which has one screen.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// Whether the screen is recorded or mirrored. Always false, because desktops do not report it.
  public var isCaptured: Bool { false }
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  // MARK: Picture

  /// Posted when a program has changed `brightness`. The object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// Stored; the picture is not dimmed below the lowest brightness on Linux. Default false.
  public var wantsSoftwareDimming: Bool {
    get { settings[self]?.dimsInSoftware ?? false }
    set { settings[self, default: ScreenSettings()].dimsInSoftware = newValue }
  }
  /// Stored: a window on a desktop is not cut off. Default none.
  public var overscanCompensation: OverscanCompensation {
    get { settings[self]?.overscan ?? .none }
    set { settings[self, default: ScreenSettings()].overscan = newValue }
  }
  /// The insets of the edges that are cut off. Always zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The brightest white, relative to the white of the interface. Always 1, since pictures have the standard range.
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")

  // MARK: Time

  /// The measured time from a touch to the frame that shows its effect, in seconds. Always 0, since it is not measured.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// Creates a link that calls a method of the target for each frame of this screen. The link retains the target until it is invalidated.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

  // MARK: Focus

  /// Whether keys can move the focus on the screen.
  public var supportsFocus: Bool { true }
  /// The focused view of the key window.
  public var focusedView: UIView? { shownWindows.last { $0.isKeyWindow }?.focus.focusedView }
  public var focusedItem: (any UIFocusItem)? { focusedView }
}
