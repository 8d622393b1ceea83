@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// A view controller that shows a box, since Linux cannot play media (Apple: AVPlayerViewController).
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var allowsVideoFrameAnalysis = true
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var showsTimecodes = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var pixelBufferAttributes: [String: Any]?
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView? { viewIfLoaded }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "AVPlayerViewController: nothing plays on Linux",
      done: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
  }
}
/// Apple: AVPlaybackSpeed.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { "\(rate)×" }
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
  {
    true
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
