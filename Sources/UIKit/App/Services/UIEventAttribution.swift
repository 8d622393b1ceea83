import Foundation

/// A tap on an advertisement that opens a URL (Apple: UIEventAttribution). Stored; nothing is reported on Linux.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject, @preconcurrency NSCopying {
  /// The source of the tap, 0...255.
  public let sourceIdentifier: UInt8
  /// The site whose URL is opened.
  public let destinationURL: URL?
  /// The URL to which a report would be sent. Always nil on Linux.
  open var reportEndpoint: URL? { nil }
  public let sourceDescription: String
  public let purchaser: String

  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    self.sourceIdentifier = sourceIdentifier
    self.destinationURL = destinationURL
    self.sourceDescription = sourceDescription
    self.purchaser = purchaser
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view over an advertisement that confirms taps on it (Apple: UIEventAttributionView). It does not take touches.
open class UIEventAttributionView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

extension UIApplication.LaunchOptionsKey {
  public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}
extension UIApplication.OpenURLOptionsKey {
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}
extension UIApplication.OpenExternalURLOptionsKey {
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}
extension UIScene.OpenURLOptions {
  /// Always nil on Linux.
  public var eventAttribution: UIEventAttribution? { nil }
}
