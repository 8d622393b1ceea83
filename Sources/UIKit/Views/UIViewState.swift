/// What views keep besides their layer and their place in the hierarchy.
struct UIViewState {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  /// `contentScaleFactor` was set, and does not follow the screen.
  var hasOwnContentScale = false
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Set last by their direction, and then in place of `layoutMargins`.
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// Safe area as subviews were last told.
  var knownSafeArea = UIEdgeInsets.zero
  /// No subview was told of a safe area.
  var subviewsKnowNoSafeArea = false
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What the view was told of its surroundings; nil: nothing but what its superview knows.
  var knownTraits: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// nil where constraints name neither the view nor what is in it.
  var layout: ViewLayoutState?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  /// The name of a class that is not known, in whose place the view stands.
  var standInFor: String?
  /// nil where nothing was set.
  var accessibility: AccessibilityState?
  /// nil where nothing was set.
  var contentSizeLimits: ContentSizeLimits?
}
