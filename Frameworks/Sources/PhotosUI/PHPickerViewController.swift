@_exported import Photos
import PlaceholderBox
@_exported import UIKit

/// An empty picker with a button that finishes without results (Apple: PHPickerViewController).
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
  public let configuration: PHPickerConfiguration
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "PHPickerViewController: there are no photos on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      })
  }
}
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Hashable, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Hashable, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public enum Mode: Int, Hashable, Sendable { case `default`, compact }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(name: "style \(playbackStyle)")
  }
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { combined("any", subfilters) }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { combined("all", subfilters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { combined("not", [filter]) }
  private static func combined(_ name: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "\(name)(\(filters.map(\.name).joined(separator: ", ")))")
  }
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
/// A view that shows a box (Apple: PHLivePhotoView).
open class PHLivePhotoView: UIView {
  public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: "livephoto") ?? UIImage()
  }
  open var isMuted = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public let playbackGestureRecognizer = UIGestureRecognizer()
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  open func stopPlayback() {}
}
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
}

/// An extension that edits photos. It is never started on Linux (Apple: PHContentEditingController).
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  var shouldShowCancelConfirmation: Bool { get }
  func cancelContentEditing()
}
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}
