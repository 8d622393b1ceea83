public import CoreLocation
public import Foundation
public import UIKit

// Requests for changes. They are never executed, since access is denied. Where Apple's methods take an `NSFastEnumeration`, which Foundation
// on Linux lacks, these take any value.

open class PHChangeRequest: NSObject {
  public required override init() { super.init() }
}
open class PHObjectPlaceholder: PHObject {}
open class PHAssetChangeRequest: PHChangeRequest {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  /// Always nil: nothing can be saved, since access is denied.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: Any) {}
  public convenience init(for asset: PHAsset) { self.init() }
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var contentEditingOutput: PHContentEditingOutput?
  open func revertAssetContentToOriginal() {}
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { self.init() }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
  case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19
}
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var originalFilename: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}
public typealias PHAssetResourceDataRequestID = Int32
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let shared = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { shared }
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.accessUserDenied))
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.accessUserDenied)) }
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  @discardableResult
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = self.init()
    request.title = title
    return request
  }
  open class func deleteAssetCollections(_ assetCollections: Any) {}
  /// Always nil, since there are no albums.
  public convenience init?(for assetCollection: PHAssetCollection) { nil }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { nil }
  open func addAssets(_ assets: Any) {}
  open func insertAssets(_ assets: Any, at indexes: IndexSet) {}
  open func removeAssets(_ assets: Any) {}
  open func removeAssets(at indexes: IndexSet) {}
}
open class PHCollectionListChangeRequest: PHChangeRequest {
  open var title = ""
  open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }
  @discardableResult
  open class func creationRequestForCollectionList(withTitle title: String) -> Self { self.init() }
  public convenience init?(for collectionList: PHCollectionList) { nil }
  open func addChildCollections(_ collections: Any) {}
}
