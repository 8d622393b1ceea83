/// Trims a video (Apple: UIVideoEditorController). Videos cannot be edited on Linux, as on a device without a camera: `canEditVideo(atPath:)` is
/// false, and a controller that is shown all the same tells its delegate of an error.
open class UIVideoEditorController: UINavigationController {
  private weak var editorDelegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?

  /// Whether a video can be edited. Always false.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open override weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { editorDelegate = delegate as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
  }
  /// The file of the video.
  open var videoPath = ""
  /// The maximum length in seconds; 0 for none. Default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// Default low.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let editorDelegate else { return }
    let error = NSError(
      domain: NSCocoaErrorDomain, code: NSFileReadUnknownError, userInfo: [NSFilePathErrorKey: videoPath])
    UIApplication.shared.afterCommit { editorDelegate.videoEditorController(self, didFailWithError: error) }
  }
}

/// Is told of the end of an edit (Apple: UIVideoEditorControllerDelegate).
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
