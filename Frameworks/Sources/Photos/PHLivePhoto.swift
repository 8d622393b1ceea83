public import Foundation
public import UIKit

/// A live photo. None can be created on Linux (Apple: PHLivePhoto).
open class PHLivePhoto: NSObject, NSItemProviderReading, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var size: CGSize { .zero }
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.featureUnsupported)])
    return PHLivePhotoRequestIDInvalid
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.featureUnsupported)
  }
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
