@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// Information about the current media item. Stored; has no effect on Linux (Apple: MPNowPlayingInfoCenter).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
}
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandEvent: NSObject {}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
open class MPMediaItemArtwork: NSObject {
  public let image: UIImage
  public init(image: UIImage) { self.image = image }
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { image = requestHandler(boundsSize) }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// A view that shows a box, since there is no volume control.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "MPVolumeView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
