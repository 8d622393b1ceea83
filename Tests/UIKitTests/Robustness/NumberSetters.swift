// swift-format-ignore-file
// Written by Tools/Fuzz/number-setters. Do not edit.
import UIKit

/// All public setters of UIKit and QuartzCore that take numbers, with the number `n` in each place.
@MainActor enum NumberSetters {
  typealias Target = (object: AnyObject, setters: [(name: String, set: () -> Void)])

  /// Returns for each class a function that creates an object with its setters.
  static func all(_ n: CGFloat) -> [(name: String, make: () -> Target)] {
    [
      ("CAAnimation", { ofCAAnimation(n) }),
      ("CAEmitterCell", { ofCAEmitterCell(n) }),
      ("CAEmitterLayer", { ofCAEmitterLayer(n) }),
      ("CAGradientLayer", { ofCAGradientLayer(n) }),
      ("CAKeyframeAnimation", { ofCAKeyframeAnimation(n) }),
      ("CALayer", { ofCALayer(n) }),
      ("CAReplicatorLayer", { ofCAReplicatorLayer(n) }),
      ("CAShapeLayer", { ofCAShapeLayer(n) }),
      ("CASpringAnimation", { ofCASpringAnimation(n) }),
      ("CATextLayer", { ofCATextLayer(n) }),
      ("CATiledLayer", { ofCATiledLayer(n) }),
      ("CATransition", { ofCATransition(n) }),
      ("NSCollectionLayoutItem", { ofNSCollectionLayoutItem(n) }),
      ("NSCollectionLayoutSection", { ofNSCollectionLayoutSection(n) }),
      ("NSLayoutConstraint", { ofNSLayoutConstraint(n) }),
      ("NSLayoutManager", { ofNSLayoutManager(n) }),
      ("NSShadow", { ofNSShadow(n) }),
      ("NSStringDrawingContext", { ofNSStringDrawingContext(n) }),
      ("NSTextAttachment", { ofNSTextAttachment(n) }),
      ("NSTextContainer", { ofNSTextContainer(n) }),
      ("NSTextSelection", { ofNSTextSelection(n) }),
      ("UIAccessibilityElement", { ofUIAccessibilityElement(n) }),
      ("UIAttachmentBehavior", { ofUIAttachmentBehavior(n) }),
      ("UIBarButtonItem", { ofUIBarButtonItem(n) }),
      ("UIBarButtonItemStateAppearance", { ofUIBarButtonItemStateAppearance(n) }),
      ("UIBarItem", { ofUIBarItem(n) }),
      ("UIBezierPath", { ofUIBezierPath(n) }),
      ("UIButton", { ofUIButton(n) }),
      ("UICollectionViewCompositionalLayoutConfiguration", { ofUICollectionViewCompositionalLayoutConfiguration(n) }),
      ("UICollectionViewFlowLayout", { ofUICollectionViewFlowLayout(n) }),
      ("UICollectionViewLayoutAttributes", { ofUICollectionViewLayoutAttributes(n) }),
      ("UICollectionViewLayoutInvalidationContext", { ofUICollectionViewLayoutInvalidationContext(n) }),
      ("UICollectionViewListCell", { ofUICollectionViewListCell(n) }),
      ("UICollectionViewTransitionLayout", { ofUICollectionViewTransitionLayout(n) }),
      ("UICollisionBehavior", { ofUICollisionBehavior(n) }),
      ("UIDatePicker", { ofUIDatePicker(n) }),
      ("UIDocumentBrowserViewController", { ofUIDocumentBrowserViewController(n) }),
      ("UIDynamicItemBehavior", { ofUIDynamicItemBehavior(n) }),
      ("UIDynamicItemGroup", { ofUIDynamicItemGroup(n) }),
      ("UIFieldBehavior", { ofUIFieldBehavior(n) }),
      ("UIGlassContainerEffect", { ofUIGlassContainerEffect(n) }),
      ("UIGraphicsImageRendererFormat", { ofUIGraphicsImageRendererFormat(n) }),
      ("UIGravityBehavior", { ofUIGravityBehavior(n) }),
      ("UIImagePickerController", { ofUIImagePickerController(n) }),
      ("UIImageView", { ofUIImageView(n) }),
      ("UIKeyboardLayoutGuide", { ofUIKeyboardLayoutGuide(n) }),
      ("UILabel", { ofUILabel(n) }),
      ("UILongPressGestureRecognizer", { ofUILongPressGestureRecognizer(n) }),
      ("UINavigationBarAppearance", { ofUINavigationBarAppearance(n) }),
      ("UIPageControlProgress", { ofUIPageControlProgress(n) }),
      ("UIPageControlTimerProgress", { ofUIPageControlTimerProgress(n) }),
      ("UIPercentDrivenInteractiveTransition", { ofUIPercentDrivenInteractiveTransition(n) }),
      ("UIPinchGestureRecognizer", { ofUIPinchGestureRecognizer(n) }),
      ("UIPopoverBackgroundView", { ofUIPopoverBackgroundView(n) }),
      ("UIPopoverController", { ofUIPopoverController(n) }),
      ("UIPopoverPresentationController", { ofUIPopoverPresentationController(n) }),
      ("UIPrintFormatter", { ofUIPrintFormatter(n) }),
      ("UIPrintPageRenderer", { ofUIPrintPageRenderer(n) }),
      ("UIProgressView", { ofUIProgressView(n) }),
      ("UIPushBehavior", { ofUIPushBehavior(n) }),
      ("UIResponder", { ofUIResponder(n) }),
      ("UIRotationGestureRecognizer", { ofUIRotationGestureRecognizer(n) }),
      ("UIScrollView", { ofUIScrollView(n) }),
      ("UISearchBar", { ofUISearchBar(n) }),
      ("UISlider", { ofUISlider(n) }),
      ("UISnapBehavior", { ofUISnapBehavior(n) }),
      ("UISplitViewController", { ofUISplitViewController(n) }),
      ("UIStackView", { ofUIStackView(n) }),
      ("UIStepper", { ofUIStepper(n) }),
      ("UITabBar", { ofUITabBar(n) }),
      ("UITabBarAppearance", { ofUITabBarAppearance(n) }),
      ("UITabBarItem", { ofUITabBarItem(n) }),
      ("UITabBarItemStateAppearance", { ofUITabBarItemStateAppearance(n) }),
      ("UITableView", { ofUITableView(n) }),
      ("UITableViewCell", { ofUITableViewCell(n) }),
      ("UITextField", { ofUITextField(n) }),
      ("UITextView", { ofUITextView(n) }),
      ("UIVideoEditorController", { ofUIVideoEditorController(n) }),
      ("UIView", { ofUIView(n) }),
      ("UIViewController", { ofUIViewController(n) }),
      ("UIViewPropertyAnimator", { ofUIViewPropertyAnimator(n) }),
    ]
  }

