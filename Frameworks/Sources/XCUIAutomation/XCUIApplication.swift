public import XCTest
@_exported import UIKit

// Declarations for user interface tests. Linux cannot control another program: such tests compile, and fail when they launch the
// application.

/// An application that cannot be launched, since user interface tests need a device or a simulator (Apple: XCUIApplication).
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable { case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground }
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]
  open var state: State { .notRunning }
  public convenience init(bundleIdentifier: String) { self.init() }
  open func launch() { fatalError("user interface tests do not run on Linux: XCUIApplication.launch() needs a device or a simulator") }
  open func activate() { launch() }
  open func terminate() {}
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool { false }
}

@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {}

/// A query without results.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  open var count: Int { 0 }
  open var element: XCUIElement { XCUIElement() }
  open var firstMatch: XCUIElement { XCUIElement() }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { [] }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  open func element(matching predicate: NSPredicate) -> XCUIElement { XCUIElement() }
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement { XCUIElement() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { self }
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { self }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { self }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { self }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  public override nonisolated init() { super.init() }
}

extension XCUIElement {
  public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
}

/// An element, which never exists (Apple: XCUIElement).
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable {
    case any, other, application, window, sheet, alert, dialog, button, navigationBar, tabBar, toolbar, table, cell, collectionView, image
    case staticText, textField, secureTextField, textView, searchField, `switch`, slider, picker, pickerWheel, scrollView, webView, link,
      map
    case statusBar, pageIndicator, activityIndicator, progressIndicator, segmentedControl, key, keyboard, menu, menuItem, popover, stepper,
      icon
  }
  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var isEnabled: Bool { false }
  open var isSelected: Bool { false }
  open var hasFocus: Bool { false }
  open var frame: CGRect { .zero }
  open var label: String { "" }
  open var title: String { "" }
  open var identifier: String { "" }
  open var value: Any? { nil }
  open var placeholderValue: String? { nil }
  open var horizontalSizeClass: UserInterfaceSizeClass { .unspecified }
  open var verticalSizeClass: UserInterfaceSizeClass { .unspecified }
  open var elementType: ElementType { .any }
  open var firstMatch: XCUIElement { self }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { true }
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { true }
  open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval) -> Bool {
    self[keyPath: keyPath] == expectedValue
  }
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {}
  open func typeKey(_ key: String, modifierFlags flags: UIKeyModifierFlags) {}
  open func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: UIKeyModifierFlags) {}
  open func tap() {}
  open func doubleTap() {}
  open func twoFingerTap() {}
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {}
  open func press(forDuration duration: TimeInterval) {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {}
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {}
  open func swipeUp() {}
  open func swipeUp(velocity: XCUIGestureVelocity) {}
  open func swipeDown() {}
  open func swipeDown(velocity: XCUIGestureVelocity) {}
  open func swipeLeft() {}
  open func swipeLeft(velocity: XCUIGestureVelocity) {}
  open func swipeRight() {}
  open func swipeRight(velocity: XCUIGestureVelocity) {}
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {}
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {}
  open func typeText(_ text: String) {}
  open func adjust(toNormalizedSliderPosition position: CGFloat) {}
  open func adjust(toPickerWheelValue value: String) {}
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  open func tap() {}
  open func doubleTap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {}
  open func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown }
  public static let shared = XCUIDevice()
  open var orientation = UIDeviceOrientation.portrait
  open func press(_ button: Button) {}
}

@preconcurrency @MainActor
open class XCUIScreen: NSObject {
  public static let main = XCUIScreen()
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  open var image: UIImage { UIImage() }
  open var pngRepresentation: Data { Data() }
  public override nonisolated init() { super.init() }
}

extension XCUIElementTypeQueryProvider {
  private var none: XCUIElementQuery { XCUIElementQuery() }
  public var otherElements: XCUIElementQuery { none }
  public var windows: XCUIElementQuery { none }
  public var sheets: XCUIElementQuery { none }
  public var alerts: XCUIElementQuery { none }
  public var buttons: XCUIElementQuery { none }
  public var navigationBars: XCUIElementQuery { none }
  public var tabBars: XCUIElementQuery { none }
  public var toolbars: XCUIElementQuery { none }
  public var tables: XCUIElementQuery { none }
  public var cells: XCUIElementQuery { none }
  public var collectionViews: XCUIElementQuery { none }
  public var images: XCUIElementQuery { none }
  public var staticTexts: XCUIElementQuery { none }
  public var textFields: XCUIElementQuery { none }
  public var secureTextFields: XCUIElementQuery { none }
  public var textViews: XCUIElementQuery { none }
  public var searchFields: XCUIElementQuery { none }
  public var switches: XCUIElementQuery { none }
  public var sliders: XCUIElementQuery { none }
  public var pickers: XCUIElementQuery { none }
  public var pickerWheels: XCUIElementQuery { none }
  public var scrollViews: XCUIElementQuery { none }
  public var webViews: XCUIElementQuery { none }
  public var links: XCUIElementQuery { none }
  public var maps: XCUIElementQuery { none }
  public var statusBars: XCUIElementQuery { none }
  public var pageIndicators: XCUIElementQuery { none }
  public var activityIndicators: XCUIElementQuery { none }
  public var progressIndicators: XCUIElementQuery { none }
  public var segmentedControls: XCUIElementQuery { none }
  public var keys: XCUIElementQuery { none }
  public var keyboards: XCUIElementQuery { none }
  public var menus: XCUIElementQuery { none }
  public var menuItems: XCUIElementQuery { none }
  public var popovers: XCUIElementQuery { none }
  public var steppers: XCUIElementQuery { none }
  public var icons: XCUIElementQuery { none }
  public var datePickers: XCUIElementQuery { none }
  public var tabs: XCUIElementQuery { none }
  public var toggles: XCUIElementQuery { none }
}

extension XCTestCase {
  /// Returns a token. The handler is never called, since no alert can interrupt a test (Apple: addUIInterruptionMonitor).
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol { NSObject() }
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {}
}
