public import AVFoundation
import PlaceholderBox
public import UIKit

/// A controller of picture in picture, which is not supported (Apple: AVPictureInPictureController).
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  /// Always nil, since picture in picture is not supported.
  public init?(playerLayer: AVPlayerLayer) { nil }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
  open func invalidatePlaybackState() {}
}
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
/// A button that shows a box, since there are no routes (Apple: AVRoutePickerView).
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "AirPlay")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
