@_exported import AVFoundation
@_exported import CoreLocation
@_exported import FoundationCompatibility
@_exported import UIKit

/// A library without photos: access is denied, and every fetch is empty (Apple: PHPhotoLibrary).
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false, CocoaError(.fileReadNoPermission)) }
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw CocoaError(.fileReadNoPermission) }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject {
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
}
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
}
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209, smartAlbumSelfPortraits, smartAlbumScreenshots, any = 999_999
}
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { preconditionFailure("the fetch result is empty") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
}
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}
open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  /// Always nil: nothing can be saved, since access is denied.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  public required override init() { super.init() }
}
