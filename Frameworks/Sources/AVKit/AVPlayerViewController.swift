@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// A view controller that shows a box, since Linux cannot play media.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var contentOverlayView: UIView? { viewIfLoaded }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "AVPlayerViewController: nothing plays on Linux",
      done: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
  }
}
@MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}
