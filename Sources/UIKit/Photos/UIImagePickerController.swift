/// Lets the user choose an image (Apple: UIImagePickerController). The files in the pictures folder serve as the photo library; there is no
/// camera.
open class UIImagePickerController: UINavigationController {
  /// Returns true for the photo library and the saved photos album, which are the same, and false for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The source. Default the photo library. For the camera a message is logged and no image is shown.
  open var sourceType = SourceType.photoLibrary {
    didSet { if sourceType == .camera { UIKitLog.refused("UIImagePickerController has no camera; ask isSourceTypeAvailable(_:) before") } }
  }
  /// Stored; has no effect on Linux. Only images are shown. Default `public.image`.
  open var mediaTypes = ["public.image"]
  /// Stored; has no effect on Linux. Images are used unchanged.
  open var allowsEditing = false
  /// Stored; has no effect on Linux.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Stored; has no effect on Linux. In seconds; default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored; has no effect on Linux.
  open var videoQuality = QualityType.typeMedium
  /// Stored; has no effect on Linux.
  open var videoExportPreset: String?

  // The properties of the camera are stored and have no effect on Linux.
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open func takePicture() {}
  /// - Returns: false.
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  /// The delegate. It is that of the navigation controller with a narrower type, which Swift does not allow in an override.
  @_nonoverride
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// A delegate that is set through a variable of the type `UINavigationController` may lack the second conformance.
  private var picker: (any UIImagePickerControllerDelegate)? { super.delegate as? any UIImagePickerControllerDelegate }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = PictureListController(sourceType == .camera ? [] : PictureFolder.pictures()) { [weak self] in self?.choose($0) }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([page], animated: false)
  }

  private func cancel() {
    guard let picker else { return dismiss(animated: true) }
    picker.imagePickerControllerDidCancel(self)
  }

  private func choose(_ file: URL) {
    guard let image = UIImage(contentsOfFile: file.path) else {
      return UIKitLog.refused("\(file.path) is not an image that can be read")
    }
    guard let picker else { return dismiss(animated: true) }
    picker.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.mediaType: "public.image", .originalImage: image, .imageURL: file])
  }
}
