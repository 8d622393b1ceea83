@_exported import Photos
import PlaceholderBox
@_exported import UIKit

/// An empty picker with a button that finishes without results (Apple: PHPickerViewController).
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
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
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerConfiguration {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerFilter: Equatable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
/// A view that shows a box (Apple: PHLivePhotoView).
open class PHLivePhotoView: UIView {
  public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public let playbackGestureRecognizer = UIGestureRecognizer()
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  open func stopPlayback() {}
}
@MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
}
