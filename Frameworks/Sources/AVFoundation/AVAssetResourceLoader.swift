import FoundationCompatibility

/// An object that asks its delegate for the data of a resource. Since nothing is played here, it never does (Apple: AVAssetResourceLoader).
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, the delegate must be set before the asset is used.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}

/// Apple: AVAssetResourceLoadingRequest.
open class AVAssetResourceLoadingRequest: NSObject {
  public let request: URLRequest
  open private(set) var isFinished = false
  open var isCancelled: Bool { false }
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  open var redirect: URLRequest?
  open var response: URLResponse?

  init(request: URLRequest) { self.request = request }
  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
  open var allowedContentTypes: [String]? { nil }
}
open class AVAssetResourceLoadingDataRequest: NSObject {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var requestsAllDataToEndOfResource: Bool { true }
  open var currentOffset: Int64 { 0 }
  open func respond(with data: Data) {}
}
