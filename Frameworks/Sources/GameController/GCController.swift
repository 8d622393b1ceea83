@_exported import UIKit

/// A game controller. None is found on Linux (Apple: GCController).
open class GCController: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  open class func startWirelessControllerDiscovery() async {}
  open class func stopWirelessControllerDiscovery() {}
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
  open class func withMicroGamepad() -> GCController { GCController() }
  open class func withExtendedGamepad() -> GCController { GCController() }

  open var controllerPausedHandler: ((GCController) -> Void)?
  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var isAttachedToDevice: Bool { false }
  open var isSnapshot: Bool { true }
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  open var battery: GCDeviceBattery? { nil }
  open var light: GCDeviceLight? { nil }
  open var motion: GCMotion? { nil }
  open var gamepad: GCGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
  open func capture() -> GCController { self }
}
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }
extension NSNotification.Name {
  public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
  public static let GCControllerDidStopBeingCurrent = NSNotification.Name("GCControllerDidStopBeingCurrentNotification")
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}
open class GCDeviceBattery: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
  open var batteryLevel: Float { 0 }
  open var batteryState: State { .unknown }
}
open class GCDeviceLight: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var color = GCColor(red: 0, green: 0, blue: 0)
}
open class GCColor: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let red: Float
  public let green: Float
  public let blue: Float
  public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}
/// Apple: GCMotion.
open class GCMotion: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var valueChangedHandler: ((GCMotion) -> Void)?
  open var sensorsActive = false
  open var gravity: GCAcceleration { GCAcceleration() }
  open var userAcceleration: GCAcceleration { GCAcceleration() }
  open var acceleration: GCAcceleration { GCAcceleration() }
}
public struct GCAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// The keyboard. It is not found: keys come as presses to UIKit (Apple: GCKeyboard).
open class GCKeyboard: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class var coalesced: GCKeyboard? { nil }
  open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  open var isAnyKeyPressed: Bool { false }
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
/// The usages of keys, as in USB's tables (Apple: GCKeyCode).
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyA = GCKeyCode(rawValue: 4)
  public static let keyB = GCKeyCode(rawValue: 5)
  public static let keyC = GCKeyCode(rawValue: 6)
  public static let keyD = GCKeyCode(rawValue: 7)
  public static let keyE = GCKeyCode(rawValue: 8)
  public static let keyF = GCKeyCode(rawValue: 9)
  public static let keyG = GCKeyCode(rawValue: 10)
  public static let keyH = GCKeyCode(rawValue: 11)
  public static let keyI = GCKeyCode(rawValue: 12)
  public static let keyJ = GCKeyCode(rawValue: 13)
  public static let keyK = GCKeyCode(rawValue: 14)
  public static let keyL = GCKeyCode(rawValue: 15)
  public static let keyM = GCKeyCode(rawValue: 16)
  public static let keyN = GCKeyCode(rawValue: 17)
  public static let keyO = GCKeyCode(rawValue: 18)
  public static let keyP = GCKeyCode(rawValue: 19)
  public static let keyQ = GCKeyCode(rawValue: 20)
  public static let keyR = GCKeyCode(rawValue: 21)
  public static let keyS = GCKeyCode(rawValue: 22)
  public static let keyT = GCKeyCode(rawValue: 23)
  public static let keyU = GCKeyCode(rawValue: 24)
  public static let keyV = GCKeyCode(rawValue: 25)
  public static let keyW = GCKeyCode(rawValue: 26)
  public static let keyX = GCKeyCode(rawValue: 27)
  public static let keyY = GCKeyCode(rawValue: 28)
  public static let keyZ = GCKeyCode(rawValue: 29)
  public static let one = GCKeyCode(rawValue: 30)
  public static let two = GCKeyCode(rawValue: 31)
  public static let three = GCKeyCode(rawValue: 32)
  public static let four = GCKeyCode(rawValue: 33)
  public static let five = GCKeyCode(rawValue: 34)
  public static let six = GCKeyCode(rawValue: 35)
  public static let seven = GCKeyCode(rawValue: 36)
  public static let eight = GCKeyCode(rawValue: 37)
  public static let nine = GCKeyCode(rawValue: 38)
  public static let zero = GCKeyCode(rawValue: 39)
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  public static let escape = GCKeyCode(rawValue: 41)
  public static let deleteOrBackspace = GCKeyCode(rawValue: 42)
  public static let tab = GCKeyCode(rawValue: 43)
  public static let spacebar = GCKeyCode(rawValue: 44)
  public static let hyphen = GCKeyCode(rawValue: 45)
  public static let equalSign = GCKeyCode(rawValue: 46)
  public static let rightArrow = GCKeyCode(rawValue: 79)
  public static let leftArrow = GCKeyCode(rawValue: 80)
  public static let downArrow = GCKeyCode(rawValue: 81)
  public static let upArrow = GCKeyCode(rawValue: 82)
  public static let leftControl = GCKeyCode(rawValue: 224)
  public static let leftShift = GCKeyCode(rawValue: 225)
  public static let leftAlt = GCKeyCode(rawValue: 226)
  public static let leftGUI = GCKeyCode(rawValue: 227)
  public static let rightControl = GCKeyCode(rawValue: 228)
  public static let rightShift = GCKeyCode(rawValue: 229)
  public static let rightAlt = GCKeyCode(rawValue: 230)
  public static let rightGUI = GCKeyCode(rawValue: 231)
}
/// The pointer. It is not found: it comes as touches and hovers to UIKit (Apple: GCMouse).
open class GCMouse: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class var current: GCMouse? { nil }
  open class func mice() -> [GCMouse] { [] }
  open var mouseInput: GCMouseInput? { nil }
}
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
  public let leftButton = GCControllerButtonInput()
  open var rightButton: GCControllerButtonInput? { nil }
  public let scroll = GCDeviceCursor()
}
