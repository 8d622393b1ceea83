@_exported import FoundationCompatibility
import UIKit
@_exported import class UIKit.AXCustomContent
@_exported import protocol UIKit.AXCustomContentProvider

/// A message to a screen reader (Apple: AccessibilityNotification).
public enum AccessibilityNotification {
  public struct Announcement {
    let text: AttributedString
    public init(_ announcement: AttributedString) { text = announcement }
    public init(_ announcement: String) { text = AttributedString(announcement) }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .announcement, argument: String(text.characters))
    }
  }
  public struct LayoutChanged {
    let element: Any?
    public init(_ element: Any? = nil) { self.element = element }
    @MainActor @preconcurrency public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
  }
  public struct ScreenChanged {
    let element: Any?
    public init(_ element: Any? = nil) { self.element = element }
    @MainActor @preconcurrency public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }
  public struct PageScrolled {
    let text: AttributedString
    public init(_ announcement: AttributedString) { text = announcement }
    public init(_ announcement: String) { text = AttributedString(announcement) }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .pageScrolled, argument: String(text.characters))
    }
  }
}
