public import Foundation
import PlaceholderBox
public import UIKit

public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

public protocol MPMediaPlayback {
  var isPreparedToPlay: Bool { get }
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func prepareToPlay()
  func play()
  func pause()
  func stop()
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}

/// A player that plays nothing (Apple: MPMusicPlayerController).
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  // Unchecked: as with Apple's class, it must be used on the main thread.
  private static let application = MPMusicPlayerController()
  private static let queue = MPMusicPlayerApplicationController()
  private static let system = MPMusicPlayerController()
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queue }
  open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var volume: Float = 1
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var isPreparedToPlay: Bool { false }
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(MPError(.permissionDenied)) }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
public protocol MPSystemMusicPlayerController {
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}
extension MPMusicPlayerController: MPSystemMusicPlayerController {
  public func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
}
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
  // Unchecked: as with Apple's class, it must be used on the main thread.
  open func perform(
    queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let queue = MPMusicPlayerControllerMutableQueue()
    queueTransaction(queue)
    completionHandler(queue, nil)
  }
}
open class MPMusicPlayerControllerQueue: NSObject {
  open var items: [MPMediaItem] { [] }
}
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {}
  open func remove(_ item: MPMediaItem) {}
}
open class MPMusicPlayerQueueDescriptor: NSObject {}
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public let query: MPMediaQuery
  public let itemCollection: MPMediaItemCollection
  open var startItem: MPMediaItem?
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
  }
  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
  }
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  open var storeIDs: [String]?
  open var startItemID: String?
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
extension NSNotification.Name {
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
}

/// An empty picker with a button to cancel (Apple: MPMediaPickerController).
open class MPMediaPickerController: UIViewController {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(mediaTypes: .any) }
  public required init?(coder: NSCoder) { nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, prompt ?? "MPMediaPickerController: there is no media library on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      })
  }
}
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
