@_exported import FoundationCompatibility

/// The tracking authorization, which is denied (Apple: ATTrackingManager).
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completion(.denied) }
  }
}
