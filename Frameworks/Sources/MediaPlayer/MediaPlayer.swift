@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// Keeps what it is told; no lock screen shows it (Apple: MPNowPlayingInfoCenter).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // As with Apple's class, threads that share an object take turns.
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
}
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // As with Apple's class, threads that share an object take turns.
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
  // Nothing in it changes; an open class cannot be checked for that.
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

/// A box: there is no volume to set.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "MPVolumeView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
