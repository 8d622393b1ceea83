import CoreGraphics
import Foundation

extension UIAccessibility {
  /// Whether a restriction of Guided Access is on (Apple: UIAccessibility.GuidedAccessRestrictionState).
  public enum GuidedAccessRestrictionState: Int, Sendable {
    case allow, deny
  }

  /// Returns whether something is forbidden in Guided Access. Linux has no Guided Access: everything is allowed.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> GuidedAccessRestrictionState { .allow }

  /// Changes settings for Guided Access. Linux has none: the handler is called with false and an error.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, GuidedAccessError(.failed)) }

  public static let guidedAccessErrorDomain = GuidedAccessError.errorDomain

  /// An error of Guided Access (Apple: UIAccessibility.GuidedAccessError).
  public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case permissionDenied = 0
      case failed = 9_223_372_036_854_775_807
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let permissionDenied = Code.permissionDenied
    public static let failed = Code.failed
    public static let errorDomain = "UIAccessibilityGuidedAccessErrorDomain"
    public var errorCode: Int { code.rawValue }
  }

  /// The kind of focus that the screen's zoom follows (Apple: UIAccessibility.ZoomType).
  public enum ZoomType: Int, Sendable {
    case insertionPoint
  }

  /// Reports the user's focus to the screen's zoom. Has no effect on Linux, where desktops zoom by themselves.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Whether an element is expanded (Apple: UIAccessibility.ExpandedStatus).
  public enum ExpandedStatus: Int, Sendable {
    case unsupported, expanded, collapsed
  }

  /// How touches reach an element while a screen reader is on (Apple: UIAccessibility.DirectTouchOptions).
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
  }
}

/// Settings that an application may change in Guided Access (Apple: UIGuidedAccessAccessibilityFeature).
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

/// An application's own restrictions of Guided Access (Apple: UIGuidedAccessRestrictionDelegate). Its methods are not called on Linux.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}
