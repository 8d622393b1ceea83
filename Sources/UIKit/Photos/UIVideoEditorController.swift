/// Trims a video (Apple: UIVideoEditorController). Videos cannot be edited on Linux, as on a device without a camera: `canEditVideo(atPath:)` is
/// false, and a controller that is presented calls its delegate with an error.
open class UIVideoEditorController: UINavigationController {
  /// Whether a video can be edited. Always false.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// The delegate. It is that of the navigation controller with a narrower type, which Swift does not allow in an override.
  @_nonoverride
  open var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
    get { super.delegate as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
    set { super.delegate = newValue }
  }
  /// The file of the video.
  open var videoPath = ""
  /// The maximum length in seconds; 0 for none. Default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// Default low.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let delegate else { return }
    let error = NSError(
      domain: NSCocoaErrorDomain, code: NSFileReadUnknownError, userInfo: [NSFilePathErrorKey: videoPath])
    UIApplication.shared.afterCommit { delegate.videoEditorController(self, didFailWithError: error) }
  }
}

/// Receives the result of an edit (Apple: UIVideoEditorControllerDelegate).
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
