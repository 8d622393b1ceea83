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
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  open var unavailabilityReason: (any Error)? { nil }
  @preconcurrency @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// Apple: PHPhotosError.
public struct PHPhotosError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143, networkAccessRequired = 3164, networkError = 3169, identifierNotFound = 3201
    case multipleIdentifiersFound = 3202, changeNotSupported = 3300, operationInterrupted = 3301, invalidResource = 3302
    case missingResource = 3303, notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310
    case accessUserDenied = 3311, libraryInFileProviderSyncRoot = 5423, persistentChangeTokenExpired = 3105
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
  public convenience init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType])
  {
    self.init()
  }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  public let objectBeforeChanges: ObjectType
  init(objectBeforeChanges: ObjectType) { self.objectBeforeChanges = objectBeforeChanges }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
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
  open var playbackStyle: PlaybackStyle { .unsupported }
  open var sourceType: PHAssetSourceType { [] }
  open var location: CLLocation? { nil }
  open var isHidden: Bool { false }
  open var hasAdjustments: Bool { false }
  open var adjustmentFormatIdentifier: String? { nil }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  @discardableResult
  open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
  open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
  open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
  open class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
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
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
}
open class PHCollection: PHObject {
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
  open var localizedTitle: String? { nil }
}
open class PHCollectionList: PHCollection {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .any }
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var approximateLocation: CLLocation? { nil }
  open var localizedLocationNames: [String] { [] }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open var estimatedAssetCount: Int { 0 }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream = 100, albumCloudShared
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, any = 9_223_372_036_854_775_807
}
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces
  case any = 9_223_372_036_854_775_807
}
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { preconditionFailure("the fetch result is empty") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
