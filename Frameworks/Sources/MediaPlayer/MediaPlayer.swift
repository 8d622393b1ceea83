@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// Information about the current media item. Stored; has no effect on Linux (Apple: MPNowPlayingInfoCenter).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// A command of a remote control, which is never received (Apple: MPRemoteCommand).
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var preferredIntervals: [NSNumber] = []
}
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var supportedPlaybackRates: [NSNumber] = []
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
}
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var currentShuffleType = MPShuffleType.off
}
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var currentRepeatType = MPRepeatType.off
}
public enum MPShuffleType: Int, Sendable { case off, items, collections }
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPChangeLanguageOptionSetting: Int, Sendable { case none, nowPlayingItemOnly, permanent }
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  open var rating: Float { 0 }
}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  open var isNegative: Bool { false }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 0 }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
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
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
}
open class MPMediaItemArtwork: NSObject {
  private let requestHandler: (CGSize) -> UIImage
  public let bounds: CGRect
  public init(image: UIImage) {
    requestHandler = { _ in image }
    bounds = CGRect(origin: .zero, size: image.size)
  }
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    self.requestHandler = requestHandler
    bounds = CGRect(origin: .zero, size: boundsSize)
  }
  open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyCollectionIdentifier = "MPNowPlayingInfoPropertyCollectionIdentifier"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"

/// A view that shows a box, since there is no volume control (Apple: MPVolumeView).
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open var volumeWarningSliderImage: UIImage?
  open var areWirelessRoutesAvailable: Bool { false }
  open var isWirelessRouteActive: Bool { false }
  private var images: [String: UIImage] = [:]
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "MPVolumeView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private func set(_ image: UIImage?, _ kind: String, _ state: UIControl.State) { images["\(kind)\(state.rawValue)"] = image }
  private func image(_ kind: String, _ state: UIControl.State) -> UIImage? { images["\(kind)\(state.rawValue)"] }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { set(image, "MinimumVolumeSlider", state) }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image("MinimumVolumeSlider", state) }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { set(image, "MaximumVolumeSlider", state) }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image("MaximumVolumeSlider", state) }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, "VolumeThumb", state) }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { image("VolumeThumb", state) }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { set(image, "RouteButton", state) }
  open func routeButtonImage(for state: UIControl.State) -> UIImage? { image("RouteButton", state) }
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
    CGRect(x: rect.minX + CGFloat(value) * max(0, rect.width - rect.height), y: rect.minY, width: rect.height, height: rect.height)
  }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
