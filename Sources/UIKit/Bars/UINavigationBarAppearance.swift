/// The appearance of a navigation bar (Apple: UINavigationBarAppearance).
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Missing attributes have defaults: 17 points, semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Stored; has no effect on Linux.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The attributes of the large title. Missing attributes have defaults: 34 points, bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// The image of the back button; nil is the default chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// Stored; has no effect on Linux.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeTitle(titleTextAttributes, "titleTextAttributes")
    coder.encodeOffset(titlePositionAdjustment, "titlePositionAdjustment")
    coder.encodeTitle(largeTitleTextAttributes, "largeTitleTextAttributes")
    coder.encode(buttonAppearance, forKey: "buttonAppearance")
    coder.encode(doneButtonAppearance, forKey: "doneButtonAppearance")
    coder.encode(backButtonAppearance, forKey: "backButtonAppearance")
    coder.encode(backIndicatorImage, forKey: "backIndicatorImage")
    coder.encode(backIndicatorTransitionMaskImage, forKey: "backIndicatorTransitionMaskImage")
  }

  override func decode(_ coder: NSCoder) {
    super.decode(coder)
    titleTextAttributes = coder.titleAttributes("titleTextAttributes")
    titlePositionAdjustment = coder.offset("titlePositionAdjustment")
    largeTitleTextAttributes = coder.titleAttributes("largeTitleTextAttributes")
    buttonAppearance = coder.itemAppearance("buttonAppearance") ?? buttonAppearance
    doneButtonAppearance = coder.itemAppearance("doneButtonAppearance") ?? doneButtonAppearance
    backButtonAppearance = coder.itemAppearance("backButtonAppearance") ?? backButtonAppearance
    setBackIndicatorImage(
      coder.object(UIImage.self, "backIndicatorImage"),
      transitionMaskImage: coder.object(UIImage.self, "backIndicatorTransitionMaskImage"))
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