  private static func ofCAAnimation(_ n: CGFloat) -> Target { let object = CAAnimation(); return (object, [("beginTime", { object.beginTime = Double(n) }), ("duration", { object.duration = Double(n) }), ("repeatCount", { object.repeatCount = Float(n) }), ("repeatDuration", { object.repeatDuration = Double(n) }), ("speed", { object.speed = Float(n) }), ("timeOffset", { object.timeOffset = Double(n) })]) }
  private static func ofCAEmitterCell(_ n: CGFloat) -> Target { let object = CAEmitterCell(); return (object, [("alphaRange", { object.alphaRange = Float(n) }), ("alphaSpeed", { object.alphaSpeed = Float(n) }), ("beginTime", { object.beginTime = Double(n) }), ("birthRate", { object.birthRate = Float(n) }), ("blueRange", { object.blueRange = Float(n) }), ("blueSpeed", { object.blueSpeed = Float(n) }), ("contentsRect", { object.contentsRect = CGRect(x: n, y: n, width: n, height: n) }), ("contentsScale", { object.contentsScale = n }), ("duration", { object.duration = Double(n) }), ("emissionLatitude", { object.emissionLatitude = n }), ("emissionLongitude", { object.emissionLongitude = n }), ("emissionRange", { object.emissionRange = n }), ("greenRange", { object.greenRange = Float(n) }), ("greenSpeed", { object.greenSpeed = Float(n) }), ("lifetime", { object.lifetime = Float(n) }), ("lifetimeRange", { object.lifetimeRange = Float(n) }), ("minificationFilterBias", { object.minificationFilterBias = Float(n) }), ("redRange", { object.redRange = Float(n) }), ("redSpeed", { object.redSpeed = Float(n) }), ("repeatCount", { object.repeatCount = Float(n) }), ("repeatDuration", { object.repeatDuration = Double(n) }), ("scale", { object.scale = n }), ("scaleRange", { object.scaleRange = n }), ("scaleSpeed", { object.scaleSpeed = n }), ("speed", { object.speed = Float(n) }), ("spin", { object.spin = n }), ("spinRange", { object.spinRange = n }), ("timeOffset", { object.timeOffset = Double(n) }), ("velocity", { object.velocity = n }), ("velocityRange", { object.velocityRange = n }), ("xAcceleration", { object.xAcceleration = n }), ("yAcceleration", { object.yAcceleration = n }), ("zAcceleration", { object.zAcceleration = n })]) }
  private static func ofCAEmitterLayer(_ n: CGFloat) -> Target { let object = CAEmitterLayer(); return (object, [("birthRate", { object.birthRate = Float(n) }), ("emitterDepth", { object.emitterDepth = n }), ("emitterPosition", { object.emitterPosition = CGPoint(x: n, y: n) }), ("emitterSize", { object.emitterSize = CGSize(width: n, height: n) }), ("emitterZPosition", { object.emitterZPosition = n }), ("lifetime", { object.lifetime = Float(n) }), ("scale", { object.scale = Float(n) }), ("spin", { object.spin = Float(n) }), ("velocity", { object.velocity = Float(n) })]) }
  private static func ofCAGradientLayer(_ n: CGFloat) -> Target { let object = CAGradientLayer(); return (object, [("endPoint", { object.endPoint = CGPoint(x: n, y: n) }), ("locations", { object.locations = [NSNumber(value: Double(n))] }), ("startPoint", { object.startPoint = CGPoint(x: n, y: n) })]) }
  private static func ofCAKeyframeAnimation(_ n: CGFloat) -> Target { let object = CAKeyframeAnimation(); return (object, [("biasValues", { object.biasValues = [NSNumber(value: Double(n))] }), ("continuityValues", { object.continuityValues = [NSNumber(value: Double(n))] }), ("keyTimes", { object.keyTimes = [NSNumber(value: Double(n))] }), ("tensionValues", { object.tensionValues = [NSNumber(value: Double(n))] })]) }
  private static func ofCALayer(_ n: CGFloat) -> Target { let object = CALayer(); return (object, [("anchorPoint", { object.anchorPoint = CGPoint(x: n, y: n) }), ("anchorPointZ", { object.anchorPointZ = n }), ("beginTime", { object.beginTime = Double(n) }), ("borderWidth", { object.borderWidth = n }), ("bounds", { object.bounds = CGRect(x: n, y: n, width: n, height: n) }), ("contentsCenter", { object.contentsCenter = CGRect(x: n, y: n, width: n, height: n) }), ("contentsRect", { object.contentsRect = CGRect(x: n, y: n, width: n, height: n) }), ("contentsScale", { object.contentsScale = n }), ("cornerRadius", { object.cornerRadius = n }), ("duration", { object.duration = Double(n) }), ("frame", { object.frame = CGRect(x: n, y: n, width: n, height: n) }), ("minificationFilterBias", { object.minificationFilterBias = Float(n) }), ("opacity", { object.opacity = Float(n) }), ("position", { object.position = CGPoint(x: n, y: n) }), ("rasterizationScale", { object.rasterizationScale = n }), ("repeatCount", { object.repeatCount = Float(n) }), ("repeatDuration", { object.repeatDuration = Double(n) }), ("setAffineTransform", { object.setAffineTransform(CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)) }), ("setNeedsDisplay", { object.setNeedsDisplay(CGRect(x: n, y: n, width: n, height: n)) }), ("shadowOffset", { object.shadowOffset = CGSize(width: n, height: n) }), ("shadowOpacity", { object.shadowOpacity = Float(n) }), ("shadowRadius", { object.shadowRadius = n }), ("speed", { object.speed = Float(n) }), ("sublayerTransform", { object.sublayerTransform = CATransform3DMakeTranslation(n, n, n) }), ("timeOffset", { object.timeOffset = Double(n) }), ("transform", { object.transform = CATransform3DMakeTranslation(n, n, n) }), ("zPosition", { object.zPosition = n })]) }
  private static func ofCAReplicatorLayer(_ n: CGFloat) -> Target { let object = CAReplicatorLayer(); return (object, [("instanceAlphaOffset", { object.instanceAlphaOffset = Float(n) }), ("instanceBlueOffset", { object.instanceBlueOffset = Float(n) }), ("instanceDelay", { object.instanceDelay = Double(n) }), ("instanceGreenOffset", { object.instanceGreenOffset = Float(n) }), ("instanceRedOffset", { object.instanceRedOffset = Float(n) }), ("instanceTransform", { object.instanceTransform = CATransform3DMakeTranslation(n, n, n) })]) }
  private static func ofCAShapeLayer(_ n: CGFloat) -> Target { let object = CAShapeLayer(); return (object, [("lineDashPattern", { object.lineDashPattern = [NSNumber(value: Double(n))] }), ("lineDashPhase", { object.lineDashPhase = n }), ("lineWidth", { object.lineWidth = n }), ("miterLimit", { object.miterLimit = n }), ("strokeEnd", { object.strokeEnd = n }), ("strokeStart", { object.strokeStart = n })]) }
  private static func ofCASpringAnimation(_ n: CGFloat) -> Target { let object = CASpringAnimation(); return (object, [("damping", { object.damping = n }), ("initialVelocity", { object.initialVelocity = n }), ("mass", { object.mass = n }), ("stiffness", { object.stiffness = n })]) }
  private static func ofCATextLayer(_ n: CGFloat) -> Target { let object = CATextLayer(); return (object, [("fontSize", { object.fontSize = n })]) }
  private static func ofCATiledLayer(_ n: CGFloat) -> Target { let object = CATiledLayer(); return (object, [("tileSize", { object.tileSize = CGSize(width: n, height: n) })]) }
  private static func ofCATransition(_ n: CGFloat) -> Target { let object = CATransition(); return (object, [("endProgress", { object.endProgress = Float(n) }), ("startProgress", { object.startProgress = Float(n) })]) }
  private static func ofNSCollectionLayoutItem(_ n: CGFloat) -> Target { let object = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))); return (object, [("contentInsets", { object.contentInsets = NSDirectionalEdgeInsets(top: n, leading: n, bottom: n, trailing: n) })]) }
  private static func ofNSCollectionLayoutSection(_ n: CGFloat) -> Target { let object = NSCollectionLayoutSection(group: .horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9)), subitems: [])); return (object, [("contentInsets", { object.contentInsets = NSDirectionalEdgeInsets(top: n, leading: n, bottom: n, trailing: n) }), ("interGroupSpacing", { object.interGroupSpacing = n })]) }
  private static func ofNSLayoutConstraint(_ n: CGFloat) -> Target { let object = UIView().widthAnchor.constraint(equalToConstant: 1); return (object, [("constant", { object.constant = n }), ("priority", { object.priority = UILayoutPriority(Float(n)) })]) }
  private static func ofNSLayoutManager(_ n: CGFloat) -> Target { let object = NSLayoutManager(); return (object, [("hyphenationFactor", { object.hyphenationFactor = n })]) }
  private static func ofNSShadow(_ n: CGFloat) -> Target { let object = NSShadow(); return (object, [("shadowBlurRadius", { object.shadowBlurRadius = n }), ("shadowOffset", { object.shadowOffset = CGSize(width: n, height: n) })]) }
  private static func ofNSStringDrawingContext(_ n: CGFloat) -> Target { let object = NSStringDrawingContext(); return (object, [("minimumScaleFactor", { object.minimumScaleFactor = n }), ("minimumTrackingAdjustment", { object.minimumTrackingAdjustment = n })]) }
  private static func ofNSTextAttachment(_ n: CGFloat) -> Target { let object = NSTextAttachment(); return (object, [("bounds", { object.bounds = CGRect(x: n, y: n, width: n, height: n) }), ("lineLayoutPadding", { object.lineLayoutPadding = n })]) }
  private static func ofNSTextContainer(_ n: CGFloat) -> Target { let object = NSTextContainer(); return (object, [("lineFragmentPadding", { object.lineFragmentPadding = n }), ("size", { object.size = CGSize(width: n, height: n) })]) }
  private static func ofNSTextSelection(_ n: CGFloat) -> Target { let object = NSTextSelection([], affinity: .downstream, granularity: .character); return (object, [("anchorPositionOffset", { object.anchorPositionOffset = n })]) }
  private static func ofUIAccessibilityElement(_ n: CGFloat) -> Target { let object = UIAccessibilityElement(); return (object, [("accessibilityFrameInContainerSpace", { object.accessibilityFrameInContainerSpace = CGRect(x: n, y: n, width: n, height: n) })]) }
  private static func ofUIAttachmentBehavior(_ n: CGFloat) -> Target { let object = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero); return (object, [("anchorPoint", { object.anchorPoint = CGPoint(x: n, y: n) }), ("damping", { object.damping = n }), ("frequency", { object.frequency = n }), ("frictionTorque", { object.frictionTorque = n }), ("length", { object.length = n })]) }
  private static func ofUIBarButtonItem(_ n: CGFloat) -> Target { let object = UIBarButtonItem(); return (object, [("width", { object.width = n })]) }
  private static func ofUIBarButtonItemStateAppearance(_ n: CGFloat) -> Target { let object = UIBarButtonItemStateAppearance(); return (object, [("backgroundImagePositionAdjustment", { object.backgroundImagePositionAdjustment = UIOffset(horizontal: n, vertical: n) }), ("titlePositionAdjustment", { object.titlePositionAdjustment = UIOffset(horizontal: n, vertical: n) })]) }
  private static func ofUIBarItem(_ n: CGFloat) -> Target { let object = UIBarItem(); return (object, [("imageInsets", { object.imageInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("landscapeImagePhoneInsets", { object.landscapeImagePhoneInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("largeContentSizeImageInsets", { object.largeContentSizeImageInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUIBezierPath(_ n: CGFloat) -> Target { let object = UIBezierPath(); return (object, [("flatness", { object.flatness = n }), ("lineWidth", { object.lineWidth = n }), ("miterLimit", { object.miterLimit = n })]) }
  private static func ofUIButton(_ n: CGFloat) -> Target { let object = UIButton(); return (object, [("contentEdgeInsets", { object.contentEdgeInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("imageEdgeInsets", { object.imageEdgeInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("titleEdgeInsets", { object.titleEdgeInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUICollectionViewCompositionalLayoutConfiguration(_ n: CGFloat) -> Target { let object = UICollectionViewCompositionalLayoutConfiguration(); return (object, [("interSectionSpacing", { object.interSectionSpacing = n })]) }
  private static func ofUICollectionViewFlowLayout(_ n: CGFloat) -> Target { let object = UICollectionViewFlowLayout(); return (object, [("estimatedItemSize", { object.estimatedItemSize = CGSize(width: n, height: n) }), ("footerReferenceSize", { object.footerReferenceSize = CGSize(width: n, height: n) }), ("headerReferenceSize", { object.headerReferenceSize = CGSize(width: n, height: n) }), ("itemSize", { object.itemSize = CGSize(width: n, height: n) }), ("minimumInteritemSpacing", { object.minimumInteritemSpacing = n }), ("minimumLineSpacing", { object.minimumLineSpacing = n }), ("sectionInset", { object.sectionInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUICollectionViewLayoutAttributes(_ n: CGFloat) -> Target { let object = UICollectionViewLayoutAttributes(); return (object, [("alpha", { object.alpha = n }), ("bounds", { object.bounds = CGRect(x: n, y: n, width: n, height: n) }), ("center", { object.center = CGPoint(x: n, y: n) }), ("frame", { object.frame = CGRect(x: n, y: n, width: n, height: n) }), ("size", { object.size = CGSize(width: n, height: n) }), ("transform", { object.transform = CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n) })]) }
  private static func ofUICollectionViewLayoutInvalidationContext(_ n: CGFloat) -> Target { let object = UICollectionViewLayoutInvalidationContext(); return (object, [("contentOffsetAdjustment", { object.contentOffsetAdjustment = CGPoint(x: n, y: n) }), ("contentSizeAdjustment", { object.contentSizeAdjustment = CGSize(width: n, height: n) })]) }
  private static func ofUICollectionViewListCell(_ n: CGFloat) -> Target { let object = UICollectionViewListCell(); return (object, [("indentationWidth", { object.indentationWidth = n })]) }
  private static func ofUICollectionViewTransitionLayout(_ n: CGFloat) -> Target { let object = UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout()); return (object, [("transitionProgress", { object.transitionProgress = n })]) }
  private static func ofUICollisionBehavior(_ n: CGFloat) -> Target { let object = UICollisionBehavior(); return (object, [("setTranslatesReferenceBoundsIntoBoundary", { object.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: n, left: n, bottom: n, right: n)) })]) }
  private static func ofUIDatePicker(_ n: CGFloat) -> Target { let object = UIDatePicker(); return (object, [("countDownDuration", { object.countDownDuration = Double(n) })]) }
  private static func ofUIDocumentBrowserViewController(_ n: CGFloat) -> Target { let object = UIDocumentBrowserViewController(); return (object, [("defaultDocumentAspectRatio", { object.defaultDocumentAspectRatio = n })]) }
  private static func ofUIDynamicItemBehavior(_ n: CGFloat) -> Target { let object = UIDynamicItemBehavior(); return (object, [("angularResistance", { object.angularResistance = n }), ("charge", { object.charge = n }), ("density", { object.density = n }), ("elasticity", { object.elasticity = n }), ("friction", { object.friction = n }), ("resistance", { object.resistance = n })]) }
  private static func ofUIDynamicItemGroup(_ n: CGFloat) -> Target { let object = UIDynamicItemGroup(items: [UIView()]); return (object, [("center", { object.center = CGPoint(x: n, y: n) }), ("transform", { object.transform = CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n) })]) }
  private static func ofUIFieldBehavior(_ n: CGFloat) -> Target { let object = UIFieldBehavior.springField(); return (object, [("animationSpeed", { object.animationSpeed = n }), ("direction", { object.direction = CGVector(dx: n, dy: n) }), ("falloff", { object.falloff = n }), ("minimumRadius", { object.minimumRadius = n }), ("position", { object.position = CGPoint(x: n, y: n) }), ("smoothness", { object.smoothness = n }), ("strength", { object.strength = n })]) }
  private static func ofUIGlassContainerEffect(_ n: CGFloat) -> Target { let object = UIGlassContainerEffect(); return (object, [("spacing", { object.spacing = n })]) }
  private static func ofUIGraphicsImageRendererFormat(_ n: CGFloat) -> Target { let object = UIGraphicsImageRendererFormat(); return (object, [("scale", { object.scale = n })]) }
  private static func ofUIGravityBehavior(_ n: CGFloat) -> Target { let object = UIGravityBehavior(); return (object, [("angle", { object.angle = n }), ("gravityDirection", { object.gravityDirection = CGVector(dx: n, dy: n) }), ("magnitude", { object.magnitude = n }), ("setAngle", { object.setAngle(n, magnitude: n) })]) }
  private static func ofUIImagePickerController(_ n: CGFloat) -> Target { let object = UIImagePickerController(); return (object, [("cameraViewTransform", { object.cameraViewTransform = CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n) }), ("videoMaximumDuration", { object.videoMaximumDuration = Double(n) })]) }
  private static func ofUIImageView(_ n: CGFloat) -> Target { let object = UIImageView(); return (object, [("animationDuration", { object.animationDuration = Double(n) })]) }
  private static func ofUIKeyboardLayoutGuide(_ n: CGFloat) -> Target { let object = UIView().keyboardLayoutGuide; return (object, [("keyboardDismissPadding", { object.keyboardDismissPadding = n })]) }
  private static func ofUILabel(_ n: CGFloat) -> Target { let object = UILabel(); return (object, [("minimumScaleFactor", { object.minimumScaleFactor = n }), ("preferredMaxLayoutWidth", { object.preferredMaxLayoutWidth = n }), ("shadowOffset", { object.shadowOffset = CGSize(width: n, height: n) })]) }
  private static func ofUILongPressGestureRecognizer(_ n: CGFloat) -> Target { let object = UILongPressGestureRecognizer(); return (object, [("allowableMovement", { object.allowableMovement = n }), ("minimumPressDuration", { object.minimumPressDuration = Double(n) })]) }
  private static func ofUINavigationBarAppearance(_ n: CGFloat) -> Target { let object = UINavigationBarAppearance(); return (object, [("titlePositionAdjustment", { object.titlePositionAdjustment = UIOffset(horizontal: n, vertical: n) })]) }
  private static func ofUIPageControlProgress(_ n: CGFloat) -> Target { let object = UIPageControlProgress(); return (object, [("currentProgress", { object.currentProgress = Float(n) })]) }
  private static func ofUIPageControlTimerProgress(_ n: CGFloat) -> Target { let object = UIPageControlTimerProgress(preferredDuration: 1); return (object, [("preferredDuration", { object.preferredDuration = Double(n) })]) }
  private static func ofUIPercentDrivenInteractiveTransition(_ n: CGFloat) -> Target { let object = UIPercentDrivenInteractiveTransition(); return (object, [("completionSpeed", { object.completionSpeed = n })]) }
  private static func ofUIPinchGestureRecognizer(_ n: CGFloat) -> Target { let object = UIPinchGestureRecognizer(); return (object, [("scale", { object.scale = n })]) }
  private static func ofUIPopoverBackgroundView(_ n: CGFloat) -> Target { let object = UIPopoverBackgroundView(); return (object, [("arrowOffset", { object.arrowOffset = n })]) }
  private static func ofUIPopoverController(_ n: CGFloat) -> Target { let object = UIPopoverController(contentViewController: UIViewController()); return (object, [("contentSize", { object.contentSize = CGSize(width: n, height: n) }), ("setContentSize", { object.setContentSize(CGSize(width: n, height: n), animated: false) })]) }
  private static func ofUIPopoverPresentationController(_ n: CGFloat) -> Target { let object = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil); return (object, [("popoverLayoutMargins", { object.popoverLayoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("sourceRect", { object.sourceRect = CGRect(x: n, y: n, width: n, height: n) })]) }
  private static func ofUIPrintFormatter(_ n: CGFloat) -> Target { let object = UIPrintFormatter(); return (object, [("contentInsets", { object.contentInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("maximumContentHeight", { object.maximumContentHeight = n }), ("maximumContentWidth", { object.maximumContentWidth = n }), ("perPageContentInsets", { object.perPageContentInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUIPrintPageRenderer(_ n: CGFloat) -> Target { let object = UIPrintPageRenderer(); return (object, [("footerHeight", { object.footerHeight = n }), ("headerHeight", { object.headerHeight = n })]) }
  private static func ofUIProgressView(_ n: CGFloat) -> Target { let object = UIProgressView(); return (object, [("progress", { object.progress = Float(n) }), ("setProgress", { object.setProgress(Float(n), animated: false) })]) }
  private static func ofUIPushBehavior(_ n: CGFloat) -> Target { let object = UIPushBehavior(items: [UIView()], mode: .continuous); return (object, [("angle", { object.angle = n }), ("magnitude", { object.magnitude = n }), ("pushDirection", { object.pushDirection = CGVector(dx: n, dy: n) }), ("setAngle", { object.setAngle(n, magnitude: n) })]) }
  private static func ofUIResponder(_ n: CGFloat) -> Target { let object = UIResponder(); return (object, [("accessibilityActivationPoint", { object.accessibilityActivationPoint = CGPoint(x: n, y: n) }), ("accessibilityFrame", { object.accessibilityFrame = CGRect(x: n, y: n, width: n, height: n) })]) }
  private static func ofUIRotationGestureRecognizer(_ n: CGFloat) -> Target { let object = UIRotationGestureRecognizer(); return (object, [("rotation", { object.rotation = n })]) }
  private static func ofUIScrollView(_ n: CGFloat) -> Target { let object = UIScrollView(); return (object, [("contentAlignmentPoint", { object.contentAlignmentPoint = CGPoint(x: n, y: n) }), ("contentInset", { object.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("contentOffset", { object.contentOffset = CGPoint(x: n, y: n) }), ("contentSize", { object.contentSize = CGSize(width: n, height: n) }), ("horizontalScrollIndicatorInsets", { object.horizontalScrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("maximumZoomScale", { object.maximumZoomScale = n }), ("minimumZoomScale", { object.minimumZoomScale = n }), ("scrollIndicatorInsets", { object.scrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("setContentOffset", { object.setContentOffset(CGPoint(x: n, y: n), animated: false) }), ("setZoomScale", { object.setZoomScale(n, animated: false) }), ("verticalScrollIndicatorInsets", { object.verticalScrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("zoomScale", { object.zoomScale = n })]) }
  private static func ofUISearchBar(_ n: CGFloat) -> Target { let object = UISearchBar(); return (object, [("searchFieldBackgroundPositionAdjustment", { object.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: n, vertical: n) }), ("searchTextPositionAdjustment", { object.searchTextPositionAdjustment = UIOffset(horizontal: n, vertical: n) })]) }
  private static func ofUISlider(_ n: CGFloat) -> Target { let object = UISlider(); return (object, [("maximumValue", { object.maximumValue = Float(n) }), ("minimumValue", { object.minimumValue = Float(n) }), ("setValue", { object.setValue(Float(n), animated: false) }), ("value", { object.value = Float(n) })]) }
  private static func ofUISnapBehavior(_ n: CGFloat) -> Target { let object = UISnapBehavior(item: UIView(), snapTo: .zero); return (object, [("damping", { object.damping = n }), ("snapPoint", { object.snapPoint = CGPoint(x: n, y: n) })]) }
  private static func ofUISplitViewController(_ n: CGFloat) -> Target { let object = UISplitViewController(); return (object, [("maximumPrimaryColumnWidth", { object.maximumPrimaryColumnWidth = n }), ("maximumSupplementaryColumnWidth", { object.maximumSupplementaryColumnWidth = n }), ("minimumPrimaryColumnWidth", { object.minimumPrimaryColumnWidth = n }), ("minimumSupplementaryColumnWidth", { object.minimumSupplementaryColumnWidth = n }), ("preferredPrimaryColumnWidth", { object.preferredPrimaryColumnWidth = n }), ("preferredPrimaryColumnWidthFraction", { object.preferredPrimaryColumnWidthFraction = n }), ("preferredSupplementaryColumnWidth", { object.preferredSupplementaryColumnWidth = n }), ("preferredSupplementaryColumnWidthFraction", { object.preferredSupplementaryColumnWidthFraction = n })]) }
  private static func ofUIStackView(_ n: CGFloat) -> Target { let object = UIStackView(); return (object, [("spacing", { object.spacing = n })]) }
  private static func ofUIStepper(_ n: CGFloat) -> Target { let object = UIStepper(); return (object, [("maximumValue", { object.maximumValue = Double(n) }), ("minimumValue", { object.minimumValue = Double(n) }), ("stepValue", { object.stepValue = Double(n) }), ("value", { object.value = Double(n) })]) }
  private static func ofUITabBar(_ n: CGFloat) -> Target { let object = UITabBar(); return (object, [("itemSpacing", { object.itemSpacing = n }), ("itemWidth", { object.itemWidth = n })]) }
  private static func ofUITabBarAppearance(_ n: CGFloat) -> Target { let object = UITabBarAppearance(); return (object, [("stackedItemSpacing", { object.stackedItemSpacing = n }), ("stackedItemWidth", { object.stackedItemWidth = n })]) }
  private static func ofUITabBarItem(_ n: CGFloat) -> Target { let object = UITabBarItem(); return (object, [("titlePositionAdjustment", { object.titlePositionAdjustment = UIOffset(horizontal: n, vertical: n) })]) }
  private static func ofUITabBarItemStateAppearance(_ n: CGFloat) -> Target { let object = UITabBarItemStateAppearance(); return (object, [("badgePositionAdjustment", { object.badgePositionAdjustment = UIOffset(horizontal: n, vertical: n) }), ("titlePositionAdjustment", { object.titlePositionAdjustment = UIOffset(horizontal: n, vertical: n) })]) }
  private static func ofUITableView(_ n: CGFloat) -> Target { let object = UITableView(); return (object, [("estimatedRowHeight", { object.estimatedRowHeight = n }), ("estimatedSectionFooterHeight", { object.estimatedSectionFooterHeight = n }), ("estimatedSectionHeaderHeight", { object.estimatedSectionHeaderHeight = n }), ("fillerRowHeight", { object.fillerRowHeight = n }), ("rowHeight", { object.rowHeight = n }), ("sectionFooterHeight", { object.sectionFooterHeight = n }), ("sectionHeaderHeight", { object.sectionHeaderHeight = n }), ("sectionHeaderTopPadding", { object.sectionHeaderTopPadding = n }), ("separatorInset", { object.separatorInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUITableViewCell(_ n: CGFloat) -> Target { let object = UITableViewCell(); return (object, [("indentationWidth", { object.indentationWidth = n }), ("separatorInset", { object.separatorInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUITextField(_ n: CGFloat) -> Target { let object = UITextField(); return (object, [("minimumFontSize", { object.minimumFontSize = n })]) }
  private static func ofUITextView(_ n: CGFloat) -> Target { let object = UITextView(); return (object, [("textContainerInset", { object.textContainerInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n) })]) }
  private static func ofUIVideoEditorController(_ n: CGFloat) -> Target { let object = UIVideoEditorController(); return (object, [("videoMaximumDuration", { object.videoMaximumDuration = Double(n) })]) }
  private static func ofUIView(_ n: CGFloat) -> Target { let object = UIView(); return (object, [("alpha", { object.alpha = n }), ("anchorPoint", { object.anchorPoint = CGPoint(x: n, y: n) }), ("bounds", { object.bounds = CGRect(x: n, y: n, width: n, height: n) }), ("center", { object.center = CGPoint(x: n, y: n) }), ("contentScaleFactor", { object.contentScaleFactor = n }), ("contentStretch", { object.contentStretch = CGRect(x: n, y: n, width: n, height: n) }), ("directionalLayoutMargins", { object.directionalLayoutMargins = NSDirectionalEdgeInsets(top: n, leading: n, bottom: n, trailing: n) }), ("frame", { object.frame = CGRect(x: n, y: n, width: n, height: n) }), ("largeContentImageInsets", { object.largeContentImageInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("layoutMargins", { object.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("setNeedsDisplay", { object.setNeedsDisplay(CGRect(x: n, y: n, width: n, height: n)) }), ("transform", { object.transform = CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n) }), ("transform3D", { object.transform3D = CATransform3DMakeTranslation(n, n, n) })]) }
  private static func ofUIViewController(_ n: CGFloat) -> Target { let object = UIViewController(); return (object, [("additionalSafeAreaInsets", { object.additionalSafeAreaInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n) }), ("preferredContentSize", { object.preferredContentSize = CGSize(width: n, height: n) })]) }
  private static func ofUIViewPropertyAnimator(_ n: CGFloat) -> Target { let object = UIViewPropertyAnimator(); return (object, [("fractionComplete", { object.fractionComplete = n })]) }
}
