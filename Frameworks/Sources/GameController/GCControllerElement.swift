import UIKit

/// A part of a controller. Values do not change, since there is no controller (Apple: GCControllerElement).
open class GCControllerElement: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open weak var collection: GCControllerElement?
  open var isAnalog: Bool { false }
  open var isBoundToSystemGesture: Bool { false }
  open var preferredSystemGestureState = SystemGestureState.enabled
  open var sfSymbolsName: String?
  open var localizedName: String?
  open var unmappedSfSymbolsName: String?
  open var unmappedLocalizedName: String?
  open var aliases: Set<String> { [] }
  public enum SystemGestureState: Int, Sendable { case enabled, alwaysReceive, disabled }
}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
/// Apple: GCControllerButtonInput.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
  open var value: Float { 0 }
  open var isPressed: Bool { false }
  open var isTouched: Bool { false }
  open func setValue(_ value: Float) {}
}
/// Apple: GCControllerAxisInput.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
  open var value: Float { 0 }
  open func setValue(_ value: Float) {}
}
/// Apple: GCControllerDirectionPad.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {}
}
// Unchecked: these subclasses have no state of their own.
open class GCDeviceCursor: GCControllerDirectionPad, @unchecked Sendable {}

/// Apple: GCPhysicalInputProfile.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open weak var device: AnyObject?
  open var lastEventTimestamp: TimeInterval { 0 }
  open var hasRemappedElements: Bool { false }
  open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?
  open var elements: [String: GCControllerElement] { [:] }
  open var buttons: [String: GCControllerButtonInput] { [:] }
  open var axes: [String: GCControllerAxisInput] { [:] }
  open var dpads: [String: GCControllerDirectionPad] { [:] }
  open var allElements: Set<GCControllerElement> { [] }
  open var allButtons: Set<GCControllerButtonInput> { [] }
}
/// Apple: GCMicroGamepad.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  open weak var controller: GCController?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var allowsRotation = false
  open var reportsAbsoluteDpadValues = false
}
/// Apple: GCGamepad.
open class GCGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: ((GCGamepad, GCControllerElement) -> Void)?
  open weak var controller: GCController?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
}
/// Apple: GCExtendedGamepad.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  open weak var controller: GCController?
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad(), rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var buttonOptions: GCControllerButtonInput? { nil }
  open var buttonHome: GCControllerButtonInput? { nil }
  public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
  open var leftThumbstickButton: GCControllerButtonInput? { nil }
  open var rightThumbstickButton: GCControllerButtonInput? { nil }
}
// Unchecked: these subclasses have no state of their own.
open class GCDualSenseGamepad: GCExtendedGamepad, @unchecked Sendable {}
open class GCDualShockGamepad: GCExtendedGamepad, @unchecked Sendable {}
open class GCXboxGamepad: GCExtendedGamepad, @unchecked Sendable {}

/// Buttons on the screen. Nothing is shown (Apple: GCVirtualController).
open class GCVirtualController: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
    open var elements: Set<String> = []
    open var isHidden = false
  }
  open var controller: GCController? { nil }
  public init(configuration: Configuration) {}
  open func connect(replyHandler reply: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { reply?(CocoaError(.featureUnsupported)) }
  }
  open func connect() async throws { throw CocoaError(.featureUnsupported) }
  open func disconnect() {}
}
/// A controller that takes presses for games (Apple: GCEventViewController).
open class GCEventViewController: UIViewController {
  open var controllerUserInteractionEnabled = false
}
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"
