import Foundation

/// Additional information about an element, which a screen reader speaks on request (Apple: AXCustomContent, of the module Accessibility).
open class AXCustomContent: NSObject, NSCopying {
  public enum Importance: UInt, Sendable {
    /// Spoken on request.
    case `default` = 0
    /// Spoken with the element.
    case high = 1
  }

  open var label: String { attributedLabel.string }
  public let attributedLabel: NSAttributedString
  open var value: String { attributedValue.string }
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with additional information (Apple: AXCustomContentProvider).
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
