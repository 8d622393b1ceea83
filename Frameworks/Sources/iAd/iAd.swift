@_exported import UIKit

/// The old attribution, which fails (Apple: ADClient).
open class ADClient: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = ADClient()
  open class func shared() -> ADClient { only }
  open func requestAttributionDetails(_ completionHandler: @escaping @Sendable ([String: NSObject]?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, ADClientError(.trackingRestrictedOrDenied)) }
  }
  open func addClientToSegments(_ segmentIdentifiers: [String], replaceExisting: Bool) {}
}
/// Apple: ADClientError.
public struct ADClientError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, trackingRestrictedOrDenied, missingData, corruptResponse, requestClientError, requestServerError, requestNetworkError
    case unsupportedPlatform
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
/// An empty view: there are no advertisements (Apple: ADBannerView).
open class ADBannerView: UIView {
  open weak var delegate: (any ADBannerViewDelegate)?
  open var isBannerLoaded: Bool { false }
  open var isBannerViewActionInProgress: Bool { false }
  open var advertisingSection: String?
  open var adType: ADAdType { .banner }
  public convenience init(adType type: ADAdType) { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50)) }
  open func cancelBannerViewAction() {}
}
public enum ADAdType: Int, Sendable { case banner, mediumRectangle }
/// Apple: ADBannerViewDelegate.
@preconcurrency @MainActor
public protocol ADBannerViewDelegate: NSObjectProtocol {
  func bannerViewWillLoadAd(_ banner: ADBannerView!)
  func bannerViewDidLoadAd(_ banner: ADBannerView!)
  func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!)
  func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool
  func bannerViewActionDidFinish(_ banner: ADBannerView!)
}
extension ADBannerViewDelegate {
  public func bannerViewWillLoadAd(_ banner: ADBannerView!) {}
  public func bannerViewDidLoadAd(_ banner: ADBannerView!) {}
  public func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!) {}
  public func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool { true }
  public func bannerViewActionDidFinish(_ banner: ADBannerView!) {}
}
extension UIViewController {
  public var canDisplayBannerAds: Bool {
    get { false }
    set {}
  }
}
