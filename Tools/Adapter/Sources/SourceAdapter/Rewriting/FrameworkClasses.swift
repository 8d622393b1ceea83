/// The classes of UIKit and related frameworks with their superclasses. They distinguish classes from protocols in `T: UIView`.
enum FrameworkClasses {
  static func contains(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  /// Whether a class is another one or one of its subclasses.
  static func isClass(_ name: String, below other: String) -> Bool {
    var next: String? = name
    while let name = next, name != other { next = superclasses[name] }
    return next != nil
  }

  static func superclass(of name: String) -> String? { superclasses[name] }

  private static let superclasses: [String: String] = table.split(separator: "\n").reduce(into: [:]) { result, line in
    let names = line.split(separator: " ")
    for name in names.dropFirst() { result[String(name)] = String(names[0].dropLast()) }
  }

  /// Each line: a class and its direct subclasses.
  private static let table = """
    ARAnchor: ARFaceAnchor ARImageAnchor ARObjectAnchor ARPlaneAnchor
    ARConfiguration: ARFaceTrackingConfiguration ARImageTrackingConfiguration ARWorldTrackingConfiguration
    AVAsset: AVURLAsset
    AVCaptureInput: AVCaptureDeviceInput
    AVCaptureOutput: AVCaptureMetadataOutput AVCapturePhotoOutput AVCaptureVideoDataOutput
    AVMetadataObject: AVMetadataMachineReadableCodeObject
    AVPlayer: AVQueuePlayer
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer
    CALayer: CATextLayer CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    Formatter: ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter EnergyFormatter ISO8601DateFormatter
    Formatter: LengthFormatter MassFormatter MeasurementFormatter NumberFormatter PersonNameComponentsFormatter
    MKAnnotationView: MKMarkerAnnotationView MKPinAnnotationView
    MKMultiPoint: MKPolygon MKPolyline
    MKOverlayPathRenderer: MKCircleRenderer MKPolygonRenderer MKPolylineRenderer
    MKOverlayRenderer: MKOverlayPathRenderer
    MKShape: MKCircle MKMultiPoint MKPointAnnotation
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSObject: ARAnchor ARConfiguration ARFrame ARSession GCController HKHealthStore HKObjectType HMHomeManager MLModel NFCReaderSession
    NSObject: PKToolPicker RPScreenRecorder
    NSObject: AVAsset AVAssetImageGenerator AVAssetTrack AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureConnection AVCaptureDevice
    NSObject: AVCaptureInput AVCaptureOutput AVCapturePhoto AVCapturePhotoSettings AVCaptureSession AVMetadataObject AVPlayer AVPlayerItem
    NSObject: AVPlayerLooper AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance CAAnimation CADisplayLink CAEmitterCell CALayer
    NSObject: CAMediaTimingFunction CATransaction CAValueFunction Formatter MKMapCamera MKMapItem MKMapSnapshotter MKOverlayRenderer
    NSObject: MKPointOfInterestFilter MKShape MKUserLocation NSDataAsset NSItemProvider NSLayoutAnchor NSLayoutConstraint NSLayoutManager
    NSObject: NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextAttachmentViewProvider NSTextContainer
    NSObject: NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextRange NSTextSelection
    NSObject: NSTextSelectionNavigation NSTextStorage NSTextTab NSTextViewportLayoutController NSUserActivity
    NSObject: Operation PDFDocument PDFPage UIAccessibilityCustomAction UIActivity UIActivityItemsConfiguration UIAlertAction
    NSObject: UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemStateAppearance
    NSObject: UIBarButtonItemGroup UIBarItem UIBezierPath UICollectionViewLayout UICollectionViewLayoutAttributes
    NSObject: UICollectionViewLayoutInvalidationContext UIDocumentProperties
    NSObject: UICollectionViewPlaceholder UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration
    NSObject: UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDocument UIDocumentInteractionController
    NSObject: UIBandSelectionInteraction UIDocumentBrowserAction UIDocumentBrowserTransitionController
    NSObject: UIPointerAccessory UIPrinterDestination
    NSObject: UIPrinterPickerController UITabSidebarItem
    UINavigationController: UIVideoEditorController
    UIPrintFormatter: UIMarkupTextPrintFormatter
    UIView: UIEventAttributionView UIPopoverBackgroundView
    UIViewController: UIDocumentBrowserViewController UIDocumentViewController
    NSObject: UIDragInteraction UIDragItem UIDragPreview UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior
    NSObject: UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFindInteraction UIFindSession
    NSObject: UIFocusAnimationCoordinator UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
    NSObject: UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIKey UILayoutGuide UILexicon UILexiconEntry
    NSObject: UILocalNotification UIMenuController UIMenuElement UIMenuItem UIMotionEffect UINavigationItem UINib UIOpenURLContext
    NSObject: UIPasteConfiguration UIPasteboard UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerLockState
    NSObject: UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress UIPreviewInteraction
    NSObject: UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer
    NSObject: UIPrintPaper UIPrinter UIRegion UIResponder UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
    NSObject: UISceneSizeRestrictions UIScreen UIScreenshotService UISearchSuggestionItem UISearchToken
    NSObject: UISpringTimingParameters UIStatusBarManager UIStoryboard
    NSObject: UIStoryboardSegue UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
    NSObject: UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker UITextInputMode
    NSObject: UITextDragPreviewRenderer UITextFormattingCoordinator UITextItem
    NSObject: UIDictationPhrase UITextCursorDropPositionAnimator UITextInputContext UITextInteraction UITextLoupeSession
    NSObject: UITextInputPasswordRules UITextInputStringTokenizer UITextPlaceholder UITextPosition UITextRange UITextSearchOptions
    NSObject: UITextSelectionDisplayInteraction UITextSelectionRect
    NSObject: UITouch UITraitCollection UIUserNotificationCategory UIUserNotificationSettings UIViewPropertyAnimator UIVisualEffect
    NSObject: WKBackForwardList WKBackForwardListItem WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse
    NSObject: WKPreferences WKProcessPool WKScriptMessage WKSnapshotConfiguration WKUserContentController WKUserScript
    NSObject: WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    NSParagraphStyle: NSMutableParagraphStyle
    NSTextContentManager: NSTextContentStorage
    NSTextElement: NSTextParagraph
    NSTextParagraph: NSTextListElement
    Operation: BlockOperation UIActivityItemProvider
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewLayout: UICollectionViewFlowLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UICommand: UIKeyCommand
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISegmentedControl UISlider UIStepper
    UIControl: UISwitch UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior
    UIDynamicBehavior: UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFindSession: UITextSearchingFindSession
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UILayoutGuide: UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIPrintFormatter: UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
    UIScrollView: PKCanvasView UICollectionView UITableView UITextView
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    SCNView: ARSCNView
    SKView: ARSKView
    UIView: ARCoachingOverlayView ARView SCNView SKView
    UIView: MKAnnotationView MKMapView MTKView PDFView UIActionSheet UIActivityIndicatorView UIAlertView UICollectionReusableView
    UIView: UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView
    UIView: UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIView: UIStandardTextCursorView UIVisualEffectView UIWindow WKWebView
    UIViewController: AVPlayerViewController UIActivityViewController UIAlertController UICloudSharingController
    UIViewController: UICollectionViewController UIColorPickerViewController UIDocumentPickerViewController UIFontPickerViewController
    UIViewController: UIInputViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
    UIViewController: UISearchContainerViewController UISearchController UISplitViewController UITabBarController UITableViewController
    UIViewController: UITextFormattingViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """
}
