import UIKit

/// Apple: AppStore. There is no store.
public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }

  /// - Throws: `StoreKitError.unsupported`.
  public static func sync() async throws { throw StoreKitError.unsupported }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
}
