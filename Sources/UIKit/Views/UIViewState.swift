/// The stored properties of a view besides its layer and its position in the hierarchy.
struct UIViewState {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  /// Whether `contentScaleFactor` was set and does not follow the screen.
  var hasOwnContentScale = false
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Margins that were set as directional ones. If not nil, they replace `layoutMargins`.
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The safe area insets of which the view was last notified.
  var knownSafeArea = UIEdgeInsets.zero
  /// Safe area insets that the view keeps while a zoom moves it; nil otherwise.
  var heldSafeArea: UIEdgeInsets?
  /// The number of the `SafeAreaGeneration` in which neither the view nor its superview has a safe area; 0 for none.
  var generationWithoutSafeArea = 0
  /// The anchor that `traitAnchor` found last; nil if the view itself is the anchor, or if the anchor is unknown.
  weak var knownTraitAnchor: UIView?
  /// The number of ancestors that were visited to find this view's traits and safe area. For tests.
  var ancestorSteps = 0
  /// Whether the subviews were last notified of a safe area without insets.
  var subviewsKnowNoSafeArea = false
  /// nil if no trait was overridden.
  var traitOverrides: TraitSet?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits of which the view was last notified; nil if it never was.
  var knownTraits: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// nil if no constraint involves the view or its contents.
  var layout: ViewLayoutState?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// Whether the view ever had a gesture recogniser. From then on, its list is not nil.
  var hadGestureRecognizers = false
  /// Whether the view was asked to become the first responder before it had a window.
  var becomesFirstResponderInWindow = false
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  /// The name of the unknown class for which this view stands in.
  var standInFor: String?
  /// nil if no property was set.
  var accessibility: AccessibilityState?
  /// nil if no limit was set.
  var contentSizeLimits: ContentSizeLimits?
  /// The kind of list that the subviews are in, for lists.
  var listEnvironment: UIListEnvironment?
  /// The kind of list that the view is an item of, for items of collection views.
  var ownListEnvironment: UIListEnvironment?
}
