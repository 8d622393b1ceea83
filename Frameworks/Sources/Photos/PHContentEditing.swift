public import AVFoundation
public import CoreLocation
public import Foundation
public import UIKit

/// The description of an edit (Apple: PHAdjustmentData).
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}
public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}
/// A photo to edit. No request returns one (Apple: PHContentEditingInput).
open class PHContentEditingInput: NSObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}
/// The result of an edit, in a temporary file (Apple: PHContentEditingOutput).
open class PHContentEditingOutput: NSObject {
  open var adjustmentData: PHAdjustmentData?
  public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  public init(contentEditingInput: PHContentEditingInput) {}
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}
